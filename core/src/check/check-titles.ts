import { type Day, parseDay } from "../calendar/day.ts";
import type { OnDay } from "../fact/fact.ts";
import type { BooksSource, Outcome } from "./check-facts.ts";

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
  "company-matches",
  "period-as-asked",
  "suspense-balance",
  "opening-balance-equity",
  "headings-unposted",
  "accounts-classified",
  "file-debits-equal-credits",
  "file-vouchers-balance",
  "file-entries-on-a-day",
  "file-days-agree",
  "file-names-agree",
  "file-years-follow",
  "file-openings-balance",
  "file-closings-follow",
  "file-own-totals",
  "file-postings-once",
  "file-partners-on-side",
  "file-accounts-once",
  "file-accounts-typed",
  "file-types-doubted",
  "file-profit-and-loss",
  "file-balance-sheet",
  "file-rows-read",
  "file-years-closed",
  "file-closed-before-export",
  "file-long-year",
  "file-split-year",
  "file-years-apart",
  "file-posted-before",
  "file-openings-known",
  "file-span",
] as const;

/** Asked per day or span; their ids end with it. */
const questionsOfDays = [
  "vendor-trial-balance",
  "vendor-balance-sheet",
  "vendor-income-statement",
  "aging:receivable",
  "aging:payable",
  "vendor-aging:receivable",
  "vendor-aging:payable",
  "aging-report:receivable",
  "aging-report:payable",
] as const;

type OfDays = (typeof questionsOfDays)[number];

export type QuestionId = (typeof questions)[number] | OfDays | `${OfDays}:${string}`;

/** What a question is called: a fact or, where it fails, what was found instead; `outcome` chooses. */
interface QuestionTitle {
  readonly code: `asked:${(typeof questions)[number] | OfDays}`;
  readonly values: { readonly outcome: Outcome; readonly source: BooksSource };
}

/** A span is named by its last day. */
interface TitleOfDay {
  readonly code: "asked-of-day";
  readonly values: { readonly title: QuestionTitle; readonly day: OnDay };
}

export type CheckTitle = QuestionTitle | TitleOfDay;

/** Titles derive from ids, so old checks get today's title; retired questions have none. */
export function titleOf(
  { id, outcome }: { readonly id: string; readonly outcome: Outcome },
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

function withoutDays(id: string): { readonly kind: string; readonly day: Day | undefined } {
  const parts = id.split(":");
  const end = parts.findLastIndex((part) => !/^\d{4}-\d{2}-\d{2}$/.test(part)) + 1;
  return { kind: parts.slice(0, end).join(":"), day: parseDay(parts.slice(end).at(-1) ?? "") };
}
