import { type Side, sideOf } from "../account-types/account-class.ts";
import { noTotals, totalsOf } from "../account-types/control-totals.ts";
import { classOf } from "../account-types/number-plans.ts";
import { balanceAs, type StatementTotals } from "../account-types/typed-account.ts";
import type { Day } from "../calendar/day.ts";
import { fiscalYearOf } from "../calendar/fiscal-year.ts";
import { classify } from "../ledger/classify.ts";
import type { VendorAccount } from "../ledger/ledger.ts";
import { type Minor, negate, toMinor } from "../money/money.ts";
import { accountsNotShown, printed, takesResults } from "./accounts-not-shown.ts";
import type { BookedFile } from "./book-file.ts";
import { type LastBalances, lastBalances } from "./last-balances.ts";
import type { PostedPeriods } from "./posted-periods.ts";
import type {
  ReportedAccount,
  SectionSum,
  StatementKind,
  StatementTypes,
} from "./reported-statement.ts";
import { matchedIn } from "./statement-types.ts";
import { clean } from "./table-view.ts";

/** What a statement of the sender says beside the books. Amounts are as it prints them: above zero for what increases its section. */
export interface StatementFinding {
  readonly kind: StatementKind;
  readonly from?: Day;
  readonly to?: Day;
  /**
   * `same`: of the books' last day, and for a profit and loss of their last fiscal year up to it. One that says no period is of the same
   * if all its figures are the books'. Of `other` ones, only the types are used.
   */
  readonly period: "same" | "other" | "unknown";
  /** Most of its accounts aren't in the books, so nothing of it is used. */
  readonly isOfOtherBooks: boolean;
  /** Its accounts that are in the books. */
  readonly matched: number;
  /** Its accounts that aren't. */
  readonly unmatched: Named<Omit<FigureCompared, "booked">>;
  /** Its figures are the books', rounded to whole amounts: they don't tie to the cent, so its types alone are used. */
  readonly isRounded?: true;
  /** Sections whose totals aren't what their rows come to. */
  readonly sums?: Named<SectionSum>;
  /** Of the same period, to the cent; absent for a balance sheet of books without opening balances. */
  readonly figures?: {
    readonly compared: number;
    readonly differing: Named<FigureCompared>;
    /** With balances in the books and no line in the statement, the largest first. */
    readonly notShown: Named<Omit<FigureCompared, "reported">>;
    readonly netIncome?: TotalCompared;
    readonly totalAssets?: TotalCompared;
  };
}

/** All are counted, and the first are named. */
export interface Named<One> {
  readonly count: number;
  readonly some: readonly One[];
}

export interface FigureCompared extends TotalCompared {
  readonly number?: string;
  readonly name: string;
}

export interface TotalCompared {
  readonly reported: Minor;
  readonly booked: Minor;
}

export const statementKinds: readonly StatementKind[] = ["profit-and-loss", "balance-sheet"];

/** Whether a statement of the books' period has a figure that isn't theirs. */
export function contradicts({ figures, sums, isOfOtherBooks }: StatementFinding): boolean {
  if (sums && !isOfOtherBooks) return true;
  if (!figures) return false;
  const { differing, notShown, netIncome, totalAssets } = figures;
  const totals = [netIncome, totalAssets].filter((one) => one !== undefined);
  return (
    differing.count > 0 ||
    notShown.count > 0 ||
    totals.some(({ reported, booked }) => reported !== booked)
  );
}

/**
 * The totals of the statements that are of the books' period, and whose accounts all have the books' figures. Left out where two
 * statements say different ones.
 */
export function reportedTotals(
  booked: BookedFile,
): { readonly netIncome?: Minor; readonly totalAssets?: Minor } | undefined {
  const fitting = statementFindings(booked).flatMap(({ figures }) =>
    figures && figures.differing.count === 0 ? [figures] : [],
  );
  const netIncome = only(fitting.map((one) => one.netIncome?.reported));
  const totalAssets = only(fitting.map((one) => one.totalAssets?.reported));
  if (netIncome === undefined && totalAssets === undefined) return undefined;
  return {
    ...(netIncome !== undefined && { netIncome }),
    ...(totalAssets !== undefined && { totalAssets }),
  };
}

function only(amounts: readonly (Minor | undefined)[]): Minor | undefined {
  const said = new Set(amounts.filter((amount) => amount !== undefined));
  return said.size === 1 ? [...said][0] : undefined;
}

/** Compares the statements beside the books with them, in their order; none for books without figures. */
export function statementFindings(booked: BookedFile): StatementFinding[] {
  const { periods, books } = booked;
  if (!periods || !books.statements) return [];
  const balances = lastBalances(booked, periods);
  const totals = totalsIn(booked.accounts, balances);
  const matches = matchedIn(booked.accounts, books.statements);
  const shown = new Set(matches.flatMap(({ accounts }) => [...accounts.keys()]));
  const unnamed = booked.accounts.filter(({ id }) => !shown.has(id));
  return books.statements.flatMap((statement, i) => {
    const { kind, from, to, sums } = statement;
    const match = matches[i];
    if (!match) return [];
    const { accounts, unmatched, isOfOtherBooks } = match;
    const { isRounded, ...figures } = figuresCompared();
    const period = periodOf(statement, booked, periods);
    const agrees = figures.compared > 0 && figures.differing.count === 0;
    const isSame =
      !isOfOtherBooks && (period === "same" || (period === "unknown" && (agrees || isRounded)));
    const isComparable = kind === "profit-and-loss" || booked.openings?.from !== "none";
    return {
      kind,
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      period: isSame ? "same" : period,
      isOfOtherBooks,
      matched: accounts.size,
      unmatched: named(unmatched.map((one) => ({ ...nameOf(one), reported: one.amount }))),
      ...(sums && { sums: named(sums.map((sum) => ({ ...sum, name: clean(sum.name) }))) }),
      ...(isSame && isComparable && (isRounded ? { isRounded } : { figures })),
    };

    function figuresCompared() {
      const all = booked.accounts.flatMap((account) => {
        const reported = accounts.get(account.id);
        return reported && !takesResults(account) ? [figureOf(account, reported, balances)] : [];
      });
      const { netIncome, totalAssets, unit = 1 } = statement;
      const turned = turnedSides(all, unit);
      const figures = all.map(({ side, reported, ...one }) => ({
        ...one,
        reported: turned.has(side) ? negate(reported) : reported,
      }));
      const differing = figures.filter(({ reported, booked }) => reported !== booked);
      const notShown = accountsNotShown(unnamed, statement, { unmatched, balances })
        .toSorted((one, other) => Math.abs(other.booked) - Math.abs(one.booked))
        .map(({ account, booked }) => ({ ...nameOf(account), booked }));
      const isNear = ({ reported, booked }: TotalCompared) => Math.abs(reported - booked) < unit;
      return {
        isRounded: differing.length > 0 && differing.every(isNear),
        compared: figures.length,
        differing: named(differing.filter((one) => !isNear(one))),
        notShown: named(notShown),
        ...(netIncome !== undefined && {
          netIncome: {
            reported: turned.has("income") ? negate(netIncome) : netIncome,
            booked: totals.netIncome,
          },
        }),
        ...(totalAssets !== undefined && {
          totalAssets: { reported: totalAssets, booked: totals.totalAssets },
        }),
      };
    }
  });
}

function figureOf(
  account: VendorAccount,
  { classes: [usual], amount }: ReportedAccount,
  balances: LastBalances,
) {
  const side = usual && sideOf(usual);
  const balance = balanceAs(balances.get(account.id) ?? { balance: toMinor(0) }, side);
  const booked = printed(balance, side);
  return { ...nameOf(account), side, reported: amount, booked };
}

/** Of packages that print income below zero, or expenses. One wrong sign among others isn't taken for it. */
function turnedSides(
  figures: readonly (TotalCompared & { readonly side: Side | undefined })[],
  unit: number,
): ReadonlySet<Side | undefined> {
  const sides = new Set(figures.map(({ side }) => side));
  const count = (is: (one: TotalCompared) => boolean, side: Side | undefined) =>
    figures.filter((one) => one.side === side && one.booked !== 0 && is(one)).length;
  return new Set(
    [...sides].filter((side) => {
      const printed = count(({ reported, booked }) => Math.abs(reported - booked) < unit, side);
      const turned = count(({ reported, booked }) => Math.abs(reported + booked) < unit, side);
      return turned > 1 && turned > printed;
    }),
  );
}

/** What counts as material in the books: a share of the larger of total assets and revenue. */
export function materialityOf(booked: BookedFile, basisPoints: number): Minor {
  const { accounts, periods } = booked;
  const { totalAssets, revenue } = periods
    ? totalsIn(accounts, lastBalances(booked, periods))
    : noTotals;
  return toMinor(Math.round((Math.max(totalAssets, revenue, 0) * basisPoints) / 10_000));
}

/** The totals of the books, by the types that their accounts have now. */
function totalsIn(accounts: readonly VendorAccount[], balances: LastBalances): StatementTotals {
  return totalsOf(
    noTotals,
    accounts.flatMap((account) => {
      const accountClass = classOf(classify(account).classification);
      const balance = balances.get(account.id);
      return accountClass && balance
        ? [{ ...balance, accountClass, side: sideOf(accountClass) }]
        : [];
    }),
  );
}

function periodOf(
  { kind, from, to }: StatementTypes,
  { fiscalYearEnd }: BookedFile,
  periods: PostedPeriods,
): StatementFinding["period"] {
  if (to !== undefined && to !== periods.upTo) return "other";
  if (kind === "balance-sheet") return to === undefined ? "unknown" : "same";
  const { start } = fiscalYearOf(periods.upTo, fiscalYearEnd);
  // Books that begin within the year have nothing of the months before.
  const starts = periods.from > start ? [start, periods.from] : [start];
  if (from !== undefined && !starts.includes(from)) return "other";
  return from === undefined || to === undefined ? "unknown" : "same";
}

function nameOf({ number, name }: Pick<ReportedAccount, "number" | "name">) {
  return { ...(number !== undefined && { number: clean(number) }), name: clean(name) };
}

/** What a screen shows. */
const shownAtMost = 20;

function named<One>(all: readonly One[]): Named<One> {
  return { count: all.length, some: all.slice(0, shownAtMost) };
}
