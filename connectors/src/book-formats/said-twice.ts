import type { Place, SaidTwice } from "@tieout/core/book-mapping/file-books";
import { plainWord } from "@tieout/core/book-mapping/month-words";
import { type Day, partsOf } from "@tieout/core/calendar/day";

/** As many as a person would look at. */
const shown = 50;

/** If more than a tenth contradict, the package writes them so and it's no mistake. */
const isUsual = (contradicted: number, of: number) => contradicted > Math.max(1, of / 10);

/** Compares an entry's day with those of its document (never later) and of its validation (never earlier). */
export function entryAndOtherDays() {
  const rules = [dayRule(), dayRule()] as const;

  function add(transactionId: string, day: Day, document?: Day, validation?: Day): void {
    const place = { transactionId, end: day };
    if (document) rules[0].add(document <= day, place);
    if (validation) rules[1].add(validation >= day, place);
  }

  /** Of lines. Nothing where the file has no other days. */
  function facts(): SaidTwice | undefined {
    const kept = rules.map((rule) => rule.facts()).filter(({ of }) => of > 0);
    if (kept.length === 0) return undefined;
    return {
      of: Math.max(...kept.map(({ of }) => of)),
      contradicted: kept.reduce((sum, { contradicted }) => sum + contradicted, 0),
      some: kept.flatMap(({ some }) => some),
    };
  }

  return { add, facts };
}

function dayRule() {
  let of = 0;
  let contradicted = 0;
  const some: Place[] = [];
  return {
    add: (holds: boolean, place: Place) => {
      of++;
      if (holds) return;
      contradicted++;
      if (some.length < shown) some.push(place);
    },
    facts: (): SaidTwice =>
      isUsual(contradicted, of) ? { of: 0, contradicted: 0, some: [] } : { of, contradicted, some },
  };
}

/** Periods are months of a fiscal year, so they're a fixed number of months from their entries' days. */
export function entryPeriods() {
  const shifts = new Map<string, { count: number; readonly some: Place[] }>();
  let of = 0;

  /** @param period from 1; those past the twelfth are closings. @param year of the period, where it's said */
  function add(transactionId: string, day: Day, period: number, year?: number): void {
    if (!(period >= 1 && period <= 12)) return;
    const date = partsOf(day);
    const months = date.month - period;
    const shift = year ? `${(date.year - year) * 12 + months}` : `${(months + 12) % 12} a year`;
    const same = shifts.get(shift) ?? { count: 0, some: [] };
    if (!shifts.has(shift) && shifts.size === mostShifts) return;
    shifts.set(shift, same);
    of++;
    same.count++;
    if (same.some.length < shown) same.some.push({ transactionId, end: day });
  }

  /** Of entries. Nothing where the file has no periods. */
  function facts(): SaidTwice | undefined {
    const [usual, ...others] = [...shifts.values()].toSorted(
      (one, other) => other.count - one.count,
    );
    if (!usual) return undefined;
    const contradicted = of - usual.count;
    if (isUsual(contradicted, of)) return undefined;
    return { of, contradicted, some: others.flatMap(({ some }) => some) };
  }

  return { add, facts };
}

/** Entries of several years have a few; beyond it, something else was written for periods. */
const mostShifts = 1_000;

/** Compares names of accounts that each line has beside a number. */
export function accountNames() {
  const numbers = new Map<string, Map<string, { count: number; isOfPartner: boolean }>>();
  let pairs = 0;

  /** @param isOfPartner whether a customer or supplier stands beside it, whose name some write for the account's */
  function add(number: string, name: string, isOfPartner: boolean): void {
    const plain = plainWord(name).trim();
    if (plain === "") return;
    const names = numbers.get(number) ?? new Map<string, { count: number; isOfPartner: boolean }>();
    const known = names.get(plain);
    if (!known && ++pairs > mostNames) return;
    numbers.set(number, names);
    names.set(plain, {
      count: (known?.count ?? 0) + 1,
      isOfPartner: isOfPartner && known?.isOfPartner !== false,
    });
  }

  /** Of accounts. Nothing where lines have no names. */
  function facts(): SaidTwice | undefined {
    const usual = [...numbers].map(([number, names]) => {
      const [first, ...others] = [...names].toSorted(
        ([, one], [, other]) => other.count - one.count,
      );
      return { number, name: first?.[0], others };
    });
    const known = new Set(usual.map(({ name }) => name));
    const several = usual.filter(({ others }) =>
      others.some(([name, { isOfPartner }]) => !isOfPartner || known.has(name)),
    );
    if (usual.length === 0 || isUsual(several.length, usual.length)) return undefined;
    return {
      of: usual.length,
      contradicted: several.length,
      some: several.slice(0, shown).map(({ number }) => ({ accountId: number })),
    };
  }

  return { add, facts };
}

/** Ten for each account of a large business; beyond it, something else was written for names. */
const mostNames = 100_000;
