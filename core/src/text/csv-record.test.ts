import { describe, expect, it } from "vitest";
import { csvRecord } from "./csv-record.ts";

describe("csvRecord", () => {
  it("quotes what would end a field", () => {
    expect(csvRecord(["Tidewater, Inc.", 'the "old" one', "plain", ""], "en")).toBe(
      '"Tidewater, Inc.","the ""old"" one",plain,\r\n',
    );
  });

  it.each(["es", "fr"] as const)("opens in columns where %s is spoken (X-26)", (language) => {
    expect(csvRecord(["12,50", "a; b"], language)).toBe('"12,50";"a; b"\r\n');
  });

  it("is never worked out by a spreadsheet, and leaves amounts as they are", () => {
    expect(csvRecord(["=1+1", "@sum", "-12.50", "-cmd|x"], "en")).toBe(
      "'=1+1,'@sum,-12.50,'-cmd|x\r\n",
    );
  });
});
