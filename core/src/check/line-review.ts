import { addDays, type Day } from "../calendar/day.ts";
import { type FiscalYearEnd, fiscalYearOf } from "../calendar/fiscal-year.ts";
import type { Account, JournalLine } from "../ledger/ledger.ts";
import { toMinor } from "../money/money.ts";
import {
  type Check,
  fail,
  type ImmediateReview,
  inconclusive,
  type LineReview,
  pass,
  type Question,
} from "./check.ts";
import type { BooksSource, CheckFact } from "./check-facts.ts";
import { documentReview } from "./document-review.ts";
import type { TextHash } from "./place-index.ts";

/** What lines are looked at with. */
export interface ReviewFacts {
  readonly source: BooksSource;
  readonly accounts: readonly Account[];
  readonly currency: string;
  readonly fiscalYearEnd: FiscalYearEnd;
  readonly from: Day;
  readonly upTo: Day;
  /** The last day that is closed, by the package. */
  readonly closedThrough?: Day;
  /** False for a file of balances: its lines are movements between them, and prove nothing of entries. */
  readonly hasEntries?: boolean | undefined;
}

/**
 * Journal checks (connectors.md, invariant 1 and quality). Lines aren't kept, to bound memory; documents are remembered
 * by `hash`.
 */
export function lineReview(facts: ReviewFacts, hash?: TextHash): LineReview {
  const documents = documentReview(facts, hash);
  const parts = [journalReview(facts), placeReview(facts), closeReview(facts), documents];
  let shownAgain = 0;
  return {
    add: (line) => {
      if (facts.hasEntries === false) return;
      for (const part of parts) part.add(line);
    },
    doubts: documents.doubts,
    addAgain: (line) => {
      shownAgain++;
      documents.addAgain(line);
    },
    checks: () => {
      const inDoubt = documents.doubts().length;
      if (shownAgain !== inDoubt) {
        throw new Error(`${inDoubt} lines are in doubt, and ${shownAgain} were shown again`);
      }
      return parts.flatMap((part) => part.checks());
    },
  };
}

/** Invariant 1: an entry's debits equal its credits. Only unbalanced ones are kept, to bound memory. */
function journalReview({ currency, from, upTo }: ReviewFacts): ImmediateReview {
  const open = new Map<string, Unbalanced>();
  let count = 0;
  const question: Question = {
    id: "journals-balance",
    category: "ledger",
    severity: "high",
    from,
    to: upTo,
  };

  function add(line: JournalLine): void {
    if (line.fromBalances) return;
    count++;
    const { transactionId, transactionType, accountId, date, amount } = line;
    const before = open.get(transactionId);
    if (!before) {
      // Keeping whole lines would hold a journal sorted by account in memory as a whole.
      if (amount !== 0)
        open.set(transactionId, { transactionType, accountId, date, total: amount });
      return;
    }
    before.total += amount;
    if (before.total === 0) open.delete(transactionId);
  }

  function checks(): Check[] {
    if (count === 0) return [inconclusive(question, noEntries)];
    const worst = furthestOut(open);
    if (!worst) return [pass(question, { code: "entries-balance", values: { lines: count } })];
    const [transactionId, { transactionType, accountId, date, total }] = worst;
    const difference = toMinor(total);
    return [
      {
        ...fail(
          question,
          {
            code: "entries-off",
            values: {
              entries: open.size,
              lines: count,
              entryType: transactionType,
              on: { day: date },
              difference: { minor: difference, currency },
            },
          },
          { transactionId, accountId },
        ),
        expected: toMinor(0),
        actual: difference,
        difference,
      },
    ];
  }

  return { add, checks };
}

export const noEntries: CheckFact = { code: "no-entries", values: {} };

/** An unbalanced entry, by its first line. */
interface Unbalanced extends Pick<JournalLine, "transactionType" | "accountId" | "date"> {
  total: number;
}

/** The largest difference; of equals the first. */
function furthestOut(open: ReadonlyMap<string, Unbalanced>): [string, Unbalanced] | undefined {
  let worst: [string, Unbalanced] | undefined;
  for (const entry of open) {
    if (!worst || Math.abs(entry[1].total) > Math.abs(worst[1].total)) worst = entry;
  }
  return worst;
}

function placeReview({ accounts, from, upTo }: ReviewFacts): ImmediateReview {
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
      if (count === 0) return [inconclusive(question, noEntries)];
      if (!first) {
        return [pass(question, { code: "lines-placed", values: { lines: count } })];
      }
      return [
        fail(
          question,
          {
            code: "lines-misplaced",
            values: { lines: count, withoutAccount: orphans, outsidePeriod: outside },
          },
          { transactionId: first.transactionId, accountId: first.accountId },
        ),
      ];
    },
  };
}

/** Accountants take about this long to finish a closed period. */
const daysToFinish = 90;

/** No entries to closed years long after the fact. */
function closeReview({
  source,
  accounts,
  fiscalYearEnd,
  upTo,
  closedThrough,
}: ReviewFacts): ImmediateReview {
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
  let count = 0;
  let dated = 0;
  const late = new Set<string>();
  let first: JournalLine | undefined;

  /** The last day on which such an entry is normal. */
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
      count++;
      // A payment modifies the invoice it settles, so the creation date counts where there is one.
      const touched = line.createdAt ?? line.modifiedAt;
      if (touched === undefined) return;
      dated++;
      if (line.date > closed || touched.slice(0, 10) <= deadlineOf(line.date)) return;
      first ??= line;
      late.add(line.transactionId);
    },
    checks: () => {
      if (count === 0) return [inconclusive(question, noEntries)];
      if (dated === 0)
        return [inconclusive(question, { code: "posting-times-unknown", values: { source } })];
      if (!first) return [pass(question, { code: "closed-periods-untouched", values: {} })];
      return [
        fail(
          question,
          {
            code: "closed-periods-changed",
            values: {
              entries: late.size,
              days: daysToFinish,
              entryType: first.transactionType,
              on: { day: first.date },
              account: names.get(first.accountId) ?? first.accountId,
            },
          },
          { transactionId: first.transactionId, accountId: first.accountId },
        ),
      ];
    },
  };
}
