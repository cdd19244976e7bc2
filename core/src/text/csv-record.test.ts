import { describe, expect, it } from "vitest";
import { csvRecord } from "./text.ts";

describe("csvRecord", () => {
  it("quotes what would end a field", () => {
    expect(csvRecord(["Tidewater, Inc.", 'the "old" one', "plain", ""], ",")).toBe(
      '"Tidewater, Inc.","the ""old"" one",plain,\r\n',
    );
  });

  it("opens in columns where a comma stands before fractions (X-26)", () => {
    expect(csvRecord(["12,50", "a; b"], ";")).toBe('"12,50";"a; b"\r\n');
  });

  it("is never worked out by a spreadsheet, and leaves amounts as they are", () => {
    expect(csvRecord(["=1+1", "@sum", "-12.50", "-cmd|x"], ",")).toBe(
      "'=1+1,'@sum,-12.50,'-cmd|x\r\n",
    );
  });
});
