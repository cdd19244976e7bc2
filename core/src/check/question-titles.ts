import { formatDay, parseDay } from "../calendar/index.ts";
import type { BooksSource, Check } from "./check.ts";
import { say } from "./sentences/index.ts";

/** What is so where the books are as they should be, and what was found where they aren't. */
interface Titles {
  readonly fact: string;
  readonly finding: string;
}

/** What can be asked of the books; some of it of one day or span at a time, which the id ends with. */
export type QuestionId =
  | keyof typeof asked
  | keyof typeof askedOfDays
  | `${keyof typeof askedOfDays}:${string}`;

/**
 * What a check is called. It's told from the id whenever a check is shown, so that one of long ago speaks
 * today's words; a question that isn't asked any more has no title here.
 */
export function titleOf(check: Asked<QuestionId>, source?: BooksSource): string;
export function titleOf(check: Asked<string>, source?: BooksSource): string | undefined;
export function titleOf({ id, outcome }: Asked<string>, source: BooksSource = "package") {
  const titles = titlesOf(id, source);
  return outcome === "Fail" ? titles?.finding : titles?.fact;
}

interface Asked<Id> extends Pick<Check, "outcome"> {
  readonly id: Id;
}

function titlesOf(id: string, source: BooksSource): Titles | undefined {
  if (isIn(asked, id)) return asked[id];
  const { kind, last } = withoutDays(id);
  if (!isIn(askedOfDays, kind)) return undefined;
  // Of a span, the day it ends with says which it is.
  const day = parseDay(last ?? "");
  return askedOfDays[kind](source, day && formatDay(day));
}

/** An id's own words, and the last of the days that stand behind them. */
function withoutDays(id: string): { readonly kind: string; readonly last: string | undefined } {
  const parts = id.split(":");
  const end = parts.findLastIndex((part) => !/^\d{4}-\d{2}-\d{2}$/.test(part)) + 1;
  return { kind: parts.slice(0, end).join(":"), last: parts.slice(end).at(-1) };
}

const isIn = <Table extends object>(table: Table, key: string): key is keyof Table & string =>
  Object.hasOwn(table, key);

const asked = {
  "trial-balance-zero": {
    fact: say("Debits equal credits in every trial balance"),
    finding: say("Debits and credits differ in a trial balance"),
  },
  "balances-roll-forward": {
    fact: say("Opening balance and postings give the closing balance"),
    finding: say("Opening balance and postings do not give the closing balance"),
  },
  "fiscal-year-roll": {
    fact: say("Each year's result goes to retained earnings"),
    finding: say("Retained earnings do not roll forward"),
  },
  "months-add-up": {
    fact: say("Twelve months of results add up to the year's"),
    finding: say("Twelve months of results do not add up to the year's"),
  },
  "journals-balance": {
    fact: say("Every journal entry balances"),
    finding: say("Journal entries do not balance"),
  },
  "lines-placed": {
    fact: say("Every line has its account and its period"),
    finding: say("Lines have no account or lie outside the period"),
  },
  load: {
    fact: say("Every line read is kept and adds up"),
    finding: say("Lines that were read are missing or do not add up"),
  },
  "assets-equal-liabilities-and-equity": {
    fact: say("Assets equal liabilities and equity"),
    finding: say("Assets differ from liabilities and equity"),
  },
  "prior-period-posting": {
    fact: say("Closed periods were left alone"),
    finding: say("Closed periods were changed"),
  },
  "duplicate-documents": {
    fact: say("No invoice or bill was entered twice"),
    finding: say("Invoices or bills look entered twice"),
  },
  "suspense-balance": {
    fact: say("Nothing is left in suspense accounts"),
    finding: say("Suspense account has a balance"),
  },
  "opening-balance-equity": {
    fact: say("Opening balance equity has been cleared"),
    finding: say("Opening balance equity has a balance"),
  },
  "headings-unposted": {
    fact: say("Nothing is posted to headings"),
    finding: say("Headings have a balance"),
  },
  "accounts-classified": {
    fact: say("Every account's place on the statements is sure"),
    finding: say("Accounts were placed by a guess"),
  },
  "file-debits-equal-credits": {
    fact: say("The file's debits equal its credits"),
    finding: say("The file's debits and credits differ"),
  },
  "file-vouchers-balance": {
    fact: say("Every entry of the file balances"),
    finding: say("Entries of the file do not balance"),
  },
  "file-openings-balance": {
    fact: say("The file's opening balances sum to zero"),
    finding: say("The file's opening balances do not sum to zero"),
  },
  "file-closings-follow": {
    fact: say("Opening and movements come to the file's closings"),
    finding: say("Opening and movements do not come to the file's closings"),
  },
  "file-own-totals": {
    fact: say("The file's own totals add up"),
    finding: say("The file's own totals do not add up"),
  },
  "file-postings-once": {
    fact: say("Each posting of the file counts once"),
    finding: say("Postings are in the file twice, once for each account"),
  },
  "file-accounts-once": {
    fact: say("No account is in the file twice"),
    finding: say("Accounts are in the file twice"),
  },
  "file-accounts-typed": {
    fact: say("The file says the type of every account"),
    finding: say("The file does not say the type of every account"),
  },
  "file-rows-read": {
    fact: say("Every row of the file was read"),
    finding: say("Rows of the file could not be read"),
  },
  "file-years-closed": {
    fact: say("Closed years show what they came to"),
    finding: say("Closed years do not show what they came to"),
  },
  "file-span": {
    fact: say("The file's dates are as far apart as books run"),
    finding: say("Dates of the file may be mistyped"),
  },
} as const satisfies Record<string, Titles>;

type OfDays = (source: BooksSource, day: string | undefined) => Titles;

const askedOfDays = {
  "vendor-trial-balance": ofReport("trial balance"),
  "vendor-balance-sheet": ofReport("balance sheet"),
  "vendor-income-statement": ofReport("income statement"),
  "aging:receivable": ofOpenDocuments("accounts receivable"),
  "aging:payable": ofOpenDocuments("accounts payable"),
  "vendor-aging:receivable": ofAgingReport("accounts receivable"),
  "vendor-aging:payable": ofAgingReport("accounts payable"),
} as const satisfies Record<string, OfDays>;

function ofReport(report: "trial balance" | "balance sheet" | "income statement"): OfDays {
  return (source, day) =>
    day === undefined
      ? {
          fact: say(`Agrees with the ${source}'s ${report}`),
          finding: say(`Differs from the ${source}'s ${report}`),
        }
      : {
          fact: say(`Agrees with the ${source}'s ${report}, {day}`, { day }),
          finding: say(`Differs from the ${source}'s ${report}, {day}`, { day }),
        };
}

type Control = "accounts receivable" | "accounts payable";

function ofOpenDocuments(control: Control): OfDays {
  return (_, day) =>
    day === undefined
      ? {
          fact: say(`The aging of ${control} agrees with the ledger`),
          finding: say(`The aging of ${control} differs from the ledger`),
        }
      : {
          fact: say(`The aging of ${control} agrees with the ledger, {day}`, { day }),
          finding: say(`The aging of ${control} differs from the ledger, {day}`, { day }),
        };
}

/** A file has no report of what is open, so that only packages are named. */
function ofAgingReport(control: Control): OfDays {
  return (_, day) =>
    day === undefined
      ? {
          fact: say(`The package's own aging of ${control} agrees with the ledger`),
          finding: say(`The package's own aging of ${control} differs from the ledger`),
        }
      : {
          fact: say(`The package's own aging of ${control} agrees with the ledger, {day}`, { day }),
          finding: say(`The package's own aging of ${control} differs from the ledger, {day}`, {
            day,
          }),
        };
}
