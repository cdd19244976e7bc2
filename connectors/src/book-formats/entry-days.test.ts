import { tieOut } from "@tieout/core/book-mapping/tie-out";
import type { Day } from "@tieout/core/calendar/day";
import type { Minor } from "@tieout/core/money";
import { describe, expect, it } from "vitest";
import { gathering } from "./gathering.ts";

const twoEntries = [
  ["1", "2025-01-10", "1000", 5000],
  ["1", "2025-01-10", "4000", -5000],
  ["2", "2025-01-20", "1000", 700],
  ["2", "2025-01-20", "4000", -700],
] as const;

describe("an entry's date", () => {
  it("differs in one of its lines: one finding, with the entry and its later day", () => {
    const found = checked([
      ...twoEntries,
      ["3", "2025-01-30", "1000", 900],
      ["3", "2025-02-03", "4000", -900],
    ]);

    expect(found).toMatchObject({ outcome: "differs", agreed: 2, of: 3 });
    expect(found.differences).toEqual([
      { expected: 0, actual: -900, place: { transactionId: "3", end: "2025-02-03" } },
    ]);
  });

  it("may be several where a number is used again, in a ledger by account too", () => {
    expect(
      checked([
        ["1", "2025-01-10", "1000", -5000],
        ["1", "2025-02-10", "1000", 5000],
        ["1", "2025-01-10", "6000", 5000],
        ["1", "2025-02-10", "4000", -5000],
      ]).outcome,
    ).toBe("agrees");
  });

  it("isn't compared where many entries have lines of several days, or where one is out of balance", () => {
    const dated = ["4", "5", "6"].flatMap((id): Line[] => [
      [id, "2025-03-01", "1000", 100],
      [id, "2025-03-02", "4000", -100],
    ]);
    const unbalanced: Line[] = [
      ["7", "2025-03-01", "1000", 100],
      ["7", "2025-03-02", "4000", -90],
    ];

    expect(checked([...twoEntries, ...dated]).outcome).toBe("not-checkable");
    expect(checked([...twoEntries, ...unbalanced]).outcome).toBe("agrees");
  });
});

type Line = readonly [entry: string, date: string, account: string, amount: number];

function checked(lines: readonly Line[]) {
  const { line, books } = gathering("general-ledger");
  for (const [index, [transactionId, date, accountId, amount]] of lines.entries()) {
    const said = { transactionId, accountId, date: date as Day, amount: amount as Minor };
    line({ ...said, transactionType: "Journal entry", lineNumber: index + 1 });
  }
  const { checks } = tieOut(books({ company: {}, fiscalYears: [] }));
  const found = checks.find(({ id }) => id === "entries-on-a-day");
  if (!found) throw new Error("It's always among the checks");
  return found;
}
