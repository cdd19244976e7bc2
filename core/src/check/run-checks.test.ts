import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyBooks } from "../../golden/any-books.ts";
import { wholesaler, wholesalerLines } from "../../golden/wholesaler.ts";
import type { Day } from "../calendar/day.ts";
import type { JournalLine, Ledger } from "../ledger/ledger.ts";
import { ledgerBalances } from "../ledger/ledger-balances.ts";
import { negate, toMinor } from "../money/money.ts";
import { type Check, tieOutSummary, type VendorFigure } from "./check.ts";
import { lineReview, type ReviewFacts } from "./line-review.ts";
import { runChecks } from "./run-checks.ts";
import { toleranceOf } from "./vendor-checks.ts";

describe("runChecks", () => {
  it("proves the golden wholesaler's books, whatever there is to prove them by", () => {
    const checks = runChecks({
      ...plain,
      ledger: wholesaler,
      lineChecks: review(wholesalerLines),
      vendorFigures: figuresOf(wholesaler, "2025-12-31" as Day),
      receivables: [aReceivable(134_000_00)],
      payables: [{ ...aReceivable(76_000_00), side: "payable" }],
    });

    expect(checks.filter(({ outcome }) => outcome !== "Pass").map(({ id }) => id)).toEqual([
      "prior-period-posting",
      "duplicate-documents",
    ]);
    expect(tieOutSummary(checks)).toEqual({ passed: 14, failed: 0, notCheckable: 0, total: 14 });
  });

  it("says what it couldn't check, rather than nothing", () => {
    const checks = runChecks({
      ...plain,
      ledger: wholesaler,
      lineChecks: review(wholesalerLines),
      receivables: [],
    });

    expect(idsOf(checks, "Inconclusive")).toEqual([
      "vendor-trial-balance",
      "vendor-balance-sheet",
      "vendor-income-statement",
      "aging:receivable",
      "prior-period-posting",
      "duplicate-documents",
    ]);
    expect(tieOutSummary(checks)).toEqual({ passed: 7, failed: 0, notCheckable: 4, total: 11 });
  });

  it("passes nothing of books of balances alone that only entries or months could prove", () => {
    const checks = runChecks({
      ...plain,
      source: "file",
      ledger: wholesaler,
      lineChecks: review(wholesalerLines, { hasEntries: false }),
      balanceDays: ["2025-12-31" as Day],
    });

    expect(reasonsOf(checks)).toMatchObject({
      "balances-roll-forward": "balances-alone",
      "fiscal-year-roll": "balances-alone",
      "months-add-up": "balances-alone",
      "journals-balance": "no-entries",
      "lines-placed": "no-entries",
      "prior-period-posting": "no-entries",
      "duplicate-documents": "no-documents",
    });
    expect(idsOf(checks, "Pass")).toEqual([
      "trial-balance-zero",
      "assets-equal-liabilities-and-equity",
      "suspense-balance",
      "opening-balance-equity",
      "headings-unposted",
      "accounts-classified",
    ]);
  });

  it("passes nothing that had nothing to check", () => {
    const checks = runChecks({
      ...plain,
      ledger: { ...wholesaler, cuts: [], months: [] },
      lineChecks: review([]),
      vendorFigures: [{ report: "BalanceSheet", end: "2025-12-31" as Day, amount: toMinor(1) }],
    });

    expect(reasonsOf(checks)).toMatchObject({
      "trial-balance-zero": "nothing-to-compare",
      "balances-roll-forward": "nothing-to-compare",
      "assets-equal-liabilities-and-equity": "nothing-to-compare",
      "journals-balance": "no-entries",
      "lines-placed": "no-entries",
      "duplicate-documents": "no-documents",
    });
  });

  it("speaks of no package where the books came as a file", () => {
    const vendorFigures = figuresOf(wholesaler, "2025-12-31" as Day).slice(0, 3);

    const checks = runChecks({ ...plain, source: "file", ledger: wholesaler, vendorFigures });

    expect(checks.map(({ fact }) => fact)).toContainEqual({
      code: "no-report",
      values: { source: "file", report: "BalanceSheet" },
    });
    expect(JSON.stringify(checks.map(({ fact }) => fact))).not.toContain('"package"');
  });

  it("finds nothing wrong with any balanced books", () => {
    fc.assert(
      fc.property(anyBooks, ({ ledger }) => {
        const checks = runChecks({ ...plain, ledger });

        expect(
          idsOf(
            checks.filter(({ category }) => category !== "quality"),
            "Fail",
          ),
        ).toEqual([]);
      }),
    );
  });
});

describe("vendor reports", () => {
  it("fail by the account that is furthest off, and pass within the package's tolerance", () => {
    const figures = figuresOf(wholesaler, "2025-12-31" as Day);
    const off = (by: number): VendorFigure[] =>
      figures.map((figure) =>
        figure.report === "BalanceSheet" && figure.accountId === "1300"
          ? { ...figure, amount: toMinor(figure.amount + by) }
          : figure,
      );
    const outcome = (by: number, datasource: string) =>
      runChecks({
        ...plain,
        ledger: wholesaler,
        vendorFigures: off(by),
        tolerance: toleranceOf(datasource),
      }).find(({ id }) => id === "vendor-balance-sheet:2025-12-31");

    expect(outcome(250_00, "Xero")).toMatchObject({
      outcome: "Fail",
      accountId: "1300",
      expected: 80_250_00,
      actual: 80_000_00,
      difference: -250_00,
      tolerance: 1,
      fact: {
        code: "report-differs",
        values: {
          source: "package",
          report: "BalanceSheet",
          differing: 1,
          figures: 9,
          difference: { minor: 250_00, currency: "USD" },
          ledgerHas: "less",
          in: "1300 Marine hardware",
        },
      },
    });
    expect(outcome(1, "xero")?.outcome).toBe("Pass");
    expect(outcome(1, "example")?.outcome).toBe("Fail");
    expect(outcome(100, "FreeAgent")?.outcome).toBe("Pass");
  });

  it("can't be compared on a day for which no balances are kept", () => {
    const [figure] = figuresOf(wholesaler, "2025-12-31" as Day);
    const odd = figure ? [{ ...figure, end: "2025-12-30" as Day }] : [];

    const checks = runChecks({
      ...plain,
      ledger: wholesaler,
      vendorFigures: odd,
    });

    expect(idsOf(checks, "Inconclusive")).toContain(`vendor-trial-balance:2025-12-30`);
  });
});

describe("agings", () => {
  it("fail where the ledger's control account says otherwise, by how much", () => {
    const [check] = runChecks({
      ...plain,
      ledger: wholesaler,
      receivables: [aReceivable(130_000_00)],
    }).filter(({ category }) => category === "aging");

    expect(check).toMatchObject({
      id: "aging:receivable:2025-12-31",
      outcome: "Fail",
      expected: 134_000_00,
      actual: 130_000_00,
      difference: -4_000_00,
      accountId: "1200",
    });
  });

  it("ask nothing of books on a cash basis", () => {
    const checks = runChecks({
      ...plain,
      ledger: { ...wholesaler, basis: "cash" },
      receivables: [aReceivable(1)],
    });

    expect(checks.filter(({ category }) => category === "aging")).toEqual([]);
  });
});

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

/** Books of a package, of which nothing else is known. */
const plain = {
  source: "package",
  lineChecks: [],
  vendorFigures: [],
  tolerance: toleranceOf("example"),
} as const;

const idsOf = (checks: readonly Check[], outcome: Check["outcome"]) =>
  checks.filter((check) => check.outcome === outcome).map(({ id }) => id);

const of = (checks: readonly Check[], id: string) => checks.find((check) => check.id === id);

/** Why each check wasn't made. */
const reasonsOf = (checks: readonly Check[]) =>
  Object.fromEntries(
    checks
      .filter(({ outcome }) => outcome === "Inconclusive")
      .map(({ id, fact }) => [id, fact.code]),
  );

function review(lines: readonly JournalLine[], more: Partial<ReviewFacts> = {}): Check[] {
  const { accounts, currency, fiscalYearEnd, from } = wholesaler;
  const facts: ReviewFacts = {
    source: "package",
    accounts,
    currency,
    fiscalYearEnd,
    from,
    upTo: "2026-03-15" as Day,
    ...more,
  };
  const all = lineReview(facts);
  for (const line of lines) all.add(line);
  for (const place of all.doubts()) {
    const line = lines[place];
    if (line) all.addAgain(line);
  }
  return all.checks();
}

/** What a faithful package reports a year after the start. */
function figuresOf(ledger: Ledger, end: Day): VendorFigure[] {
  const balances = ledgerBalances(ledger);
  const start = `${end.slice(0, 4)}-01-01` as Day;
  const all = ledger.accounts.map(({ id, kind }) => ({
    accountId: id,
    kind,
    end,
    amount: balances.closing(id, end),
  }));
  const used = all.filter(({ amount }) => amount !== 0);
  return [
    ...used.map(({ kind: _, ...figure }) => ({ ...figure, report: "TrialBalance" as const })),
    ...used
      .filter(({ kind }) => kind === "Real")
      .map(({ kind: _, ...figure }) => ({ ...figure, report: "BalanceSheet" as const })),
    {
      report: "IncomeStatement",
      start,
      end,
      total: "NetIncome",
      amount: toMinor(-44_200_00),
    },
    { report: "ReceivablesAging", end, total: "Total", amount: balances.closing("1200", end) },
    { report: "PayablesAging", end, total: "Total", amount: negate(toMinor(76_000_00)) },
  ];
}

function aReceivable(outstanding: number) {
  return {
    side: "receivable" as const,
    asOf: "2025-12-31" as Day,
    documentId: "1",
    kind: "invoice" as const,
    partyId: "acme",
    date: "2025-12-10" as Day,
    total: toMinor(outstanding),
    outstanding: toMinor(outstanding),
  };
}

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
