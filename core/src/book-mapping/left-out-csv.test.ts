import { describe, expect, it } from "vitest";
import { leftOutCsv } from "./left-out-csv.ts";

describe("leftOutCsv", () => {
  it("writes rows in their own columns with row and reason, and no formula", () => {
    const words = { row: "Row", reason: "Why", faults: { letter: "A letter", total: "A total" } };
    const csv = leftOutCsv(
      {
        count: 2,
        rows: [
          {
            row: 47,
            value: "1,24O.00",
            fault: "letter",
            cells: ["1415", "=HYPERLINK(1)", "1,24O.00"],
          },
          {
            row: 186,
            value: "Total",
            fault: "total",
            cells: ["", 'Total "all"', "-12.50", "+cmd"],
          },
        ],
      },
      ["Acct", "Name", "Dr"],
      // The others don't occur here.
      words as Parameters<typeof leftOutCsv>[2],
      ",",
    );

    expect(csv.split("\r\n")).toEqual([
      "Row,Acct,Name,Dr,,Why",
      `47,1415,'=HYPERLINK(1),"1,24O.00",,A letter`,
      `186,,"Total ""all""",-12.50,'+cmd,A total`,
      "",
    ]);
  });
});
