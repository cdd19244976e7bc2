import type { Day } from "../calendar/index.ts";
import { type Account, type Ledger, ledgerBalances, type OpenDocument } from "../ledger/index.ts";
import { type Minor, negate, sum, toMinor } from "../money/index.ts";
import type { Check, VendorFigure } from "./check.ts";
import { grouped } from "./grouped.ts";
import { compare, inconclusive, type Question, written } from "./outcome.ts";
import { say } from "./sentences/index.ts";

type Side = OpenDocument["side"];

/** What the agings have to show: open documents, the package's own aging totals, or both. */
export interface Agings {
  readonly side: Side;
  /** Whether the lender asked for this side at all. */
  readonly collected: boolean;
  readonly documents: readonly OpenDocument[];
  readonly figures: readonly VendorFigure[];
}

/**
 * Invariant 6: what is open adds up to the control accounts, on each day for which it was read. Books
 * on a cash basis have nothing open, and a side that wasn't collected asks nothing.
 */
export function checkAging(ledger: Ledger, agings: Agings): Check[] {
  const { side, collected, documents, figures } = agings;
  if (!collected || ledger.basis === "cash") return [];

  const open = [...grouped(documents, ({ asOf }) => asOf)].map(([asOf, ofDay]) =>
    checkDay(ledger, side, `aging:${side}:${asOf}`, asOf, {
      total: sum(ofDay.map(({ outstanding }) => outstanding)),
      documents: ofDay.length,
    }),
  );
  const report = side === "receivable" ? "ReceivablesAging" : "PayablesAging";
  const theirs = figures
    .filter((figure) => figure.report === report && figure.total === "Total")
    .map(({ end, amount }) =>
      checkDay(ledger, side, `vendor-aging:${side}:${end}`, end, {
        // Their figure is debit positive like all vendor figures; what is owed counts up here.
        total: side === "receivable" ? amount : negate(amount),
      }),
    );
  const checks = [...open, ...theirs];
  return checks.length > 0
    ? checks
    : [inconclusive(questionOf(`aging:${side}`), say("There was no aging to compare with."))];
}

function checkDay(
  ledger: Ledger,
  side: Side,
  id: Question["id"],
  asOf: Day,
  aging: { readonly total: Minor; readonly documents?: number },
): Check {
  const question = questionOf(id, asOf);
  const control = ledger.accounts.filter((account) => isControlAccount(account, side));
  if (control.length === 0) {
    return inconclusive(question, say(`The chart has no account for ${names[side]}.`));
  }
  if (!ledger.cuts.includes(asOf)) {
    return inconclusive(question, say("The aging is of a day for which no balances are kept."));
  }
  const balances = ledgerBalances(ledger);
  const balance = sum(control.map((account) => balances.closing(account.id, asOf)));
  const expected = side === "receivable" ? balance : negate(balance);
  const [account] = control;
  const theirs = aging.documents === undefined;
  const what = theirs ? "The package's aging report" : "{openDocument}";
  const documents = theirs ? {} : { openDocument: aging.documents };
  return compare(
    question,
    [{ expected, actual: aging.total, ...(account && { accountId: account.id }) }],
    {
      agreed: say(`${what} and the ledger agree at {amount}.`, {
        ...documents,
        amount: written(expected, ledger.currency),
      }),
      differs: (_, difference) =>
        say(
          `${what} and the ledger differ by {amount}: {amount.2} is open, and the ledger has {amount.3}. Often an entry was made to the account by hand.`,
          {
            ...documents,
            amount: written(toMinor(Math.abs(difference)), ledger.currency),
            "amount.2": written(aging.total, ledger.currency),
            "amount.3": written(expected, ledger.currency),
          },
        ),
    },
  );
}

const names = {
  receivable: "accounts receivable",
  payable: "accounts payable",
} as const satisfies Record<Side, string>;

function questionOf(id: Question["id"], asOf?: Day): Question {
  return { id, category: "aging", severity: "high", ...(asOf && { to: asOf }) };
}

/**
 * Whether an account is what an aging of that side explains. Allowances stand among receivables, and no
 * customer owes them.
 */
export function isControlAccount(
  { classification, name, vendorSubtype }: Account,
  side: Side,
): boolean {
  if (side === "payable") return classification === "ap";
  const allowance =
    vendorSubtype === "AllowanceForBadDebts" || /\b(allowance|doubtful|bad debts?)\b/i.test(name);
  return classification === "ar" && !allowance;
}
