import type { Day } from "../calendar/day.ts";
import type { Account, JournalLine } from "../ledger/ledger.ts";
import { type Check, fail, inconclusive, type LineReview, pass, type Question } from "./check.ts";
import { placeIndex, type TextHash } from "./place-index.ts";

interface Repeated {
  readonly line: JournalLine;
  /** The day of the first document. */
  readonly other: Day;
}

/**
 * Invoices and bills (what posts to a control account) entered twice: same party and number, or same party, day and
 * amount. Only hashes are kept, so lines whose hashes repeat are shown again and compared in full.
 */
export function documentReview(
  { accounts }: { readonly accounts: readonly Account[] },
  hash?: TextHash,
): LineReview {
  const control = new Map(
    accounts
      .filter(({ classification }) => classification === "ar" || classification === "ap")
      .map(({ id, classification }) => [id, classification === "ar" ? 1 : -1]),
  );
  const index = placeIndex(hash);
  const doubts = new Set<number>();
  const repetitions = repetitionsOf();
  // A transaction's own lines aren't duplicates of each other.
  const own = new Set<string>();
  let transactionId: string | undefined;
  let place = -1;
  let count = 0;

  return {
    add: (line) => {
      place++;
      if (line.transactionId !== transactionId) {
        if (own.size > 0) own.clear();
        transactionId = line.transactionId;
      }
      if (!isDocument(line)) return;
      const keys = keysOf(line);
      if (keys.length > 0) count++;
      for (const key of keys) remember(key);
    },
    doubts: () => [...doubts].toSorted((one, other) => one - other),
    addAgain: (line) => {
      for (const key of keysOf(line)) repetitions.add(key, line);
    },
    checks,
  };

  function isDocument({ accountId, amount }: JournalLine): boolean {
    const direction = control.get(accountId);
    return direction !== undefined && amount * direction > 0;
  }

  function remember(key: string): void {
    const entry = index.enter(key, place);
    const isOwn = own.has(key);
    own.add(key);
    if (entry.isNew || (isOwn && !entry.isShared)) return;
    index.share(entry);
    doubts.add(entry.place).add(place);
  }

  function checks(): Check[] {
    if (count === 0) return [inconclusive(question, { code: "no-documents", values: {} })];
    const { first, transactions } = repetitions.found();
    if (!first) {
      return [pass(question, { code: "documents-unique", values: { documents: count } })];
    }
    const { line, other } = first;
    const name = line.documentNumber ?? line.transactionId;
    return [
      fail(
        question,
        {
          code: "documents-repeated",
          values: {
            repeated: transactions,
            documents: count,
            document: `${line.transactionType} ${name}`,
            on: { day: line.date },
            firstOn: { day: other },
          },
        },
        { transactionId: line.transactionId, accountId: line.accountId },
      ),
    ];
  }
}

const question: Question = {
  id: "duplicate-documents",
  category: "quality",
  severity: "medium",
};

/** Without a party there is nothing to compare. */
function keysOf(line: JournalLine): string[] {
  const { accountId, transactionType, partyId, documentNumber, date, amount } = line;
  if (partyId === undefined) return [];
  const common = `${accountId} ${transactionType} ${partyId}`;
  const byDay = `${common} on ${date} ${amount}`;
  return documentNumber ? [`${common} no ${documentNumber}`, byDay] : [byDay];
}

function repetitionsOf() {
  const seen = new Map<string, { readonly transactionId: string; readonly date: Day }>();
  const transactions = new Set<string>();
  let first: Repeated | undefined;

  return {
    add: (key: string, line: JournalLine): void => {
      const { transactionId, date } = line;
      const before = seen.get(key);
      if (!before) seen.set(key, { transactionId, date });
      else if (before.transactionId !== transactionId) {
        transactions.add(transactionId);
        if (!first || first.line.transactionId === transactionId) {
          first = { line, other: before.date };
        }
      }
    },
    found: () => ({ first, transactions: transactions.size }),
  };
}
