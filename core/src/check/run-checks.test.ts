import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyBooks } from "../../golden/any-books.ts";
import { wholesaler, wholesalerLines } from "../../golden/wholesaler.ts";
import type { Day } from "../calendar/day.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { ledgerBalances } from "../ledger/ledger-balances.ts";
import { negate, toMinor } from "../money/money.ts";
import { type Check, tieOutSummary, type VendorFigure } from "./check.ts";
import { runChecks } from "./run-checks.ts";
import { reviewOf } from "./testing/review.ts";
import { toleranceOf } from "./vendor-checks.ts";

describe("runChecks", () => {
  it("proves the golden wholesaler's books, whatever there is to prove them by", () => {
    const checks = runChecks({
      ...plain,
      ledger: wholesaler,
      lineChecks: reviewOf(wholesaler, wholesalerLines),
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
      lineChecks: reviewOf(wholesaler, wholesalerLines),
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
      lineChecks: reviewOf(wholesaler, wholesalerLines, { hasEntries: false }),
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

  it("doesn't say that assets equal liabilities and equity while an account with a balance has no type", () => {
    const accounts = wholesaler.accounts.map((account) =>
      account.id === "1300" ? { ...account, classification: "unknown" as const } : account,
    );

    const checks = runChecks({ ...plain, ledger: { ...wholesaler, accounts } });

    expect(reasonsOf(checks)).toMatchObject({
      "assets-equal-liabilities-and-equity": "sheet-of-unknown-types",
    });
  });

  it("passes nothing that had nothing to check", () => {
    const checks = runChecks({
      ...plain,
      ledger: { ...wholesaler, cuts: [], months: [] },
      lineChecks: reviewOf(wholesaler, []),
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

/** Books of a package, of which nothing else is known. */
const plain = {
  source: "package",
  lineChecks: [],
  vendorFigures: [],
  tolerance: toleranceOf("example"),
} as const;

const idsOf = (checks: readonly Check[], outcome: Check["outcome"]) =>
  checks.filter((check) => check.outcome === outcome).map(({ id }) => id);

/** Why each check wasn't made. */
const reasonsOf = (checks: readonly Check[]) =>
  Object.fromEntries(
    checks
      .filter(({ outcome }) => outcome === "Inconclusive")
      .map(({ id, fact }) => [id, fact.code]),
  );

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
