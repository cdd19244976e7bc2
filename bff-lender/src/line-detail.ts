import { addDays, type Day } from "@tieout/core/calendar";
import type { Ledger, LedgerMonth } from "@tieout/core/ledger";
import { sum, toMinor } from "@tieout/core/money";
import {
  type AccountShare,
  accountsOfLine,
  currentEarningsId,
  presentStatement,
} from "@tieout/core/statement";
import type { Wire } from "./presenters/wire.ts";
import type { ViewedStatement } from "./statement-view.ts";

type Account = Wire["LineDetail"]["accounts"][number];

/**
 * A cell opened to its accounts, and each account to its months, debit positive throughout. Every sum is
 * held against what it should be, and says whether it is. Nothing for a line or column that isn't there.
 */
export function lineDetail(
  { ledger, statement }: ViewedStatement,
  lineItemId: string,
  reportingPeriodId: string,
): Wire["LineDetail"] | undefined {
  const column = statement.columns.findIndex((one) => one.reportingPeriodId === reportingPeriodId);
  const period = statement.columns[column];
  const line = statement.lineItems.find(({ id }) => id === lineItemId);
  const amount = line?.amounts?.[column];
  if (!line || !period || amount === undefined) return undefined;

  const shares = accountsOfLine(statement, lineItemId, reportingPeriodId);
  const shown = presentStatement(statement, ledger, { numberStyle: "Actuals" });
  const place = shown.lineItems.find(({ id }) => id === lineItemId)?.hierarchicalLocation;
  const asBalance = statement.type === "BalanceSheet";
  return {
    lineItemId,
    captionText: line.captionText,
    hierarchicalLocation: place?.displayName ?? "",
    currency: ledger.currency,
    column: {
      reportingPeriodId,
      label: period.label,
      reportingStartDate: period.start,
      reportingEndDate: period.end,
    },
    amount,
    checked: sum(shares.map((share) => share.amount)) === amount,
    accounts: shares.map((share) => accountDetail(ledger, share, period, asBalance)),
  };
}

function accountDetail(
  ledger: Ledger,
  { accountId, captionText: caption, amount }: AccountShare,
  period: { readonly start: Day; readonly end: Day },
  asBalance: boolean,
): Account {
  const account = ledger.accounts.find(({ id }) => id === accountId);
  const named = {
    accountId,
    caption,
    amount,
    ...(account?.number && { accountNo: account.number }),
    ...(account && { hierarchicalName: account.fullName }),
  };
  // Current earnings are the running year's result, made of many accounts and none of its own.
  if (accountId === currentEarningsId) return { ...named, months: [], checked: true };

  const rows = ledger.months.filter(
    ({ accountId: id, end }) => id === accountId && end >= period.start && end <= period.end,
  );
  const months = rows.map((row) => presentMonth(ledger, row));
  const opening = asBalance ? openingBefore(ledger, accountId, period.start) : toMinor(0);
  const moved = rows.map(({ debit, credit }) => toMinor(debit - credit));
  const rolled = months.map(({ earningsRolled = 0 }) => toMinor(earningsRolled));
  return {
    ...named,
    ...(asBalance && { opening }),
    months,
    checked: sum([opening, ...moved, ...(asBalance ? rolled : [])]) === amount,
  };
}

/** What the account held on the eve of a day. */
function openingBefore(ledger: Ledger, accountId: string, start: Day) {
  const before = ledger.months.filter(({ accountId: id, end }) => id === accountId && end < start);
  const first = ledger.months.find(({ accountId: id, end }) => id === accountId && end >= start);
  // The first period's own opening is where the books begin for us.
  return before.at(-1)?.closing ?? first?.opening ?? toMinor(0);
}

function presentMonth(ledger: Ledger, row: LedgerMonth): Account["months"][number] {
  const { end, debit, credit, closing, opening } = row;
  const cut = ledger.cuts.indexOf(end);
  const previousEnd = ledger.cuts[cut - 1];
  const previous = ledger.months.find(
    (month) => month.accountId === row.accountId && month.end === previousEnd,
  );
  // Without a row the account held nothing; before the first cut there is nothing to roll from.
  const carried = previousEnd === undefined ? opening : (previous?.closing ?? toMinor(0));
  const earningsRolled = toMinor(opening - carried);
  return {
    start: previousEnd === undefined ? ledger.from : addDays(previousEnd, 1),
    end,
    debit,
    credit,
    closing,
    ...(earningsRolled !== 0 && { earningsRolled }),
  };
}
