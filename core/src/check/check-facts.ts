import type { Side } from "../account-types/account-class.ts";
import type { FactOf, Money, NoValues, OnDay } from "../fact/fact.ts";

export type Outcome = "Pass" | "Fail" | "Inconclusive";

export type BooksSource = "package" | "file";

export type CheckFact = FactOf<CheckFacts>;

export type ComparedReport = "TrialBalance" | "BalanceSheet" | "IncomeStatement";

/** Our totals by the names that connectors use. */
export type TotalName =
  | "NetIncome"
  | "GrossProfit"
  | "TotalAssets"
  | "TotalLiabilities"
  | "TotalEquity"
  | "RetainedEarnings";

export interface TotalFact {
  readonly code: "total";
  readonly values: { readonly total: TotalName };
}

interface CheckFacts extends LedgerFacts, ComparisonFacts, QualityFacts, FileFacts {
  /** For checks kept before findings were facts. */
  "earlier-check": NoValues;
}

interface LedgerFacts {
  "nothing-to-compare": NoValues;
  "no-entries": NoValues;
  "balances-alone": NoValues;
  /** Balances that the books began with aren't known, so none is shown or checked. */
  "openings-unknown": NoValues;
  "trial-balances-zero": { readonly trialBalances: number };
  "trial-balances-off": {
    readonly trialBalances: number;
    readonly on: OnDay;
    readonly difference: Money;
  };
  "balances-follow": { readonly periods: number };
  "balances-off": {
    readonly balances: number;
    readonly account: string;
    readonly difference: Money;
    readonly on: OnDay;
  };
  "no-year-end": NoValues;
  "years-rolled": { readonly years: number };
  "year-not-rolled": {
    readonly yearEnd: OnDay;
    readonly account: string;
    readonly difference: Money;
  };
  "no-full-year": NoValues;
  "months-add-up": { readonly years: number };
  "months-off": { readonly yearEnd: OnDay; readonly difference: Money };
  "entries-balance": { readonly lines: number };
  "entries-off": {
    readonly entries: number;
    readonly lines: number;
    readonly entryType: string;
    readonly on: OnDay;
    readonly difference: Money;
  };
  "lines-placed": { readonly lines: number };
  "lines-misplaced": {
    readonly lines: number;
    readonly withoutAccount: number;
    readonly outsidePeriod: number;
  };
  "lines-kept": { readonly lines: number };
  "lines-lost": {
    readonly lines: number;
    readonly unknownAccounts: number;
    readonly unknownParties: number;
    readonly differingMonths: number;
  };
}

interface ComparisonFacts {
  "sheet-balances": { readonly periods: number };
  "sheet-off": {
    readonly periods: number;
    readonly on: OnDay;
    readonly greater: "assets" | "liabilities-and-equity";
    readonly difference: Money;
  };
  /** Accounts of unknown type are in neither total. */
  "sheet-of-unknown-types": { readonly on: OnDay; readonly balance: Money };
  "no-aging": NoValues;
  "no-control-account": { readonly side: "receivable" | "payable" };
  "aging-without-balances": NoValues;
  "aging-agrees": { readonly documents: number; readonly balance: Money };
  "aging-differs": { readonly documents: number } & AgingDifference;
  /** From the package's own aging report. */
  "aging-report-agrees": { readonly balance: Money };
  "aging-report-differs": AgingDifference;
  /** Open documents against the package's own aging report, where no ledger was read. */
  "documents-match-report": { readonly documents: number; readonly total: Money };
  "documents-differ-from-report": {
    readonly documents: number;
    /** Without a sign. */
    readonly difference: Money;
    readonly open: Money;
    readonly report: Money;
  };
  "no-report": { readonly source: BooksSource; readonly report: ComparedReport };
  "report-without-balances": NoValues;
  "report-agrees": {
    readonly source: BooksSource;
    readonly report: ComparedReport;
    readonly figures: number;
  };
  "report-differs": {
    readonly source: BooksSource;
    readonly report: ComparedReport;
    readonly differing: number;
    readonly figures: number;
    /** The largest difference, without a sign. */
    readonly difference: Money;
    readonly ledgerHas: "more" | "less";
    readonly in: string | TotalFact;
  };
}

type AgingDifference = {
  /** Without a sign. */
  readonly difference: Money;
  readonly open: Money;
  readonly ledger: Money;
};

interface QualityFacts {
  "posting-times-unknown": { readonly source: BooksSource };
  "closed-periods-untouched": NoValues;
  "closed-periods-changed": {
    readonly entries: number;
    readonly days: number;
    readonly entryType: string;
    readonly on: OnDay;
    readonly account: string;
  };
  "company-matches": { readonly business: string; readonly company: string };
  "company-differs": {
    readonly business: string;
    readonly company: string;
    readonly currency: "same" | "differs";
    readonly country: "same" | "differs";
    readonly accounts: "same" | "differs";
  };
  /** The books' months aren't those asked for. */
  "period-differs": {
    /** Asked for. */
    readonly from: OnDay;
    readonly to: OnDay;
    /** What the books cover. */
    readonly first: OnDay;
    readonly last: OnDay;
    readonly ends: "as-asked" | "earlier" | "later";
    readonly endMonths: number;
    /** `began`: nothing was posted before, and all balances were zero. */
    readonly starts: "as-asked" | "later" | "earlier" | "began";
    readonly startMonths: number;
    /** Of whoever sent a file: whether they saw this, and why they sent it all the same. */
    readonly sender: "none" | "saw" | "says";
    readonly reason: string;
  };
  "no-documents": NoValues;
  "documents-unique": { readonly documents: number };
  "documents-repeated": {
    readonly repeated: number;
    readonly documents: number;
    readonly document: string;
    readonly on: OnDay;
    readonly firstOn: OnDay;
  };
  "headings-empty": NoValues;
  "headings-posted": { readonly headings: number; readonly account: string };
  "accounts-placed": { readonly source: BooksSource };
  "accounts-guessed": { readonly accounts: number; readonly account: string };
  "accounts-unknown": { readonly accounts: number; readonly account: string };
  "no-such-balance": NoValues;
  "suspense-balance": AccountsLeft;
  "opening-equity-balance": AccountsLeft;
}

type AccountsLeft = {
  readonly balance: Money;
  readonly account: string;
  /** How many more accounts of the kind have a balance. */
  readonly others: number;
};

interface FileFacts {
  "file-agrees": { readonly agreed: number; readonly of: number };
  "file-not-checkable": NoValues;
  "file-differs": FileDifference;
  /** The sender saw the difference. */
  "file-differs-accepted": FileDifference;
  /** Types that the file doesn't say. */
  "file-types-guessed": TypesFound;
  /** Some with a balance are on no side, so that totals leave them out; the first of them. */
  "file-types-unknown": TypesFound & { readonly account: string };
  /** The sender's net income and total assets confirm them. */
  "file-types-proven": TypesFound;
  "file-types-proven-by-file": TypesFound;
  /** The sender said them against strong evidence; of one alone, with the side that they said. */
  "file-type-doubted": {
    readonly account: string;
    readonly side: Side;
    /** Without a sign. */
    readonly balance: Money;
  };
  "file-types-doubted": { readonly accounts: number; readonly account: string };
  /** The sender's own statement has the books' figures; `others` are accounts that the books don't have. */
  "file-statement-agrees": OfStatement & { readonly accounts: number; readonly others: number };
  "file-statement-differs": OfStatement & {
    readonly differing: number;
    readonly accounts: number;
    readonly account: string;
  } & InBoth;
  /** All accounts have the same figures, and yet not the total. */
  "file-statement-total-differs": OfStatement & {
    readonly total: "netIncome" | "totalAssets";
  } & InBoth;
  /** Accounts of the books that it should have, and the largest of them. */
  "file-statement-account-not-shown": OfStatement & {
    readonly accounts: number;
    readonly account: string;
    readonly balance: Money;
  };
  /** A section's total isn't what its rows come to; the first of `sections`. */
  "file-statement-section-differs": OfStatement & {
    readonly section: string;
    readonly sections: number;
    readonly reported: Money;
    readonly added: Money;
  };
  "file-statement-other-period": OfStatement;
  "file-statement-rounded": OfStatement;
  "file-statement-without-openings": NoValues;
  "file-statement-other-books": NoValues;
  "file-rows-read": NoValues;
  "file-rows-unread": { readonly rows: number };
  "file-rows-unread-accepted": { readonly rows: number };
  "file-years-closed": { readonly years: number };
  "file-closed-before-export": { readonly on: OnDay };
  "file-long-year": { readonly from: OnDay; readonly to: OnDay };
  "file-split-year": { readonly from: OnDay; readonly to: OnDay; readonly turn: OnDay };
  "file-years-apart": { readonly end: OnDay; readonly next: OnDay };
  "file-posted-before": { readonly first: OnDay; readonly start: OnDay };
  /** The file has no balances of the eve of its first posting, and nobody said them. */
  "file-openings-none": { readonly on: OnDay };
  "file-openings-sender": { readonly on: OnDay };
  /** The sender says that every account was at zero. */
  "file-openings-began": { readonly on: OnDay };
  /** A second file says them. */
  "file-openings-file": { readonly on: OnDay; readonly fileName: string };
  "file-span-odd": NoValues;
}

type OfStatement = { readonly statement: "profitAndLoss" | "balanceSheet" };

type InBoth = { readonly reported: Money; readonly booked: Money };

type TypesFound = {
  readonly guessed: number;
  /** Of the guessed ones. */
  readonly unsure: number;
  readonly said: number;
  readonly unknown: number;
};

type FileDifference = {
  readonly agreed: number;
  readonly of: number;
  readonly expected: Money;
  readonly actual: Money;
};
