import { type Day, endOfMonth } from "../calendar/day.ts";
import type { JournalLine } from "../ledger/ledger.ts";
import { toMinor } from "../money/money.ts";
import type { FileBalance, FileBooks, FileMovement } from "./file-books.ts";
import type { TurnVoucher } from "./turn-vouchers.ts";

/** The books' own closing entries. Ledgers here close years themselves, so keeping them would zero each closed year. */
export interface ClosingEntries {
  /** The account that takes the results. */
  readonly retainedEarningsId: string;
  /** Last days of the closed years; of the last closing, where its year goes on. */
  readonly years: readonly Day[];
  /** Entries that move a result, by key, with the nominal accounts moved. */
  readonly moving: ReadonlyMap<string, ReadonlySet<string>>;
  /** Keys of entries that empty all accounts at a year's end and refill them the next day. */
  readonly turning: ReadonlySet<string>;
  /** How the books change without them. */
  readonly changes: readonly PostedChange[];
}

export interface PostedChange {
  readonly accountId: string;
  readonly date: Day;
  /** The last day whose balances change. */
  readonly until: Day;
  /** Negative where the side shrinks. */
  readonly debit: number;
  readonly credit: number;
}

export const entryKey = ({ date, transactionId }: Pick<TurnVoucher, "date" | "transactionId">) =>
  `${date} ${transactionId}`;

/** The line as collected: results stay where they were earned. Undefined for carry-forward entries. */
export function postedLine(
  closing: ClosingEntries | undefined,
  line: JournalLine,
): JournalLine | undefined {
  if (closing === undefined) return line;
  const key = entryKey(line);
  if (closing.turning.has(key)) return undefined;
  const isMoved = closing.moving.get(key)?.has(line.accountId) === true;
  return isMoved ? { ...line, accountId: closing.retainedEarningsId } : line;
}

/** Undoes closings as far as the file's months and balances go. */
export function withoutClosingEntries(books: FileBooks, { changes }: ClosingEntries): FileBooks {
  const { lines, movements, closings } = books;
  const days = [...new Set(closings.map(({ on }) => on))];
  return {
    ...books,
    ...(lines.count > 0
      ? { lines: { ...lines, months: changedMonths(lines.months, changes) } }
      : movements.length > 0 && { movements: changedMonths(movements, changes) }),
    closings: [...closings, ...days.flatMap((on) => balancesChanged(on, changes))],
  };
}

function balancesChanged(on: Day, changes: readonly PostedChange[]): FileBalance[] {
  return changes
    .filter(({ date, until }) => date <= on && on <= until)
    .map(({ accountId, debit, credit }) => ({ accountId, on, amount: toMinor(debit - credit) }));
}

function changedMonths(
  months: readonly FileMovement[],
  changes: readonly PostedChange[],
): FileMovement[] {
  const changed = new Map(months.map((month) => [`${month.end} ${month.accountId}`, month]));
  for (const { accountId, date, debit, credit } of changes) {
    const end = endOfMonth(date);
    const key = `${end} ${accountId}`;
    const before = changed.get(key);
    changed.set(key, {
      accountId,
      end,
      debit: toMinor((before?.debit ?? 0) + debit),
      credit: toMinor((before?.credit ?? 0) + credit),
    });
  }
  return [...changed.values()].filter(({ debit, credit }) => debit !== 0 || credit !== 0);
}
