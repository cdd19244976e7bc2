import { sidesOf } from "@tieout/core/book-mapping/posted-periods";
import { addDays, type Day, endOfMonth } from "@tieout/core/calendar/day";
import { type Minor, toMinor } from "@tieout/core/money";
import type { Gathering } from "./gathering.ts";

export interface SieYear {
  readonly start: Day;
  readonly end: Day;
}

/** SIE numbers the year that a file is of 0, and those before −1, −2 and so on. */
export const currentYear = "0";

type BalanceOf =
  | { readonly kind: "opening" | "closing"; readonly year: string }
  | { readonly kind: "movement"; readonly month: Day };

/** A record of #IB, #UB, #RES or #PSALDO, or of #OIB or #OUB. */
export interface SieBalance {
  readonly row: number;
  readonly accountId: string;
  readonly amount: Minor;
  readonly of: BalanceOf;
  /** From #RES; some files have a result account in #UB too. */
  readonly isResult: boolean;
  /** Numbers of the dimensions of its objects; empty for the whole account's. */
  readonly dimensions: string;
}

export interface SieCover {
  readonly years: ReadonlyMap<string, SieYear>;
  /** The last day that the current year's balances are of. */
  readonly covered: Day | undefined;
}

/** All records of one account's opening, closing or month. */
interface Stated extends Pick<SieBalance, "row" | "accountId"> {
  whole?: Minor;
  result?: Minor;
  readonly byDimensions: Map<string, Minor>;
}

/**
 * Collects balances, which files may state several times: a result account's in #UB and #RES, an account's as a whole and by
 * object. Each counts once. Statements that differ are totals that don't add up.
 */
export function sieBalances() {
  const all = new Map<string, { readonly of: BalanceOf; readonly stated: Stated }>();

  function add({ row, accountId, amount, of, isResult, dimensions }: SieBalance): void {
    const key = `${of.kind} ${of.kind === "movement" ? of.month : of.year} ${accountId}`;
    const stated: Stated = all.get(key)?.stated ?? { row, accountId, byDimensions: new Map() };
    all.set(key, { of, stated });
    if (dimensions !== "") {
      const before = stated.byDimensions.get(dimensions) ?? 0;
      stated.byDimensions.set(dimensions, toMinor(before + amount));
    } else if (isResult) stated.result = toMinor((stated.result ?? 0) + amount);
    else stated.whole = toMinor((stated.whole ?? 0) + amount);
  }

  /** The end of the last month in which #PSALDO has activity. */
  function lastMonth(): Day | undefined {
    const months = [...all.values()].flatMap(({ of, stated }) =>
      of.kind === "movement" && amountOf(stated) !== 0 ? [of.month] : [],
    );
    return months.sort().at(-1);
  }

  /** Gives the balances to the books, once all lines are known. */
  function settle(gathered: Gathering, cover: SieCover): void {
    const arePartsBeside = objectsStandBeside([...all.values()], cover);
    const settleMonth = monthSettler(gathered, cover);
    for (const { of, stated } of all.values()) {
      if (of.kind === "movement") {
        if (!arePartsBeside) compare(gathered, stated, of.month);
        settleMonth(stated, of.month, arePartsBeside ? withObjects(stated) : amountOf(stated));
        continue;
      }
      const year = cover.years.get(of.year);
      if (!year) continue;
      compare(gathered, stated, year.end);
      const { accountId } = stated;
      const amount = amountOf(stated);
      const last = of.year === currentYear ? (cover.covered ?? year.end) : year.end;
      if (of.kind === "closing") gathered.closing({ accountId, on: last, amount });
      else gathered.opening({ accountId, on: addDays(year.start, -1), amount });
    }
  }

  const accountIds = () => new Set([...all.values()].map(({ stated }) => stated.accountId));

  return { add, accountIds, lastMonth, settle };
}

/** #PSALDO is a control total in years with vouchers, and the only activity otherwise. */
function monthSettler(gathered: Gathering, { years, covered }: SieCover) {
  const { months, first } = gathered.lines();
  const posted = new Map(
    months.map(({ accountId, end, debit, credit }) => [`${accountId} ${end}`, debit - credit]),
  );
  const withLines = [...years.values()].filter(
    ({ start, end }) => first && first >= start && first <= end,
  );
  const lastMonth = covered && endOfMonth(covered);

  return ({ row, accountId }: Stated, month: Day, said: Minor): void => {
    if (withLines.some(({ start, end }) => month >= start && month <= end)) {
      const added = toMinor(posted.get(`${accountId} ${month}`) ?? 0);
      gathered.total({ what: "movement", place: { row, accountId, end: month }, said, added });
    } else if (said !== 0) {
      const end = month === lastMonth && covered ? covered : month;
      gathered.movement({ accountId, end, ...sidesOf(said) });
    }
  };
}

/** Objects count where nothing is said of the whole account. In several dimensions, they're all of it each time. */
function amountOf({ result, whole, byDimensions }: Stated): Minor {
  return result ?? whole ?? [...byDimensions.values()][0] ?? toMinor(0);
}

interface StatedOf {
  readonly of: BalanceOf;
  readonly stated: Stated;
}

/**
 * Most packages write a month's activity of a whole account, and what its objects have of it. Some write what has no object, and
 * beside it what each combination of objects has: then all of it adds up to the account. The closing balances tell which.
 */
function objectsStandBeside(all: readonly StatedOf[], { years }: SieCover): boolean {
  const rests = (amountIn: (stated: Stated) => Minor): number => {
    const open = new Map<string, number>();
    const closed = new Set<string>();
    for (const { of, stated } of all) {
      const year = of.kind === "movement" ? yearOf(of.month, years) : of.year;
      const key = `${year} ${stated.accountId}`;
      if (of.kind === "closing") closed.add(`${year}`);
      const amount = of.kind === "movement" ? amountIn(stated) : amountOf(stated);
      open.set(key, (open.get(key) ?? 0) + (of.kind === "closing" ? -amount : amount));
    }
    return [...open].filter(([key, rest]) => rest !== 0 && closed.has(key.split(" ")[0] ?? ""))
      .length;
  };
  return rests(withObjects) < rests(amountOf);
}

const yearOf = (month: Day, years: SieCover["years"]): string | undefined =>
  [...years].find(([, { start, end }]) => month >= start && month <= endOfMonth(end))?.[0];

const withObjects = ({ whole, byDimensions }: Stated): Minor =>
  toMinor([...byDimensions.values()].reduce((sum, amount) => sum + amount, whole ?? 0));

/** Objects may be a part of a whole account, so they're compared with each other only. */
function compare(gathered: Gathering, stated: Stated, end: Day): void {
  const { row, accountId, whole, result, byDimensions } = stated;
  const place = { row, accountId, end };
  if (whole !== undefined && result !== undefined) {
    gathered.total({ what: "balance", place, said: whole, added: result });
  }
  if (whole !== undefined || result !== undefined) return;
  const [said, ...others] = byDimensions.values();
  const added = others.find((other) => other !== said);
  if (said !== undefined && added !== undefined) {
    gathered.total({ what: "balance", place, said, added });
  }
}
