import { type ClosingEntries, postedLine } from "@tieout/core/book-mapping/closing-entries";
import type { FileBooks, FileMovement } from "@tieout/core/book-mapping/file-books";
import type { PostedPeriods } from "@tieout/core/book-mapping/posted-periods";
import type { JournalLine, VendorAccount } from "@tieout/core/ledger/ledger";
import { negate } from "@tieout/core/money";
import { type BooksRecipe, openBooks } from "../book-decoding/open-books.ts";
import type { Page } from "../connector.ts";

export type LinePages = (cursor?: string) => Promise<Page<JournalLine>>;

interface Source {
  readonly bytes: Buffer;
  readonly recipe: BooksRecipe;
  readonly books: FileBooks;
  readonly periods: PostedPeriods;
  readonly closing?: ClosingEntries;
}

const pageSize = 5_000;

/**
 * Pages continue where the last one ended; any other page rereads from the start. In a file without lines, a movement gets
 * one per side.
 */
export function linePages(source: Source): LinePages {
  let at = 0;
  let lines = linesOf(source);

  async function page(cursor?: string): Promise<Page<JournalLine>> {
    const from = Number(cursor ?? 0);
    if (from !== at) await startAt(from);
    const items: JournalLine[] = [];
    while (items.length < pageSize) {
      const step = await lines.next();
      if (step.done) {
        at += items.length;
        return { items };
      }
      items.push(cleanLine(step.value));
    }
    at += items.length;
    return { items, next: String(at) };
  }

  async function startAt(from: number): Promise<void> {
    lines = linesOf(source);
    for (at = 0; at < from; at++) {
      if ((await lines.next()).done) return;
    }
  }

  return page;
}

async function* linesOf(source: Source): AsyncGenerator<JournalLine> {
  const { bytes, recipe, books, periods, closing } = source;
  const hasLines = books.lines.count > 0;
  yield* linesOfMovements(periods, hasLines ? (periods.carried ?? []) : periods.movements);
  if (!hasLines) return;
  for await (const line of openBooks(bytes, recipe)) {
    const posted = postedLine(closing, line);
    if (posted) yield posted;
  }
}

/** What was posted in a period is one entry: together, its accounts' movements balance. */
function* linesOfMovements(
  { openings, balanceDays = [] }: PostedPeriods,
  movements: readonly FileMovement[],
): Generator<JournalLine> {
  const balanceDay = openings.length === 0 ? balanceDays[0] : undefined;
  const inOrder = movements.toSorted((one, other) => (one.end < other.end ? -1 : 1));
  let lineNumber = 0;
  for (const { accountId, end, debit, credit } of inOrder) {
    for (const amount of [debit, negate(credit)]) {
      if (amount === 0) continue;
      lineNumber++;
      yield {
        transactionId: `movements ${end}`,
        transactionType: end === balanceDay ? "Balance" : "Movement",
        lineNumber,
        date: end,
        accountId,
        amount,
        fromBalances: true,
      };
    }
  }
}

/** What no database keeps in a text: NUL, and halves of letters. */
const unkept = /\0|\p{Cs}/u;

function clean(text: string): string {
  return unkept.test(text) ? text.replace(/\0|\p{Cs}/gu, "") : text;
}

export function cleanAccount(account: VendorAccount): VendorAccount {
  const { id, number, name, fullName } = account;
  return {
    ...account,
    id: clean(id),
    name: clean(name),
    fullName: clean(fullName),
    ...(number !== undefined && { number: clean(number) }),
  };
}

function cleanLine(line: JournalLine): JournalLine {
  const { transactionId, transactionType, accountId, memo, documentNumber } = line;
  return {
    ...line,
    transactionId: clean(transactionId),
    transactionType: clean(transactionType),
    accountId: clean(accountId),
    ...(memo !== undefined && { memo: clean(memo) }),
    ...(documentNumber !== undefined && { documentNumber: clean(documentNumber) }),
  };
}
