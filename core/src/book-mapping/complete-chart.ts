import { type AccountClass, sideOf } from "../account-types/account-class.ts";
import { type GuessedType, guessAccountTypes } from "../account-types/guess-account-types.ts";
import { classOf } from "../account-types/number-plans.ts";
import { classify } from "../ledger/classify.ts";
import type { VendorAccount } from "../ledger/ledger.ts";
import { countryChart } from "./country-chart.ts";
import { datevChart } from "./datev-chart.ts";
import type { FileBooks } from "./file-books.ts";

/** Adds what a chart from another sheet or file says of the accounts. */
export function withChart(books: FileBooks, chart: readonly VendorAccount[]): FileBooks {
  const described = new Map(chart.map((account) => [account.id, account]));
  const known = new Set(books.accounts.map(({ id }) => id));
  return {
    ...books,
    accounts: [
      ...books.accounts.map((account) => ({ ...account, ...described.get(account.id) })),
      ...chart.filter(({ id }) => !known.has(id)),
    ],
  };
}

export interface GuessedChart {
  readonly accounts: readonly VendorAccount[];
  /** Ids of accounts with a guessed type, for a person to check. */
  readonly guessed: readonly string[];
}

/**
 * Guesses missing types by names, numbers, parents, neighbors and signs. Where the numbers follow a chart that law lays down, a
 * guess of the same side takes the chart's finer type.
 *
 * @param balances debit positive, by account
 */
export function withGuessedTypes(
  accounts: readonly VendorAccount[],
  balances: ReadonlyMap<string, number> = new Map(),
): GuessedChart {
  const missing = accounts.filter(({ vendorType }) => vendorType === "");
  if (missing.length === 0) return { accounts, guessed: [] };

  const numberOf = numbersIn(missing);
  const byLaw = datevChart(accounts) ?? countryChart(accounts);
  const guesses = new Map(
    guessAccountTypes(
      accounts.map((account) => {
        const { id, name, fullName, vendorType } = account;
        const number = account.number ?? numberOf(account);
        const balance = balances.get(id);
        const said = vendorType === "" ? undefined : classOf(classify(account).classification);
        return {
          id,
          name,
          under: fullName.split(":").slice(0, -1),
          ...(number !== undefined && { number }),
          ...(balance !== undefined && { balance }),
          ...(said && { said }),
        };
      }),
    ).map((guess) => [guess.id, guess]),
  );
  return {
    guessed: missing.map(({ id }) => id),
    accounts: accounts.map((account) => {
      const guess = guesses.get(account.id);
      if (account.vendorType !== "" || !guess) return account;
      return { ...account, ...typeOf(guess, byLaw?.(account)), guessedType: guess.sureness };
    }),
  };
}

/** A number in brackets at the end of names is the account's where nearly all have one; else it may be a bank's. */
function numbersIn(
  accounts: readonly VendorAccount[],
): (account: VendorAccount) => string | undefined {
  const bracketed = ({ name }: VendorAccount) => /\((\d{3,8})\)$/.exec(name)?.[1];
  const unnumbered = accounts.filter(({ number }) => number === undefined);
  const found = unnumbered.filter((account) => bracketed(account) !== undefined);
  return found.length > 4 && found.length >= 0.8 * unnumbered.length ? bracketed : () => undefined;
}

type VendorType = Pick<VendorAccount, "vendorType" | "vendorSubtype">;

function typeOf({ accountClass, side }: GuessedType, byLaw: VendorAccount | undefined): VendorType {
  if (byLaw && byLaw.vendorType !== "") {
    const planned = classOf(classify(byLaw).classification);
    const { vendorType, vendorSubtype } = byLaw;
    if (planned && sideOf(planned) === side) {
      return { vendorType, ...(vendorSubtype !== undefined && { vendorSubtype }) };
    }
  }
  return typesOfClasses[accountClass];
}

/** The words by which accounts are classified. */
const typesOfClasses: Readonly<Record<AccountClass, VendorType>> = {
  cash: { vendorType: "Bank" },
  ar: { vendorType: "AccountsReceivable" },
  other_current_asset: { vendorType: "OtherCurrentAsset" },
  fixed_asset: { vendorType: "FixedAsset" },
  accumulated_depreciation: {
    vendorType: "FixedAsset",
    vendorSubtype: "AccumulatedDepreciation",
  },
  other_asset: { vendorType: "OtherAsset" },
  ap: { vendorType: "AccountsPayable" },
  credit_card: { vendorType: "CreditCard" },
  other_current_liability: { vendorType: "OtherCurrentLiability" },
  long_term_debt: { vendorType: "LongTermLiability" },
  equity: { vendorType: "Equity" },
  retained_earnings: { vendorType: "RetainedEarnings" },
  revenue: { vendorType: "Income" },
  other_income: { vendorType: "OtherIncome" },
  cogs: { vendorType: "CostOfGoodsSold" },
  opex: { vendorType: "Expense" },
  other_expense: { vendorType: "OtherExpense" },
  depreciation_amortization: { vendorType: "Depreciation" },
  interest_expense: { vendorType: "Expense", vendorSubtype: "InterestExpense" },
  income_tax: { vendorType: "Expense", vendorSubtype: "IncomeTaxExpense" },
};
