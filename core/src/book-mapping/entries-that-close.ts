import { isEquity, isNominal, type PeriodEnd } from "./period-ends.ts";
import { isNamedResult } from "./result-names.ts";
import type { TurnVoucher } from "./turn-vouchers.ts";

/** Entries that move a period's result, and the account that takes it in. */
export interface MovedResult {
  readonly entries: readonly ResultEntry[];
  readonly target: string;
}

/** An entry between nominal accounts and others. */
export interface ResultEntry {
  readonly voucher: TurnVoucher;
  readonly nominal: readonly string[];
  readonly real: readonly string[];
}

/**
 * Entries of a period's last day that zero all nominal accounts or, at a year's end, post the result from an account
 * of its own against equity (Sweden, Norway). Undefined where they can't be told for certain.
 */
export function entriesThatClose(at: PeriodEnd): MovedResult | undefined {
  const { books, end, earned } = at;
  const total = [...earned.values()].reduce((sum, amount) => sum + amount, 0);
  if (total !== 0) return undefined;

  const onTheDay = books.lines.turns
    .filter(({ date }) => date === end)
    .map((voucher) => resultEntry(voucher, at))
    .filter(({ nominal, real }) => nominal.length > 0 && real.length > 0);
  const isEmpty = [...earned.values()].every((amount) => amount === 0);
  if (isEmpty) return certain(movedBy(emptying(onTheDay, at)), at);
  return at.span === "year" ? movedBy(appropriating(onTheDay, at)) : undefined;
}

/**
 * Reversals empty accounts too, so the target must be equity or named for a result, or a year's end must empty many.
 */
function certain(moved: MovedResult | undefined, at: PeriodEnd): MovedResult | undefined {
  if (!moved) return undefined;
  const { target, entries } = moved;
  const isCalledSo = isNamedResult(at.accounts.get(target)?.name ?? "");
  const emptied = entries.reduce((count, { nominal }) => count + nominal.length, 0);
  const isWhole = at.span === "year" && emptied >= fewest;
  return isEquity(at, target) || isCalledSo || isWhole ? moved : undefined;
}

/** Only a closing empties this many accounts at once. */
const fewest = 5;

function resultEntry(voucher: TurnVoucher, at: PeriodEnd): ResultEntry {
  const ids = [...voucher.accounts.keys()];
  return {
    voucher,
    nominal: ids.filter((id) => isNominal(at, id)),
    real: ids.filter((id) => !isNominal(at, id)),
  };
}

/** Each account is emptied once; other postings of that day were earned or spent. */
function emptying(entries: readonly ResultEntry[], at: PeriodEnd): readonly ResultEntry[] {
  const left = new Set(at.earned.keys());
  const intoEquity = ({ real }: ResultEntry) => Number(real.some((id) => isEquity(at, id)));
  const chosen = entries
    .toSorted(
      (one, other) =>
        intoEquity(other) - intoEquity(one) || other.nominal.length - one.nominal.length,
    )
    .filter(({ nominal }) => {
      const isFirst = nominal.every((id) => left.has(id));
      if (isFirst) for (const id of nominal) left.delete(id);
      return isFirst;
    });
  return left.size === 0 ? chosen : [];
}

/** The result account is told by its name, or by being the only one. */
function appropriating(entries: readonly ResultEntry[], at: PeriodEnd): readonly ResultEntry[] {
  const apart = entries.filter(
    ({ voucher, nominal, real }) =>
      real.every((id) => isEquity(at, id)) &&
      nominal.every((id) => at.earned.get(id) === netOf(voucher, [id])),
  );
  const named = apart.filter(({ nominal }) =>
    nominal.every((id) => isNamedResult(at.accounts.get(id)?.name ?? "")),
  );
  if (named.length > 0) return named;
  return apart.length === 1 ? apart : [];
}

function movedBy(entries: readonly ResultEntry[]): MovedResult | undefined {
  const moved = entries.reduce((sum, { voucher, nominal }) => sum + netOf(voucher, nominal), 0);
  if (moved === 0) return undefined;
  const taken = new Map<string, number>();
  for (const { voucher, real } of entries) {
    for (const id of real) taken.set(id, (taken.get(id) ?? 0) + netOf(voucher, [id]));
  }
  const [main] = [...taken].toSorted(([, one], [, other]) => (one - other) * Math.sign(moved));
  return main && { entries, target: main[0] };
}

function netOf({ accounts }: TurnVoucher, ids: readonly string[]): number {
  return ids.reduce((sum, id) => {
    const { debit, credit } = accounts.get(id) ?? { debit: 0, credit: 0 };
    return sum + debit - credit;
  }, 0);
}
