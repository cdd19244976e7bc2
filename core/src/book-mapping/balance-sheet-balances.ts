import { sideOf } from "../account-types/account-class.ts";
import { guessAccountTypes } from "../account-types/guess-account-types.ts";
import { classify } from "../ledger/classify.ts";
import type { VendorAccount } from "../ledger/ledger.ts";
import { type Minor, negate, toMinor } from "../money/money.ts";
import type { ReportedAccount, StatementTypes } from "./reported-statement.ts";
import { type VendorType, vendorTypeOfClass } from "./types-of-classes.ts";

export interface SheetBalance {
  readonly account: VendorAccount;
  /** Debit positive. */
  readonly amount: Minor;
}

interface SheetBalances {
  readonly balances: readonly SheetBalance[];
  /** The finished year's profit, above zero, which is in retained earnings. */
  readonly profit: Minor;
  /** Assets less liabilities and equity. */
  readonly difference: Minor;
}

/**
 * The balances in a balance sheet: assets are debits, liabilities and equity credits. Its line of net income is part of retained
 * earnings, because the year is finished: in the account that the balance sheet names, or else the ledger's.
 *
 * @param ledger with their types
 */
export function balancesInSheet(
  { accounts, netIncome = toMinor(0) }: StatementTypes,
  ledger: readonly VendorAccount[],
): SheetBalances {
  const types = typesOf(accounts);
  const isTurned = printsDebits(accounts, netIncome);
  const balances = accounts.map((one, i): SheetBalance => {
    const amount = isTurned || isAsset(one) ? one.amount : negate(one.amount);
    return { account: accountOf(one, i, types[i]), amount };
  });
  const profit = isTurned ? negate(netIncome) : netIncome;
  const all = profit === 0 ? balances : withProfit(balances, profit, ledger);
  return {
    balances: all.filter(({ amount }) => amount !== 0),
    profit,
    difference: toMinor(all.reduce((sum, { amount }) => sum + amount, 0)),
  };
}

const isAsset = ({ classes: [usual] }: ReportedAccount): boolean =>
  usual !== undefined && sideOf(usual) === "asset";

/** Whether all sides are printed as debits, as FreeAgent does: then they balance without turning any. */
function printsDebits(accounts: readonly ReportedAccount[], netIncome: Minor): boolean {
  const sumOf = (signOf: (one: ReportedAccount) => 1 | -1) =>
    accounts.reduce((sum, one) => sum + signOf(one) * one.amount, 0);
  const printed = sumOf((one) => (isAsset(one) ? 1 : -1)) - netIncome;
  return printed !== 0 && sumOf(() => 1) + netIncome === 0;
}

/** Of the classes that its section allows, the one that an account's name says. */
function typesOf(accounts: readonly ReportedAccount[]): readonly VendorType[] {
  const guesses = guessAccountTypes(
    accounts.map(({ number, name, under }, i) => ({
      ...{ id: String(i), name, under },
      ...(number !== undefined && { number }),
    })),
  );
  const byId = new Map(guesses.map(({ id, accountClass }) => [id, accountClass]));
  return accounts.map(({ classes }, i) => {
    const named = byId.get(String(i));
    const [usual] = classes;
    const found = named && classes.includes(named) ? named : usual;
    return found ? vendorTypeOfClass(found) : { vendorType: "" };
  });
}

function accountOf(
  { number, name, under }: ReportedAccount,
  i: number,
  type: VendorType = { vendorType: "" },
): VendorAccount {
  return {
    id: `balance-sheet:${i}`,
    name,
    fullName: [...under, name].join(":"),
    ...(number !== undefined && { number }),
    ...type,
    ...(type.vendorType !== "" && { typeFrom: "balance-sheet" as const }),
    posting: true,
    active: true,
  };
}

function withProfit(
  balances: readonly SheetBalance[],
  profit: Minor,
  ledger: readonly VendorAccount[],
): readonly SheetBalance[] {
  const own = balances.filter(({ account }) => isRetained(account));
  const [only] = own;
  if (only && own.length === 1) {
    const amount = toMinor(only.amount - profit);
    return balances.map((one) => (one === only ? { ...one, amount } : one));
  }
  const known = ledger.filter(isRetained);
  const [account = retainedEarnings] = known.length === 1 ? known : [];
  return [...balances, { account, amount: negate(profit) }];
}

const isRetained = (account: VendorAccount): boolean =>
  classify(account).classification === "retained_earnings";

const retainedEarnings: VendorAccount = {
  id: "balance-sheet:retained-earnings",
  name: "Retained earnings",
  fullName: "Retained earnings",
  vendorType: "RetainedEarnings",
  typeFrom: "balance-sheet",
  posting: true,
  active: true,
};
