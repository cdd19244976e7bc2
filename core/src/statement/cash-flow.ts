import { addDays, type Day } from "../calendar/day.ts";
import type { PeriodColumn, ReportingPeriod } from "../calendar/fiscal-year.ts";
import { kindOf } from "../ledger/classify.ts";
import {
  type Account,
  type Basis,
  type Classification,
  classifications,
  isGuessed,
  type Ledger,
} from "../ledger/ledger.ts";
import { ledgerBalances } from "../ledger/ledger-balances.ts";
import { type Minor, negate, sum, toMinor } from "../money/money.ts";

export type CashFlowSectionId = "operating" | "investing" | "financing" | "unclassified";

export type CashFlowLineId =
  | "net-income"
  | "depreciation"
  | "receivables"
  | "inventory"
  | "prepaid"
  | "other-current-assets"
  | "payables"
  | "credit-cards"
  | "accrued-payroll"
  | "taxes"
  | "deferred-revenue"
  | "other-current-liabilities"
  | "fixed-assets"
  | "accumulated-depreciation"
  | "intangibles"
  | "other-assets"
  | "short-term-debt"
  | "long-term-debt"
  | "other-liabilities"
  | "equity"
  | "retained-earnings";

/** A line's cash is the debits of `adds` less those of `takes`. */
export interface CashFlowRule {
  readonly id: CashFlowLineId;
  readonly adds: readonly Classification[];
  readonly takes: readonly Classification[];
}

/**
 * Every classification is taken once on balance, except cash itself, accounts that aren't posted to and those of unknown type. Depreciation is
 * added back to net income and taken from accumulated depreciation, so a disposal or an amortization written directly
 * to its asset remains visible under investing.
 */
export const cashFlowRules: Readonly<
  Record<Exclude<CashFlowSectionId, "unclassified">, readonly CashFlowRule[]>
> = {
  operating: [
    taking("net-income", ...classifications.filter((one) => kindOf(one) === "Nominal")),
    { id: "depreciation", adds: ["depreciation_amortization"], takes: [] },
    taking("receivables", "ar"),
    taking("inventory", "inventory"),
    taking("prepaid", "prepaid"),
    taking("other-current-assets", "other_current_asset"),
    taking("payables", "ap"),
    taking("credit-cards", "credit_card"),
    taking("accrued-payroll", "accrued_payroll"),
    taking("taxes", "tax_payable"),
    taking("deferred-revenue", "deferred_revenue"),
    taking("other-current-liabilities", "other_current_liability"),
  ],
  investing: [
    taking("fixed-assets", "fixed_asset"),
    taking("accumulated-depreciation", "accumulated_depreciation", "depreciation_amortization"),
    taking("intangibles", "intangible"),
    taking("other-assets", "other_asset"),
  ],
  financing: [
    taking("short-term-debt", "short_term_debt"),
    taking("long-term-debt", "long_term_debt"),
    taking("other-liabilities", "other_liability"),
    taking("equity", "equity"),
    taking("retained-earnings", "retained_earnings"),
  ],
};

/** One per column; undefined where the books lack the balances that a period opens with. */
export type CashFlowAmounts = readonly (Minor | undefined)[];

/** Exact minor units; cash received is positive. */
export interface CashFlowStatement {
  readonly legalName: string;
  readonly currency: string;
  readonly basis: Basis;
  readonly reportingPeriod: ReportingPeriod;
  readonly columns: readonly PeriodColumn[];
  /** Those with lines, in paper order. */
  readonly sections: readonly CashFlowSection[];
  readonly change: CashFlowAmounts;
  /** What the cash accounts held at the start and the end of each period. */
  readonly opening: CashFlowAmounts;
  readonly closing: readonly Minor[];
  /** The change less what the cash accounts changed by: zero where it's proved. */
  readonly differences: CashFlowAmounts;
}

export interface CashFlowSection {
  readonly id: CashFlowSectionId;
  readonly lines: readonly CashFlowLine[];
  readonly total: CashFlowAmounts;
}

export type CashFlowLine = { readonly amounts: CashFlowAmounts } & (
  | { readonly kind: "rule"; readonly rule: CashFlowRule }
  | { readonly kind: "account"; readonly account: Account }
);

export interface CashFlowRequest {
  /** With the spread's classifications. */
  readonly ledger: Ledger;
  readonly reportingPeriod: ReportingPeriod;
  /** From `periodColumns` for this ledger. */
  readonly columns: readonly PeriodColumn[];
}

/**
 * The indirect cash flow statement, from what was posted to each account in a period: the year's turn posts nothing, so
 * retained earnings hold distributions and corrections, and net income counts once.
 */
export function cashFlowStatement({
  ledger,
  reportingPeriod,
  columns,
}: CashFlowRequest): CashFlowStatement {
  const { legalName, currency, basis, accounts } = ledger;
  const balances = ledgerBalances(ledger);
  const { movements, closings } = balances.over(columns);
  const used = accounts.filter(({ id }) => balances.used(id));
  const known = columns.map((column) =>
    opensTheBooks(ledger, column) ? hasOpenings(ledger) : isCut(addDays(column.start, -1)),
  );
  // By classification, as the sheet's formulas take them out of their line in one range.
  const unclassified = classifications.flatMap((classification) =>
    used.filter((account) => account.classification === classification && isUnclassified(account)),
  );

  const sections = [
    ...(["operating", "investing", "financing"] as const).map((id) =>
      sectionOf(id, cashFlowRules[id].filter(isShown).map(lineOfRule)),
    ),
    sectionOf("unclassified", unclassified.map(lineOfAccount)),
  ].filter(({ lines }) => lines.length > 0);
  const change = totalOf(sections.map(({ total }) => total));
  const cash = classifiedAs(["cash"]);
  const closing = columns.map((_, index) => sum(cash.map((id) => closings(id)[index] ?? zero)));
  const opening = columns.map((column, index) => {
    if (!known[index]) return undefined;
    const eve = ledger.cuts.findLast((cut) => cut < column.start);
    if (eve !== undefined) return sum(cash.map((id) => balances.closing(id, eve)));
    return sum(cash.map((id) => toMinor((closings(id)[index] ?? 0) - (movements(id)[index] ?? 0))));
  });

  return {
    legalName,
    currency,
    basis,
    reportingPeriod,
    columns,
    sections,
    change,
    opening,
    closing,
    differences: change.map((amount, index) => {
      const [before, after] = [opening[index], closing[index]];
      if (amount === undefined || before === undefined || after === undefined) return undefined;
      return toMinor(amount - (after - before));
    }),
  };

  function isCut(day: Day): boolean {
    return ledger.cuts.includes(day);
  }

  function classifiedAs(of: readonly Classification[]): string[] {
    return used
      .filter((account) => of.includes(account.classification) && !isUnclassified(account))
      .map(({ id }) => id);
  }

  function isShown({ id, adds, takes }: CashFlowRule): boolean {
    return id === "net-income" || classifiedAs([...adds, ...takes]).length > 0;
  }

  function lineOfRule(rule: CashFlowRule): CashFlowLine {
    const [added, taken] = [rule.adds, rule.takes].map((of) => classifiedAs(of).map(movements));
    const amounts = columns.map((_, index) => {
      if (!known[index] && needsOpening(rule)) return undefined;
      const debits = (rows: readonly (readonly Minor[])[] = []) =>
        sum(rows.map((amounts) => amounts[index] ?? zero));
      return toMinor(debits(added) - debits(taken));
    });
    return { kind: "rule", rule, amounts };
  }

  function lineOfAccount(account: Account): CashFlowLine {
    const moved = movements(account.id);
    const amounts = known.map((is, index) => (is ? negate(moved[index] ?? zero) : undefined));
    return { kind: "account", account, amounts };
  }

  function sectionOf(id: CashFlowSectionId, lines: readonly CashFlowLine[]): CashFlowSection {
    return { id, lines, total: totalOf(lines.map(({ amounts }) => amounts)) };
  }

  function totalOf(rows: readonly CashFlowAmounts[]): CashFlowAmounts {
    return columns.map((_, index) => {
      if (!known[index]) return undefined;
      return sum(rows.map((amounts) => amounts[index] ?? zero));
    });
  }
}

/** Its nature isn't known well enough to say what its money was for. Cash is proved as the balance sheet has it. */
function isUnclassified(account: Account): boolean {
  if (account.kind === "Nominal" || account.classification === "cash") return false;
  const { classification } = account;
  return classification === "non_posting" || classification === "unknown" || isGuessed(account);
}

/** Whether a column holds the first period collected, which no balance of an earlier one precedes. */
export function opensTheBooks({ cuts }: Ledger, { start }: PeriodColumn): boolean {
  const [first] = cuts;
  return first === undefined || start <= first;
}

/** Books without any may be new, or collected without the balances before them. */
function hasOpenings({ months, cuts }: Ledger): boolean {
  return months.some(({ end, opening }) => end === cuts[0] && opening !== 0);
}

/** What was earned needs no balance. */
function needsOpening({ adds, takes }: CashFlowRule): boolean {
  return [...adds, ...takes].some((one) => kindOf(one) === "Real");
}

function taking(id: CashFlowLineId, ...of: readonly Classification[]): CashFlowRule {
  return { id, adds: [], takes: of };
}

const zero = toMinor(0);
