import type { OpenedAccount, OpenedLine } from "@tieout/core/statement";
import type { Wire } from "../wire.ts";

/** A cell opened to its accounts and months; every sum says whether it is what it should be. */
export function presentLineDetail(opened: OpenedLine, currency: string): Wire["LineDetail"] {
  const { line, column, amount, path, accounts, others, checked } = opened;
  return {
    lineItemId: line.id,
    captionText: line.captionText,
    hierarchicalLocation: path.join(" › "),
    currency,
    column: {
      reportingPeriodId: column.reportingPeriodId,
      label: column.label,
      reportingStartDate: column.start,
      reportingEndDate: column.end,
    },
    amount,
    checked,
    accounts: accounts.map(presentAccount),
    ...(others && { others }),
  };
}

function presentAccount({
  accountId,
  captionText,
  amount,
  account,
  opening,
  months,
  checked,
}: OpenedAccount): Wire["LineDetail"]["accounts"][number] {
  return {
    accountId,
    caption: captionText,
    amount,
    ...(account?.number && { accountNo: account.number }),
    ...(account && { hierarchicalName: account.fullName }),
    ...(opening !== undefined && { opening }),
    months: [...months],
    checked,
  };
}
