import type { FactOf, Money, NoValues, OnDay } from "../fact/index.ts";

/** What books were read from: an accounting package, or a file that somebody sent. */
export type BooksSource = "package" | "file";

/** What can be found when a question is put to the books, with the values that each finding has. */
export type CheckFact = FactOf<CheckFacts>;

export type ComparedReport = "TrialBalance" | "BalanceSheet" | "IncomeStatement";

/** A total of ours, by the name that connectors give it. */
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
  /** Kept before findings were kept as facts. */
  "earlier-check": NoValues;
}

interface LedgerFacts {
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
  "no-aging": NoValues;
  "no-control-account": { readonly side: "receivable" | "payable" };
  "aging-without-balances": NoValues;
  "aging-agrees": { readonly documents: number; readonly balance: Money };
  "aging-differs": { readonly documents: number } & AgingDifference;
  /** Of the package's own report of what is open. */
  "aging-report-agrees": { readonly balance: Money };
  "aging-report-differs": AgingDifference;
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
    /** Of the figure that is furthest apart, without a sign. */
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
  /** Whoever sent the file has seen the difference. */
  "file-differs-accepted": FileDifference;
  "file-rows-read": NoValues;
  "file-rows-unread": { readonly rows: number };
  "file-rows-unread-accepted": { readonly rows: number };
  "file-years-closed": { readonly years: number };
  "file-span-odd": NoValues;
}

type FileDifference = {
  readonly agreed: number;
  readonly of: number;
  readonly expected: Money;
  readonly actual: Money;
};
