import { type Minor, negate, sum, toMinor } from "../money/index.ts";

/** A cell and what stands behind it, in minor units, debit positive. */
export interface ProvableLine {
  readonly amount: number;
  readonly accounts: readonly { readonly amount: number }[];
  /** The accounts that aren't listed one by one. */
  readonly others?: { readonly amount: number } | undefined;
}

/** What was posted to an account in one period of its ledger, and what was left. */
export interface ProvableMonth {
  readonly debit: number;
  readonly credit: number;
  readonly closing: number;
  /** The result of a finished year, which the account took in as this period began. */
  readonly earningsRolled?: number | undefined;
}

export interface ProvableAccount {
  readonly amount: number;
  /** Of a balance alone; a result starts from nothing. */
  readonly opening?: number | undefined;
  readonly months: readonly ProvableMonth[];
}

/** What the accounts behind a cell add up to, less the cell. */
export function accountsDifference({ accounts, others, amount }: ProvableLine): Minor {
  return sum([
    ...accounts.map((account) => toMinor(account.amount)),
    toMinor(others?.amount ?? 0),
    negate(toMinor(amount)),
  ]);
}

/** What an account's opening and months add up to, less the account. */
export function monthsDifference(account: ProvableAccount): Minor {
  const { opening, months, amount } = account;
  const movements = months.map((month) => movementOf(account, month));
  return sum([toMinor(opening ?? 0), ...movements, negate(toMinor(amount))]);
}

/** Whether each period starts from what the one before it left. A result's first one starts anywhere. */
export function monthsCarryOver({ opening, months }: ProvableAccount): boolean {
  return months.every((month, index) => {
    const before = index === 0 ? opening : months[index - 1]?.closing;
    const { closing, earningsRolled = 0 } = month;
    return (
      before === undefined ||
      sum([toMinor(before), netOf(month), toMinor(earningsRolled)]) === closing
    );
  });
}

/** What a month adds to an account: its lines, and to a balance what the finished year came to. */
export function movementOf({ opening }: ProvableAccount, month: ProvableMonth): Minor {
  if (opening === undefined) return netOf(month);
  return sum([netOf(month), toMinor(month.earningsRolled ?? 0)]);
}

/** What was posted, debits less credits. */
export function netOf({ debit, credit }: Pick<ProvableMonth, "debit" | "credit">): Minor {
  return sum([toMinor(debit), negate(toMinor(credit))]);
}
