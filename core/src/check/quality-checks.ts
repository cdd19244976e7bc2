import { isGuessed, type Ledger } from "../ledger/ledger.ts";
import { ledgerBalances } from "../ledger/ledger-balances.ts";
import { syntheticRetainedEarningsId } from "../ledger/roll-forward.ts";
import { unknownAccounts } from "../statement/unknown-accounts.ts";
import { type Check, fail, pass, type Question } from "./check.ts";
import type { BooksSource } from "./check-facts.ts";
import { nameOf } from "./ledger-checks.ts";

/** Suspense and uncategorized accounts. */
export function checkSuspense(ledger: Ledger): Check {
  return checkBalancesOf(
    ledger,
    suspense,
    {
      id: "suspense-balance",
      category: "quality",
      severity: "medium",
    },
    "suspense-balance",
  );
}

/** Opening balance equity should be empty once the books have been set up. */
export function checkOpeningBalanceEquity(ledger: Ledger): Check {
  return checkBalancesOf(
    ledger,
    /\bopening balance equity\b/i,
    {
      id: "opening-balance-equity",
      category: "quality",
      severity: "low",
    },
    "opening-equity-balance",
  );
}

/** Headings and other accounts that can't be posted to have no balance. */
export function checkHeadings(ledger: Ledger): Check {
  const question: Question = {
    id: "headings-unposted",
    category: "quality",
    severity: "medium",
  };
  const { used } = ledgerBalances(ledger);
  const posted = ledger.accounts.filter(
    ({ id, classification }) =>
      classification === "non_posting" && id !== syntheticRetainedEarningsId && used(id),
  );
  const [first] = posted;
  if (!first) return pass(question, { code: "headings-empty", values: {} });
  return fail(
    question,
    {
      code: "headings-posted",
      values: { headings: posted.length, account: nameOf(ledger, first.id) },
    },
    { accountId: first.id },
  );
}

/** Accounts of unknown type are in neither total, so that they weigh more than guesses. */
export function checkClassification(ledger: Ledger, source: BooksSource): Check {
  const question: Question = {
    id: "accounts-classified",
    category: "quality",
    severity: "low",
  };
  const { used } = ledgerBalances(ledger);
  const unknown = unknownAccounts(ledger);
  const [nameless] = unknown;
  if (nameless) {
    return fail(
      { ...question, severity: "high" },
      {
        code: "accounts-unknown",
        values: { accounts: unknown.length, account: nameOf(ledger, nameless.id) },
      },
      { accountId: nameless.id },
    );
  }
  const guessed = ledger.accounts.filter((account) => isGuessed(account) && used(account.id));
  const [first] = guessed;
  if (!first) return pass(question, { code: "accounts-placed", values: { source } });
  return fail(
    question,
    {
      code: "accounts-guessed",
      values: { accounts: guessed.length, account: nameOf(ledger, first.id) },
    },
    { accountId: first.id },
  );
}

const suspense =
  /\b(suspense|ask (my|your) accountant|uncategori[sz]ed|unknown|to be (classified|sorted))\b/i;

type AccountsLeft = "suspense-balance" | "opening-equity-balance";

function checkBalancesOf(
  ledger: Ledger,
  name: RegExp,
  question: Question,
  code: AccountsLeft,
): Check {
  const last = ledger.cuts.at(-1);
  const balances = ledgerBalances(ledger);
  const left = ledger.accounts
    .filter((account) => name.test(account.name))
    .map(({ id }) => ({ id, balance: last ? balances.closing(id, last) : 0 }))
    .filter(({ balance }) => balance !== 0)
    .toSorted((one, other) => Math.abs(other.balance) - Math.abs(one.balance));
  const [largest] = left;
  if (!largest || !last) return pass(question, { code: "no-such-balance", values: {} });

  const balance = balances.closing(largest.id, last);
  return {
    ...fail(
      question,
      {
        code,
        values: {
          balance: { minor: balance, currency: ledger.currency },
          account: nameOf(ledger, largest.id),
          others: left.length - 1,
        },
      },
      { accountId: largest.id },
    ),
    to: last,
  };
}
