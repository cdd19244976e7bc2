import type { Day } from "../calendar/day.ts";
import { nameOf } from "../check/ledger-checks.ts";
import type { FactOf, NoValues } from "../fact/fact.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { type Minor, negate, sum, toMinor } from "../money/money.ts";
import {
  isCurrentPortion,
  isDistribution,
  isOwnersPay,
  saysDepreciation,
} from "./account-nature.ts";
import {
  allOf,
  type FedAmount,
  feeds,
  isClassified,
  isCurrentOn,
  isIn,
  isInResult,
  isOn,
  type StatementAmount,
  type StatementAmounts,
  type Test,
} from "./statement-feeds.ts";
import type { YearAccount, YearBooks } from "./year-accounts.ts";

/** What a reader should know about the inputs. Money is in minor units of the books' currency. */
export type RiskNote = FactOf<RiskNotes>;

interface RiskNotes {
  /** Part of an input is on accounts whose type is a guess. */
  "guessed-accounts": OnAccounts & { readonly input: StatementAmount };
  /** Accounts whose type nobody knows, in none of the inputs. */
  "unknown-accounts": OnAccounts;
  /** Overdrawn bank accounts, which stay in cash. */
  overdraft: OnAccounts;
  /** Negative receivables or inventory, which count as unknown. */
  "receivables-wrong-sign": OnAccounts;
  "inventory-wrong-sign": OnAccounts;
  /** Receivables or inventory placed outside current assets, which don't count as such. */
  "receivables-outside-current-assets": OnAccounts;
  "inventory-outside-current-assets": OnAccounts;
  /** Long-term debt with no current portion. None is estimated. */
  "no-current-portion": OnAccounts;
  /** Retained earnings are unknown: the chart has no such account, and no result was carried to one. */
  "retained-earnings-absent": NoValues;
  /** Sales of zero or less, which count as unknown. */
  "sales-not-positive": { readonly amount: Minor };
  /** Depreciation within cost of goods sold, which isn't added back. */
  "depreciation-in-cost-of-goods-sold": OnAccounts;
  /** Depreciation placed below operating income, which isn't added back. */
  "depreciation-below-operating-income": OnAccounts;
  /** How much more accumulated depreciation grew than the depreciation found: the rest is on other accounts. */
  "depreciation-elsewhere": { readonly amount: Minor };
  /** Owners' pay that was deducted from net income. */
  "owners-pay": OnAccounts;
  /** What owners took out in the year, which isn't deducted from net income. */
  distributions: OnAccounts;
  /** A profit without income tax. */
  "no-tax": NoValues;
  /** Growth is unknown: no year before this one, one of another length, or one without sales. */
  "no-prior-year": NoValues;
  "prior-year-other-length": { readonly start: Day; readonly end: Day; readonly days: number };
  "no-prior-sales": NoValues;
}

/** `account` names the largest one. */
interface OnAccounts {
  readonly amount: Minor;
  readonly accounts: number;
  readonly account: string;
}

/** Notes on accounts with figures, and which accounts each one is about. */
const accountNotes = {
  overdraft: allOf(isClassified("cash"), isOn("assets"), ({ amount }) => amount < 0),
  "receivables-outside-current-assets": isOutsideCurrentAssets("ar"),
  "inventory-outside-current-assets": isOutsideCurrentAssets("inventory"),
  "depreciation-in-cost-of-goods-sold": allOf(
    isIn("cost-of-goods-sold"),
    isClassified("cogs"),
    ({ account }) => saysDepreciation(account),
  ),
  "depreciation-below-operating-income": allOf(
    ({ place }) => place.statement === "IncomeStatement",
    isClassified("depreciation_amortization"),
    (one) => !feeds.depreciation.takes(one),
  ),
  "owners-pay": allOf(isInResult("net-income"), ({ account }) => isOwnersPay(account)),
} satisfies Partial<Record<RiskNote["code"], Test>>;

function isOutsideCurrentAssets(classification: "ar" | "inventory"): Test {
  const isCurrent = isCurrentOn("assets");
  return allOf(isClassified(classification), (one) => !isCurrent(one));
}

interface Found {
  /** Before wrong signs are ruled out. */
  readonly totals: StatementAmounts;
  /** Accounts whose type is a guess, by what they feed. */
  readonly guesses: readonly (readonly [FedAmount, readonly YearAccount[]])[];
}

/** Notes on one year's figures. `readStatements` adds the notes on the years themselves. */
export function statementNotes(
  ledger: Ledger,
  books: YearBooks,
  { totals, guesses }: Found,
): RiskNote[] {
  const used = books.accounts.filter(({ amount }) => amount !== 0);
  const notes = guesses.map(
    ([input, accounts]): RiskNote => ({
      code: "guessed-accounts",
      values: { input, ...onAccounts(ledger, accounts) },
    }),
  );
  const note = (code: AccountNoteCode, accounts: readonly YearAccount[]) => {
    if (accounts.length > 0) notes.push({ code, values: onAccounts(ledger, accounts) });
  };

  note("unknown-accounts", books.ofUnknownType);
  for (const [code, takes] of Object.entries(accountNotes)) {
    // Object.entries loses the key type, which the table has checked.
    note(code as keyof typeof accountNotes, used.filter(takes));
  }
  const {
    accountsReceivable: receivables = zero,
    inventory = zero,
    sales,
    netIncome = zero,
  } = totals;
  if (receivables < 0) note("receivables-wrong-sign", used.filter(feeds.accountsReceivable.takes));
  if (inventory < 0) note("inventory-wrong-sign", used.filter(feeds.inventory.takes));
  note("no-current-portion", longTermDebtWithoutCurrentPortion(used));
  note("distributions", distributionsOf(books));

  if (totals.retainedEarnings === undefined) {
    notes.push({ code: "retained-earnings-absent", values: {} });
  }
  if (sales !== undefined && sales <= 0) {
    notes.push({ code: "sales-not-positive", values: { amount: sales } });
  }
  const elsewhere = depreciationElsewhere(used);
  if (elsewhere > 0) notes.push({ code: "depreciation-elsewhere", values: { amount: elsewhere } });
  if (netIncome > 0 && !used.some(isClassified("income_tax"))) {
    notes.push({ code: "no-tax", values: {} });
  }
  return notes;
}

type AccountNoteCode = {
  [Code in keyof RiskNotes]: OnAccounts extends RiskNotes[Code] ? Code : never;
}[keyof RiskNotes];

function longTermDebtWithoutCurrentPortion(used: readonly YearAccount[]): YearAccount[] {
  const debt = used.filter(allOf(isOn("liabilities"), isClassified("long_term_debt")));
  const isCurrent = isCurrentOn("liabilities");
  const hasPortion =
    debt.some(isCurrent) || used.some((one) => isCurrent(one) && isCurrentPortion(one.account));
  return hasPortion ? [] : debt.filter(({ amount }) => amount < 0);
}

/** Only what was taken out in the year, not the accounts' balances from earlier years. */
function distributionsOf({ accounts }: YearBooks): YearAccount[] {
  return accounts
    .filter(allOf(isOn("equity"), ({ account }) => isDistribution(account)))
    .filter(({ movement }) => movement > 0)
    .map((one) => ({ ...one, amount: one.movement }));
}

/**
 * The growth of accumulated depreciation that wasn't found as an expense, whatever account it was booked to. Accounts whose
 * whole balance was posted in the year are left out, because it may be from earlier years.
 */
function depreciationElsewhere(used: readonly YearAccount[]): Minor {
  const written = used
    .filter(isClassified("accumulated_depreciation"))
    .filter(({ amount, movement }) => amount !== movement)
    .map(({ movement }) => negate(movement));
  const found = used
    .filter(
      (one) =>
        allOf(isInResult("net-income"), isClassified("depreciation_amortization"))(one) ||
        accountNotes["depreciation-in-cost-of-goods-sold"](one),
    )
    .map(({ amount }) => amount);
  return toMinor(sum(written) - sum(found));
}

function onAccounts(ledger: Ledger, accounts: readonly YearAccount[]): OnAccounts {
  const [largest] = accounts.toSorted((one, other) => size(other) - size(one));
  return {
    amount: grossOf(accounts),
    accounts: accounts.length,
    account: largest ? nameOf(ledger, largest.account.id) : "",
  };
}

/** Adds absolute amounts, so that accounts don't offset each other. */
export function grossOf(accounts: readonly YearAccount[]): Minor {
  return sum(accounts.map((one) => toMinor(size(one))));
}

function size({ amount }: YearAccount): number {
  return Math.abs(amount);
}

const zero = toMinor(0);
