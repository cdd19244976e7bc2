import {
  addDays,
  type Day,
  type FiscalYearEnd,
  fiscalYearOf,
  formatDay,
} from "../calendar/index.ts";
import type { Account, JournalLine } from "../ledger/index.ts";
import { toMinor } from "../money/index.ts";
import type { BooksSource, Check } from "./check.ts";
import { documentReview } from "./document-review.ts";
import { fail, inconclusive, pass, type Question, written } from "./outcome.ts";
import type { LineReview } from "./reviewer.ts";
import { say } from "./sentences/index.ts";

/** What lines are looked at with. */
export interface ReviewFacts {
  readonly source: BooksSource;
  readonly accounts: readonly Account[];
  readonly currency: string;
  readonly fiscalYearEnd: FiscalYearEnd;
  readonly from: Day;
  readonly upTo: Day;
  /** The day through which the package says that the books are closed. */
  readonly closedThrough?: Day;
}

/** Asks of the journal what can't be asked of balances (connectors.md, invariant 1, and quality). */
export function lineReview(facts: ReviewFacts): LineReview {
  const parts = [
    journalReview(facts),
    placeReview(facts),
    closeReview(facts),
    documentReview(facts),
  ];
  return {
    add: (line) => {
      for (const part of parts) part.add(line);
    },
    checks: () => parts.flatMap((part) => part.checks()),
  };
}

/**
 * Invariant 1: each entry's debits equal its credits. Only entries that are out at the moment are kept
 * in mind, so that memory doesn't grow with the ledger.
 */
function journalReview({ currency, from, upTo }: ReviewFacts): LineReview {
  const open = new Map<string, { readonly line: JournalLine; readonly total: number }>();
  let count = 0;
  const question: Question = {
    id: "journals-balance",
    category: "ledger",
    severity: "high",
    from,
    to: upTo,
  };

  function add(line: JournalLine): void {
    count++;
    const before = open.get(line.transactionId);
    const total = (before?.total ?? 0) + line.amount;
    if (total === 0) open.delete(line.transactionId);
    else open.set(line.transactionId, { line: before?.line ?? line, total });
  }

  function checks(): Check[] {
    const [worst] = [...open.values()].toSorted(
      (one, other) => Math.abs(other.total) - Math.abs(one.total),
    );
    if (!worst) return [pass(question, say("Every entry balances, over {line}.", { line: count }))];
    const { line, total } = worst;
    const difference = toMinor(total);
    return [
      {
        ...fail(
          question,
          say("{entryOut} balance, over {line}; {text} of {day} is out by {amount}.", {
            entryOut: open.size,
            line: count,
            text: line.transactionType,
            day: formatDay(line.date),
            amount: written(difference, currency),
          }),
          { transactionId: line.transactionId, accountId: line.accountId },
        ),
        expected: toMinor(0),
        actual: difference,
        difference,
      },
    ];
  }

  return { add, checks };
}

/** Lines belong to an account of the chart, and to the days that were asked for. */
function placeReview({ accounts, from, upTo }: ReviewFacts): LineReview {
  const known = new Set(accounts.map(({ id }) => id));
  const question: Question = {
    id: "lines-placed",
    category: "ledger",
    severity: "high",
    from,
    to: upTo,
  };
  let count = 0;
  let orphans = 0;
  let outside = 0;
  let first: JournalLine | undefined;

  return {
    add: (line) => {
      count++;
      const orphan = !known.has(line.accountId);
      const early = line.date < from || line.date > upTo;
      if (orphan) orphans++;
      if (early) outside++;
      if (orphan || early) first ??= line;
    },
    checks: () => {
      if (!first) {
        const sentence = "All {line} have an account and lie in the period.";
        return [pass(question, say(sentence, { line: count }))];
      }
      return [
        fail(
          question,
          say(
            "Of {line}, {count} are on accounts that the chart doesn't have, and {count.2} lie outside the period. They are in no statement.",
            { line: count, count: orphans, "count.2": outside },
          ),
          { transactionId: first.transactionId, accountId: first.accountId },
        ),
      ];
    },
  };
}

/**
 * How long after a year's end, or after the books were closed, entries for it are still expected:
 * accountants take that long to finish.
 */
const daysToFinish = 90;

/** Finished years stay as they are: nothing is posted to them long after. */
function closeReview({
  source,
  accounts,
  fiscalYearEnd,
  upTo,
  closedThrough,
}: ReviewFacts): LineReview {
  const lastYearEnd = addDays(fiscalYearOf(upTo, fiscalYearEnd).start, -1);
  const closed = closedThrough ?? lastYearEnd;
  const question: Question = {
    id: "prior-period-posting",
    category: "quality",
    severity: "medium",
    to: closed,
  };
  const deadlines = new Map<Day, string>();
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  let dated = 0;
  const late = new Map<string, JournalLine>();

  /** The last day on which an entry of that day may still be made. */
  function deadlineOf(date: Day): string {
    let deadline = deadlines.get(date);
    if (deadline === undefined) {
      const { end } = fiscalYearOf(date, fiscalYearEnd);
      deadline = addDays(end < closed ? end : closed, daysToFinish);
      deadlines.set(date, deadline);
    }
    return deadline;
  }

  return {
    add: (line) => {
      // A payment modifies the invoice it settles, so that only its making says when it was posted.
      const touched = line.createdAt ?? line.modifiedAt;
      if (touched === undefined) return;
      dated++;
      if (line.date > closed || touched.slice(0, 10) <= deadlineOf(line.date)) return;
      if (!late.has(line.transactionId)) late.set(line.transactionId, line);
    },
    checks: () => {
      if (dated === 0)
        return [inconclusive(question, say(`The ${source} doesn't say when it was posted.`))];
      const [first] = late.values();
      if (!first) return [pass(question, say("No entry was made long after its period."))];
      return [
        fail(
          question,
          say(
            `{entryMade} made more than {count} days after the period closed: {text} of {day} on {text.2}${late.size > 1 ? ", among others." : "."}`,
            {
              entryMade: late.size,
              count: daysToFinish,
              text: first.transactionType,
              day: formatDay(first.date),
              "text.2": names.get(first.accountId) ?? first.accountId,
            },
          ),
          { transactionId: first.transactionId, accountId: first.accountId },
        ),
      ];
    },
  };
}
