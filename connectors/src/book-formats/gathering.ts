import type { ContraFacts } from "@tieout/core/book-mapping/contra-rows";
import type {
  FileBalance,
  FileBooks,
  FileCompany,
  FileFiscalYear,
  FileFormat,
  FileMovement,
  LeftOutRow,
  LineFacts,
  OwnTotal,
  PartnerFacts,
  SaidTwice,
} from "@tieout/core/book-mapping/file-books";
import { turnVouchers } from "@tieout/core/book-mapping/turn-vouchers";
import { type Day, endOfMonth } from "@tieout/core/calendar/day";
import type { JournalLine, VendorAccount } from "@tieout/core/ledger/ledger";
import { type Minor, toMinor } from "@tieout/core/money";
import { accountBeginnings } from "./account-beginnings.ts";
import { entryDays } from "./entry-days.ts";

export interface Gathering {
  /** False where the id is known already; missing details are filled in. */
  readonly account: (account: VendorAccount) => boolean;
  readonly hasAccount: (id: string) => boolean;
  readonly accounts: () => readonly VendorAccount[];
  readonly twice: (id: string) => void;
  readonly opening: (balance: FileBalance) => void;
  readonly closing: (balance: FileBalance) => void;
  readonly movement: (movement: FileMovement) => void;
  readonly total: (total: OwnTotal) => void;
  readonly leaveOut: (row: LeftOutRow) => void;
  readonly line: (line: JournalLine) => JournalLine;
  readonly lines: () => FileBooks["lines"];
  /** Posted so far, to the named accounts or to all. */
  readonly sumsOf: LineTally["sumsOf"];
  readonly books: (rest: {
    readonly company: FileCompany;
    readonly fiscalYears: readonly FileFiscalYear[];
    readonly contras?: ContraFacts;
    readonly covered?: Day;
    readonly lastDays?: readonly [Day, Day];
    readonly partners?: PartnerFacts;
    readonly days?: SaidTwice;
    readonly names?: SaidTwice;
  }) => FileBooks;
}

/** More rejected rows, and characters in them, than anybody would fix by hand. */
const mostLeftOut = { rows: 1_000, letters: 1_000_000 };

/** A journal may have two totals an entry; differing ones get extra room because they're shown. */
const mostTotals = { all: 100_000, differing: 101_000 };

/**
 * @param keepsVouchers false where a file doesn't say which lines belong together
 * @param wholeOf what an entry may be a part of: parts that balance together do so alone
 */
export function gathering(
  format: FileFormat,
  keepsVouchers = true,
  wholeOf: WholeOf = () => undefined,
): Gathering {
  const accounts = new Map<string, VendorAccount>();
  const twice = new Set<string>();
  const openings: FileBalance[] = [];
  const closings: FileBalance[] = [];
  const movements: FileMovement[] = [];
  const totals: OwnTotal[] = [];
  const rows: LeftOutRow[] = [];
  const tally = lineTally(keepsVouchers, wholeOf);
  let leftOut = 0;
  let letters = 0;

  return {
    account: (account) => {
      const known = accounts.get(account.id);
      // A ledger names its accounts with each line, so usually nothing is new.
      if (known && known.name !== known.number && known.vendorType !== "") return false;
      if (!known && accounts.size === mostAccounts) throw new TooManyAccounts();
      accounts.set(account.id, known ? merged(known, account) : account);
      return known === undefined;
    },
    hasAccount: (id) => accounts.has(id),
    accounts: () => [...accounts.values()],
    twice: (id) => void twice.add(id),
    opening: (balance) => void openings.push(balance),
    closing: (balance) => void closings.push(balance),
    movement: (movement) => void movements.push(movement),
    total: (total) => {
      const most = total.said === total.added ? mostTotals.all : mostTotals.differing;
      if (totals.length < most) totals.push(total);
    },
    leaveOut: (row) => {
      leftOut++;
      if (rows.length >= mostLeftOut.rows || letters >= mostLeftOut.letters) return;
      const kept = shortened(row);
      rows.push(kept);
      // Empty cells take memory too.
      letters += kept.cells.reduce((sum, { length }) => sum + length + 1, 0);
    },
    line: (line) => {
      tally.add(line);
      return line;
    },
    lines: tally.facts,
    sumsOf: tally.sumsOf,
    books: (rest) => ({
      format,
      ...rest,
      accounts: [...accounts.values()],
      twice: [...twice],
      openings,
      closings,
      movements,
      lines: tally.facts(),
      totals,
      leftOut: { count: leftOut, rows },
    }),
  };
}

/** A rejected row needs only its first characters to be recognized. */
function shortened(row: LeftOutRow): LeftOutRow {
  const { name, value, cells } = row;
  return {
    ...row,
    value: value.slice(0, lettersOfCell),
    cells: cells.slice(0, cellsOfRow).map((cell) => cell.slice(0, lettersOfCell)),
    ...(name !== undefined && { name: name.slice(0, lettersOfCell) }),
  };
}

const lettersOfCell = 1_000;
const cellsOfRow = 256;

function merged(known: VendorAccount, again: VendorAccount): VendorAccount {
  const nameless = known.name === known.number;
  return {
    ...again,
    ...known,
    ...(nameless && { name: again.name, fullName: again.fullName }),
    vendorType: known.vendorType === "" ? again.vendorType : known.vendorType,
  };
}

/** Twenty times what the largest corporate groups have; beyond it, something else was read as an account. */
const mostAccounts = 200_000;

export class TooManyAccounts extends Error {
  override readonly name = "TooManyAccounts";

  constructor() {
    super(`There are more than ${mostAccounts} accounts`);
  }
}

interface LineTally {
  readonly add: (line: JournalLine) => void;
  readonly facts: () => LineFacts;
  readonly sumsOf: (accountIds?: readonly string[]) => LineSums;
}

export interface LineSums {
  readonly debits: Minor;
  readonly credits: Minor;
  readonly net: Minor;
}

/** As many as a person would look at. */
const shown = 50;

type WholeOf = (transactionId: string) => string | undefined;

/** Adds lines up by month and voucher; keeps only those that may be closing entries. */
function lineTally(keepsVouchers: boolean, wholeOf: WholeOf): LineTally {
  const months = new Map<string, Map<Day, { debit: number; credit: number }>>();
  /** Only vouchers that don't balance yet, so memory doesn't grow with the file. */
  const open = new Map<string, number>();
  const turns = turnVouchers();
  const beginnings = accountBeginnings();
  const days = entryDays();
  let vouchers = 0;
  let voucher: string | undefined;
  const monthOfDay = new Map<Day, Day>();
  let count = 0;
  let debits = 0;
  let credits = 0;
  let first: Day | undefined;
  let last: Day | undefined;

  function add(line: JournalLine): void {
    const { accountId, date, amount, transactionId } = line;
    count++;
    if (first === undefined || date < first) first = date;
    if (last === undefined || date > last) last = date;
    const sums = monthOf(accountId, monthEnd(date));
    beginnings.add(accountId, date, amount);
    // Both sides only grow, so an overflow is still visible when checked at the end.
    if (amount >= 0) {
      debits += amount;
      sums.debit += amount;
    } else {
      credits -= amount;
      sums.credit -= amount;
    }
    if (!keepsVouchers) return;
    addToVoucher(transactionId, amount);
    days.add(line);
    turns.add(line);
  }

  /** A voucher id that returns after balancing is a new voucher, unless nothing came in between. */
  function addToVoucher(id: string, amount: number): void {
    const before = open.get(id);
    if (before === undefined && id !== voucher) vouchers++;
    voucher = id;
    const sum = (before ?? 0) + amount;
    if (sum === 0) open.delete(id);
    else open.set(id, sum);
  }

  function monthEnd(date: Day): Day {
    const known = monthOfDay.get(date);
    if (known !== undefined) return known;
    const end = endOfMonth(date);
    monthOfDay.set(date, end);
    return end;
  }

  function monthOf(accountId: string, end: Day): { debit: number; credit: number } {
    const ofAccount = months.get(accountId) ?? new Map<Day, { debit: number; credit: number }>();
    months.set(accountId, ofAccount);
    const sums = ofAccount.get(end) ?? { debit: 0, credit: 0 };
    ofAccount.set(end, sums);
    return sums;
  }

  function sumsOf(accountIds?: readonly string[]): LineSums {
    const ids = accountIds && new Set(accountIds);
    const own = ids && [...ids].flatMap((id) => [...(months.get(id)?.values() ?? [])]);
    const debit = own ? own.reduce((sum, month) => sum + month.debit, 0) : debits;
    const credit = own ? own.reduce((sum, month) => sum + month.credit, 0) : credits;
    return { debits: toMinor(debit), credits: toMinor(credit), net: toMinor(debit - credit) };
  }

  function facts(): LineFacts {
    const unbalanced = unbalancedAlone(open, wholeOf);
    return {
      count,
      ...(first !== undefined && { first }),
      ...(last !== undefined && { last }),
      debits: toMinor(debits),
      credits: toMinor(credits),
      months: [...months].flatMap(([accountId, ofAccount]) =>
        [...ofAccount].map(([end, { debit, credit }]) => ({
          accountId,
          end,
          debit: toMinor(debit),
          credit: toMinor(credit),
        })),
      ),
      beginnings: beginnings.found(),
      ...(keepsVouchers && { vouchers }),
      turns: turns.found(),
      misdated: days.misdated((id) => open.has(id)),
      unbalanced: {
        count: unbalanced.length,
        some: unbalanced.slice(0, shown).map(([transactionId, difference]) => ({
          transactionId,
          difference: toMinor(difference),
        })),
      },
    };
  }

  return { add, facts, sumsOf };
}

/** Without the parts of entries that balance as a whole. */
function unbalancedAlone(open: ReadonlyMap<string, number>, wholeOf: WholeOf) {
  const wholes = new Map<string, number>();
  for (const [id, sum] of open) {
    const whole = wholeOf(id);
    if (whole !== undefined) wholes.set(whole, (wholes.get(whole) ?? 0) + sum);
  }
  return [...open].filter(([id]) => wholes.get(wholeOf(id) ?? "") !== 0);
}
