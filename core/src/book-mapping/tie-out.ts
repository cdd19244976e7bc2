import { type Day, endOfMonth } from "../calendar/day.ts";
import { type Minor, toMinor } from "../money/money.ts";
import { saysType } from "./complete-chart.ts";
import type {
  FileBalance,
  FileBooks,
  FileFormat,
  FileMovement,
  PartnerFacts,
  Place,
  SaidTwice,
} from "./file-books.ts";
import { yearsTurned } from "./years-turned.ts";

export interface FileCheck {
  readonly id:
    | "debits-equal-credits"
    | "assets-equal-liabilities-and-equity"
    | "vouchers-balance"
    | "entries-on-a-day"
    | "days-agree"
    | "names-agree"
    | "years-follow"
    | "openings-balance"
    | "closings-follow"
    | "own-totals"
    | "postings-once"
    | "partners-on-side"
    | "accounts-once"
    | "accounts-typed";
  readonly outcome: "agrees" | "differs" | "not-checkable";
  readonly agreed: number;
  readonly of: number;
  /** The first ones, in the order of the file. */
  readonly differences: readonly FileDifference[];
  /** What the figures that agree come to on the last day. */
  readonly amount?: Minor;
}

/** Missing types are guessed, a customer may have paid twice, and an account been renamed; other differences are in the figures. */
export const isSerious = ({ id, outcome }: Pick<FileCheck, "id" | "outcome">) =>
  outcome === "differs" && !doubts.has(id);

const doubts: ReadonlySet<FileCheck["id"]> = new Set<FileCheck["id"]>([
  "accounts-typed",
  "partners-on-side",
  "days-agree",
  "names-agree",
]);

export interface FileDifference {
  readonly expected: Minor;
  readonly actual: Minor;
  readonly place: Place;
}

export interface FileTieOut {
  readonly checks: readonly FileCheck[];
  readonly agreed: number;
  readonly notCheckable: number;
  readonly total: number;
}

/** Exact checks of a file's figures against each other; what it doesn't say isn't checked. `sheet` needs accounts' types. */
export function tieOut(books: FileBooks, sheet?: FileCheck): FileTieOut {
  const { format, accounts, twice, totals, contras, partners, days, names } = books;
  const turned = yearsTurned(books);
  const typed = accounts.filter(saysType).length;
  const checks: FileCheck[] = [
    check("debits-equal-credits", sidesByDay(books)),
    ...(sheet ? [sheet] : []),
    vouchersBalance(books),
    ...(datesLines.has(format) ? [entriesOnADay(books)] : []),
    ...(days ? [saidTwice("days-agree", days)] : []),
    ...(names ? [saidTwice("names-agree", names)] : []),
    check("openings-balance", openingsByDay(books)),
    ...(turned.length > 0 ? [check("years-follow", turned)] : []),
    check("closings-follow", closingsFollow(books)),
    check(
      "own-totals",
      totals.map(({ said, added, place }) => ({ expected: said, actual: added, place })),
    ),
    ...(contras
      ? [counted("postings-once", contras.named - contras.mirrored, contras.named, [])]
      : []),
    ...(partners ? [partnersOnSide(partners)] : []),
    counted("accounts-once", accounts.length - twice.length, accounts.length, twice),
    counted("accounts-typed", typed, typed === 0 ? 0 : accounts.length, untyped(books)),
  ];
  const having = (outcome: FileCheck["outcome"]) =>
    checks.filter((one) => one.outcome === outcome).length;
  return {
    checks,
    agreed: having("agrees"),
    notCheckable: having("not-checkable"),
    total: checks.length,
  };
}

const shown = 50;

export function check(id: FileCheck["id"], pairs: readonly FileDifference[]): FileCheck {
  const differences = pairs.filter(({ expected, actual }) => expected !== actual);
  return {
    id,
    outcome: outcomeOf(pairs.length, differences.length),
    agreed: pairs.length - differences.length,
    of: pairs.length,
    differences: differences.slice(0, shown),
  };
}

function counted(
  id: FileCheck["id"],
  agreed: number,
  of: number,
  accountIds: readonly string[],
): FileCheck {
  const differences = accountIds
    .slice(0, of === 0 ? 0 : shown)
    .map((accountId) => ({ expected: zero, actual: zero, place: { accountId } }));
  return { id, outcome: outcomeOf(of, of - agreed), agreed, of, differences };
}

function partnersOnSide({ count, wrong }: PartnerFacts): FileCheck {
  return {
    id: "partners-on-side",
    outcome: outcomeOf(count, wrong.length),
    agreed: count - wrong.length,
    of: count,
    differences: wrong.slice(0, shown).map(({ accountId, amount }) => ({
      expected: zero,
      actual: amount,
      place: { accountId },
    })),
  };
}

function saidTwice(id: FileCheck["id"], { of, contradicted, some }: SaidTwice): FileCheck {
  return {
    id,
    outcome: outcomeOf(of, contradicted),
    agreed: of - contradicted,
    of,
    differences: some.slice(0, shown).map((place) => ({ expected: zero, actual: zero, place })),
  };
}

function outcomeOf(of: number, different: number): FileCheck["outcome"] {
  if (of === 0) return "not-checkable";
  return different === 0 ? "agrees" : "differs";
}

const zero = toMinor(0);

/** Debits against credits, of all lines and of each day's movements and balances. */
function sidesByDay(books: FileBooks): FileDifference[] {
  const { lines, movements, closings } = books;
  const posted = bothSides(movements.map(({ end, debit, credit }) => ({ end, debit, credit })));
  const whole = closesAll(books) ? closings : [];
  const stood = bothSides(
    whole.map(({ on, amount }) => ({
      end: on,
      debit: Math.max(amount, 0),
      credit: Math.max(-amount, 0),
    })),
  );
  const all = { expected: lines.debits, actual: lines.credits, place: {} };
  return [...(lines.count > 0 ? [all] : []), ...posted, ...stood];
}

/** False for ledgers that close only some accounts: Xero gives income and expenses no closing row. */
function closesAll({ format, closings, lines }: FileBooks): boolean {
  if (format !== "general-ledger") return true;
  const closed = new Set(closings.map(({ accountId }) => accountId));
  return lines.months.every(({ accountId }) => closed.has(accountId));
}

function bothSides(
  figures: readonly { readonly end: Day; readonly debit: number; readonly credit: number }[],
): FileDifference[] {
  const days = new Map<Day, { debit: number; credit: number }>();
  for (const { end, debit, credit } of figures) {
    const sums = days.get(end) ?? { debit: 0, credit: 0 };
    days.set(end, { debit: sums.debit + debit, credit: sums.credit + credit });
  }
  return [...days].map(([end, { debit, credit }]) => ({
    expected: toMinor(debit),
    actual: toMinor(credit),
    place: { end },
  }));
}

function vouchersBalance({ lines: { vouchers = 0, unbalanced } }: FileBooks): FileCheck {
  return {
    id: "vouchers-balance",
    outcome: outcomeOf(vouchers, unbalanced.count),
    agreed: vouchers - unbalanced.count,
    of: vouchers,
    differences: unbalanced.some.map(({ transactionId, difference }) => ({
      expected: zero,
      actual: difference,
      place: { transactionId },
    })),
  };
}

/** Other formats date an entry once. */
const datesLines: ReadonlySet<FileFormat> = new Set<FileFormat>(["general-ledger", "fec"]);

/** Not of files in which lines have days of their own: then many entries do. */
function entriesOnADay({ lines: { vouchers = 0, misdated } }: FileBooks): FileCheck {
  const { count, some } = misdated;
  const of = count > Math.max(1, vouchers / 10) ? 0 : vouchers;
  return {
    id: "entries-on-a-day",
    outcome: outcomeOf(of, count),
    agreed: Math.max(0, of - count),
    of,
    differences: (of === 0 ? [] : some).map(({ transactionId, on, difference }) => ({
      expected: zero,
      actual: difference,
      place: { transactionId, end: on },
    })),
  };
}

function openingsByDay({ openings }: FileBooks): FileDifference[] {
  const days = new Map<Day, number>();
  for (const { on, amount } of openings) days.set(on, (days.get(on) ?? 0) + amount);
  return [...days].map(([end, sum]) => ({ expected: zero, actual: toMinor(sum), place: { end } }));
}

/** Whether balances in the file prove that every account was at zero before the first posting. */
export function balancesFollowFromZero(books: FileBooks): boolean {
  const pairs = closesAll(books) ? closingsFollow({ ...books, openings: [] }) : [];
  return pairs.length > 0 && pairs.every(({ expected, actual }) => expected === actual);
}

/** Opening + activity = closing, for each account and closing day. */
function closingsFollow(books: FileBooks): FileDifference[] {
  const { openings, closings, movements, lines } = books;
  const isWhole = closesAll(books);
  const posted = [...movements, ...lines.months];
  const days = [...new Set(closings.map(({ on }) => on))].sort();
  return days.flatMap((day) => {
    const eve = openings.reduce<Day>(
      (last, { on }) => (on < day && on > last ? on : last),
      "" as Day,
    );
    const within = posted.filter(({ end }) => end > eve && end <= endOfMonth(day));
    // Earlier activity may be in another file.
    if (eve === "" && openings.length > 0) return [];
    if (within.length === 0 || (eve === "" && days[0] !== day)) return [];
    const said = byAccount(closings.filter(({ on }) => on === day));
    const added = byAccount([...openings.filter(({ on }) => on === eve), ...within.map(netOf)]);
    const ids = new Set([...said.keys(), ...(isWhole ? added.keys() : [])]);
    return [...ids].map((accountId) => ({
      expected: toMinor(said.get(accountId) ?? 0),
      actual: toMinor(added.get(accountId) ?? 0),
      place: { accountId, end: day },
    }));
  });
}

function netOf({
  accountId,
  debit,
  credit,
}: FileMovement): Pick<FileBalance, "accountId" | "amount"> {
  return { accountId, amount: toMinor(debit - credit) };
}

function byAccount(
  balances: readonly Pick<FileBalance, "accountId" | "amount">[],
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { accountId, amount } of balances) {
    sums.set(accountId, (sums.get(accountId) ?? 0) + amount);
  }
  return sums;
}

function untyped({ accounts }: FileBooks): string[] {
  return accounts.filter((account) => !saysType(account)).map(({ id }) => id);
}
