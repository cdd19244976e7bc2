import { describe, expect, it } from "vitest";
import { downloadEach } from "./download.ts";

describe("downloadEach", () => {
  it("pauses half a second between files, and not before the first or after the last (S-U56, S-K14)", async () => {
    const happened: (string | number)[] = [];

    await downloadEach(["/a.xlsx", "/b.xlsx", "/c.xlsx"], {
      save: (address) => happened.push(address),
      pause: async (milliseconds) => {
        happened.push(milliseconds);
      },
    });

    expect(happened).toEqual(["/a.xlsx", 500, "/b.xlsx", 500, "/c.xlsx"]);
  });
});
