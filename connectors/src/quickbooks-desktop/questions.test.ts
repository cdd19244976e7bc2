import type { Day } from "@tieout/core/calendar/day";
import { recordsRead } from "@tieout/core/import/records-read";
import type { CollectionGroup } from "@tieout/core/submission-request/submission-request";
import { describe, expect, it } from "vitest";
import { questionsOf } from "./questions.ts";

describe("questionsOf", () => {
  it("names nobody and asks for nothing open where only statements are read", () => {
    const { kinds, bodies } = asked("financial-statements");

    expect(kinds).toEqual([
      "accounts",
      "balance-sheet",
      "income-statement",
      "lines",
      "trial-balance",
    ]);
    expect(bodies).not.toMatch(/Aging|CustomerQueryRq|VendorQueryRq|OtherNameQueryRq/);
    expect(bodies).not.toContain("<IncludeColumn>Name</IncludeColumn>");
  });

  it("asks for everyone with transactions, and for nothing open", () => {
    const { kinds, bodies } = asked("financial-statements", "transactions");

    expect(kinds).toEqual(expect.arrayContaining(["customers", "vendors", "other-names"]));
    expect(bodies).toContain("<IncludeColumn>Name</IncludeColumn>");
    expect(bodies).not.toContain("Aging");
  });

  it("asks for one side and its parties, and for no ledger", () => {
    expect(asked("accounts-receivable").kinds).toEqual(["aging", "customers", "open"]);
    expect(asked("accounts-receivable").bodies).not.toContain("APAging");
    expect(asked("accounts-payable").kinds).toEqual(["aging", "open", "vendors"]);
    expect(asked("accounts-payable").bodies).not.toContain("ARAging");
  });
});

function asked(...groups: CollectionGroup[]) {
  // Days by their form.
  const day = (text: string) => text as Day;
  const messages = questionsOf(
    {
      start: day("2025-01-01"),
      end: day("2025-12-31"),
      bases: ["accrual"],
      records: recordsRead({ groups }),
      balanceDays: [day("2024-12-31"), day("2025-12-31")],
      openDays: [day("2025-12-31")],
    },
    { month: 12, day: 31 },
  );
  const kinds = messages.map(({ name }) => name.split(":")[0] ?? "");
  return {
    kinds: [...new Set(kinds)].toSorted(),
    bodies: messages.map(({ body }) => body).join("\n"),
  };
}
