import { type Day, parseDay } from "../calendar/index.ts";
import type { OnDay } from "../fact/index.ts";
import type { Check } from "./check.ts";
import type { BooksSource } from "./check-facts.ts";

/** Questions about the books as a whole. */
const questions = [
  "trial-balance-zero",
  "balances-roll-forward",
  "fiscal-year-roll",
  "months-add-up",
  "journals-balance",
  "lines-placed",
  "load",
  "assets-equal-liabilities-and-equity",
  "prior-period-posting",
  "duplicate-documents",
  "suspense-balance",
  "opening-balance-equity",
  "headings-unposted",
  "accounts-classified",
  "file-debits-equal-credits",
  "file-vouchers-balance",
  "file-openings-balance",
  "file-closings-follow",
  "file-own-totals",
  "file-postings-once",
  "file-accounts-once",
  "file-accounts-typed",
  "file-rows-read",
  "file-years-closed",
  "file-span",
] as const;

/** Questions about one day or span at a time, which their ids end with. */
const questionsOfDays = [
  "vendor-trial-balance",
  "vendor-balance-sheet",
  "vendor-income-statement",
  "aging:receivable",
  "aging:payable",
  "vendor-aging:receivable",
  "vendor-aging:payable",
] as const;

type OfDays = (typeof questionsOfDays)[number];

/** What can be asked of the books. */
export type QuestionId = (typeof questions)[number] | OfDays | `${OfDays}:${string}`;

/** What a question is called: a fact, or where it fails, what was found instead. */
export interface QuestionTitle {
  readonly code: `asked:${(typeof questions)[number] | OfDays}`;
  readonly values: { readonly outcome: Check["outcome"]; readonly source: BooksSource };
}

/** Of a span, the day it ends with says which it is. */
export interface TitleOfDay {
  readonly code: "asked-of-day";
  readonly values: { readonly title: QuestionTitle; readonly day: OnDay };
}

export type CheckTitle = QuestionTitle | TitleOfDay;

/**
 * What a check is called. It's told from the id whenever a check is shown, so that one of long ago has
 * today's title; a question that isn't asked any more has none.
 */
export function titleOf(
  { id, outcome }: Pick<Check, "id" | "outcome">,
  source: BooksSource,
): CheckTitle | undefined {
  const values = { outcome, source };
  const question = questions.find((one) => one === id);
  if (question) return { code: `asked:${question}`, values };
  const { kind, day } = withoutDays(id);
  const ofDays = questionsOfDays.find((one) => one === kind);
  if (!ofDays) return undefined;
  const title: QuestionTitle = { code: `asked:${ofDays}`, values };
  return day ? { code: "asked-of-day", values: { title, day: { day } } } : title;
}

/** An id without the days that stand behind it, and the last of those. */
function withoutDays(id: string): { readonly kind: string; readonly day: Day | undefined } {
  const parts = id.split(":");
  const end = parts.findLastIndex((part) => !/^\d{4}-\d{2}-\d{2}$/.test(part)) + 1;
  return { kind: parts.slice(0, end).join(":"), day: parseDay(parts.slice(end).at(-1) ?? "") };
}
