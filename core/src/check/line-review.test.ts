import { describe, expect, it } from "vitest";
import { wholesaler, wholesalerLines } from "../../golden/wholesaler.ts";
import type { Day } from "../calendar/day.ts";
import type { JournalLine } from "../ledger/ledger.ts";
import { toMinor } from "../money/money.ts";
import type { Check } from "./check.ts";
import type { ReviewFacts } from "./line-review.ts";
import { reviewOf } from "./testing/review.ts";

describe("lineReview", () => {
  it("finds the entry that doesn't balance", () => {
    const lines = [...wholesalerLines, aLine({ transactionId: "odd", amount: toMinor(125_00) })];

    expect(of(review(lines), "journals-balance")).toMatchObject({
      outcome: "Fail",
      transactionId: "odd",
      actual: 125_00,
    });
  });

  it("finds lines without an account, and outside the period", () => {
    const lines = [
      aLine({ transactionId: "lost", accountId: "nowhere" }),
      aLine({ date: "2020-01-01" as Day }),
    ];

    expect(of(review(lines), "lines-placed")).toMatchObject({
      outcome: "Fail",
      transactionId: "lost",
      accountId: "nowhere",
    });
  });

  it("finds what was posted long after its period had closed, and lets accountants finish", () => {
    const posted = (createdAt: string, closedThrough?: Day) =>
      of(
        review(
          [aLine({ date: "2025-11-30" as Day, createdAt })],
          closedThrough && { closedThrough },
        ),
        "prior-period-posting",
      )?.outcome;

    expect(posted("2026-03-31T00:00:00Z")).toBe("Pass");
    expect(posted("2026-04-01T00:00:00Z")).toBe("Fail");
    expect(posted("2026-03-01T00:00:00Z", "2025-11-30" as Day)).toBe("Fail");
    expect(posted("2026-04-01T00:00:00Z", "2025-10-31" as Day)).toBe("Pass");
  });

  it("compares no invoices that name no customer", () => {
    const invoice = aLine({ documentNumber: "1001" });
    const check = of(review([invoice, { ...invoice, transactionId: "2" }]), "duplicate-documents");

    expect([check?.outcome, check?.fact.code]).toEqual(["Inconclusive", "no-documents"]);
  });

  it("finds invoices that were entered twice, and not payments or other customers' invoices", () => {
    const invoice = aLine({ partyId: "acme", documentNumber: "1001", accountId: "1200" });
    const outcome = (over: Partial<JournalLine>) =>
      of(review([invoice, { ...invoice, transactionId: "other", ...over }]), "duplicate-documents")
        ?.outcome;

    expect(outcome({ date: "2026-01-20" as Day, amount: toMinor(5) })).toBe("Fail");
    expect(outcome({ documentNumber: "1002" })).toBe("Fail");
    expect(outcome({ documentNumber: "1002", date: "2026-01-20" as Day })).toBe("Pass");
    expect(outcome({ partyId: "other" })).toBe("Pass");
    expect(outcome({ amount: toMinor(-100) })).toBe("Pass");
  });
});

const review = (lines: readonly JournalLine[], more?: Partial<ReviewFacts>) =>
  reviewOf(wholesaler, lines, more);

const of = (checks: readonly Check[], id: string) => checks.find((check) => check.id === id);

function aLine(over: Partial<JournalLine>): JournalLine {
  return {
    transactionId: "1",
    transactionType: "Invoice",
    lineNumber: 0,
    date: "2026-01-10" as Day,
    accountId: "1200",
    amount: toMinor(100),
    ...over,
  };
}
