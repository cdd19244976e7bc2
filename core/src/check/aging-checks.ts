import type { Day } from "../calendar/day.ts";
import type { Account, Ledger, OpenDocument } from "../ledger/ledger.ts";
import { ledgerBalances } from "../ledger/ledger-balances.ts";
import { type Minor, negate, sum, toMinor } from "../money/money.ts";
import { type Check, compare, inconclusive, type Question, type VendorFigure } from "./check.ts";
import type { CheckFact } from "./check-facts.ts";
import { grouped } from "./grouped.ts";

type Side = OpenDocument["side"];

export interface Agings {
  readonly side: Side;
  readonly collected: boolean;
  readonly documents: readonly OpenDocument[];
  readonly figures: readonly VendorFigure[];
}

/** Invariant 6: open documents add up to control accounts on each day read. Skipped on cash basis or uncollected sides. */
export function checkAging(ledger: Ledger, agings: Agings): Check[] {
  const { side, collected, documents, figures } = agings;
  if (!collected || ledger.basis === "cash") return [];

  const open = [...grouped(documents, ({ asOf }) => asOf)].map(([asOf, ofDay]) =>
    checkDay(ledger, side, `aging:${side}:${asOf}`, asOf, {
      total: sum(ofDay.map(({ outstanding }) => outstanding)),
      documents: ofDay.length,
    }),
  );
  const theirs = reportTotals(side, figures).map(({ end, total }) =>
    checkDay(ledger, side, `vendor-aging:${side}:${end}`, end, { total }),
  );
  const checks = [...open, ...theirs];
  return checks.length > 0
    ? checks
    : [inconclusive(questionOf(`aging:${side}`), { code: "no-aging", values: {} })];
}

/** Where no ledger was read, open documents are compared with the package's own aging report of the day. */
export function checkDocuments(
  currency: string,
  { side, documents, figures }: Omit<Agings, "collected">,
): Check[] {
  const theirs = reportTotals(side, figures);
  if (theirs.length === 0) {
    return [inconclusive(questionOf(`aging-report:${side}`), { code: "no-aging", values: {} })];
  }
  const byDay = grouped(documents, ({ asOf }) => asOf);
  return theirs.map(({ end, total: expected }) => {
    const open = byDay.get(end) ?? [];
    const actual = sum(open.map(({ outstanding }) => outstanding));
    const money = (minor: Minor) => ({ minor, currency });
    const count = { documents: open.length };
    return compare(questionOf(`aging-report:${side}:${end}`, end), [{ expected, actual }], {
      agreed: { code: "documents-match-report", values: { ...count, total: money(expected) } },
      differs: (_, difference) => ({
        code: "documents-differ-from-report",
        values: {
          ...count,
          difference: money(toMinor(Math.abs(difference))),
          open: money(actual),
          report: money(expected),
        },
      }),
    });
  });
}

/** By day. Vendor figures are debit positive; here, what is owed counts up. */
function reportTotals(side: Side, figures: readonly VendorFigure[]) {
  const report = side === "receivable" ? "ReceivablesAging" : "PayablesAging";
  return figures
    .filter((figure) => figure.report === report && figure.total === "Total")
    .map(({ end, amount }) => ({ end, total: side === "receivable" ? amount : negate(amount) }));
}

function checkDay(ledger: Ledger, side: Side, id: Question["id"], asOf: Day, aging: Aging): Check {
  const question = questionOf(id, asOf);
  const control = ledger.accounts.filter((account) => isControlAccount(account, side));
  if (control.length === 0) {
    return inconclusive(question, { code: "no-control-account", values: { side } });
  }
  if (!ledger.cuts.includes(asOf)) {
    return inconclusive(question, { code: "aging-without-balances", values: {} });
  }
  const balances = ledgerBalances(ledger);
  const balance = sum(control.map((account) => balances.closing(account.id, asOf)));
  const expected = side === "receivable" ? balance : negate(balance);
  const [account] = control;
  return compare(
    question,
    [{ expected, actual: aging.total, ...(account && { accountId: account.id }) }],
    {
      agreed: agreement(aging, expected, ledger),
      differs: (_, difference) => disagreement(aging, { expected, difference }, ledger),
    },
  );
}

interface Aging {
  readonly total: Minor;
  readonly documents?: number;
}

function agreement({ documents }: Aging, minor: Minor, { currency }: Ledger): CheckFact {
  const balance = { minor, currency };
  return documents === undefined
    ? { code: "aging-report-agrees", values: { balance } }
    : { code: "aging-agrees", values: { documents, balance } };
}

function disagreement(
  { total, documents }: Aging,
  { expected, difference }: { readonly expected: Minor; readonly difference: Minor },
  { currency }: Ledger,
): CheckFact {
  const values = {
    difference: { minor: toMinor(Math.abs(difference)), currency },
    open: { minor: total, currency },
    ledger: { minor: expected, currency },
  };
  return documents === undefined
    ? { code: "aging-report-differs", values }
    : { code: "aging-differs", values: { documents, ...values } };
}

function questionOf(id: Question["id"], asOf?: Day): Question {
  return { id, category: "aging", severity: "high", ...(asOf && { to: asOf }) };
}

/** Excludes allowances, which stand among receivables but no customer owes. */
export function isControlAccount(
  { classification, name, vendorSubtype }: Account,
  side: Side,
): boolean {
  if (side === "payable") return classification === "ap";
  const allowance =
    vendorSubtype === "AllowanceForBadDebts" || /\b(allowance|doubtful|bad debts?)\b/i.test(name);
  return classification === "ar" && !allowance;
}
