import { type AccountClass, sideOf } from "../account-types/account-class.ts";
import type { GuessedType } from "../account-types/guess-account-types.ts";
import type { VendorAccount } from "../ledger/ledger.ts";
import { vendorTypeOfClass } from "./types-of-classes.ts";

/** MYOB's class for each digit before the dash. Its users can't choose another. */
const classes: Readonly<Record<string, AccountClass>> = {
  "1": "other_current_asset",
  "2": "other_current_liability",
  "3": "equity",
  "4": "revenue",
  "5": "cogs",
  "6": "opex",
  "8": "other_income",
  "9": "other_expense",
};

const form = /^([1-689])-\d{4}$/;

/** Fewer accounts may be numbered so by chance. */
const fewest = 5;

/**
 * The type that MYOB's account number says, as fine as the guess where both are of one side; undefined where some account isn't
 * numbered so, or where most names say otherwise.
 *
 * @param guesses of the accounts, in their order
 */
export function myobChart(
  accounts: readonly VendorAccount[],
  guesses: readonly GuessedType[],
): ((account: VendorAccount, guess: GuessedType) => VendorAccount) | undefined {
  const said = accounts.map(({ number = "" }) => classes[form.exec(number)?.[1] ?? ""]);
  if (accounts.length < fewest || said.includes(undefined)) return undefined;
  const likely = guesses.flatMap((guess, i) => {
    const own = said[i];
    return own && guess.sureness === "likely" ? [guess.side === sideOf(own)] : [];
  });
  const differing = likely.filter((agrees) => !agrees).length;
  if (differing * 5 > likely.length) return undefined;
  return (account, guess) => {
    const own = classes[account.number?.charAt(0) ?? ""] ?? guess.accountClass;
    const isAsFine = settled.has(own) || settled.has(guess.accountClass);
    const accountClass = !isAsFine && guess.side === sideOf(own) ? guess.accountClass : own;
    return { ...account, ...vendorTypeOfClass(accountClass) };
  };
}

/** Sales, costs of sales and what is neither have digits of their own. */
const settled: ReadonlySet<AccountClass> = new Set([
  "revenue",
  "cogs",
  "other_income",
  "other_expense",
]);
