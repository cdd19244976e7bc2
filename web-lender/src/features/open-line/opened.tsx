import { movementOf } from "@tieout/core/statement";
import { Badge } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import type {
  Basis,
  FinancialStatement,
  LineDetail,
  LineItem,
} from "../../api/financial-statement.ts";
import type { FinancialRecordPath } from "../../api/submission.ts";
import { useFigures } from "../../messages/review/use-figures.ts";
import { AccountMonths } from "./account-months.tsx";
import { Formula } from "./formula.tsx";
import { LineAccounts } from "./line-accounts.tsx";
import { LineInfo } from "./line-info.tsx";
import { periodsOf } from "./line-periods.ts";
import { LinePeriodsBlock } from "./line-periods-block.tsx";
import { MonthLines } from "./month-lines.tsx";
import { Panel } from "./panel.tsx";
import { Trail, type TrailStep } from "./trail.tsx";
import { usePresentation } from "./use-presentation.ts";

/** How far down one has gone: nothing yet, an account, or one of its months by its last day. */
export interface Depth {
  readonly accountId?: string;
  readonly month?: string;
}

interface OpenedProps {
  readonly record: FinancialRecordPath;
  readonly basis: Basis;
  readonly statement: FinancialStatement;
  readonly line: LineItem;
  readonly detail: LineDetail;
  readonly depth: Depth;
  readonly takesFocus: boolean;
  readonly onDepthChange: (depth: Depth) => void;
  readonly onClose: () => void;
}

/** The panel of a cell that was read, at the depth one has gone to. */
export function Opened({ detail, depth, line, onDepthChange, ...rest }: OpenedProps) {
  const { formatMessage } = useIntl();
  const { month: monthName } = useFigures();
  const presentation = usePresentation(detail.currency, line.reportedAs);
  const account = detail.accounts.find(({ accountId }) => accountId === depth.accountId);
  const month = account?.months.find(({ end }) => end === depth.month);

  const accountName = account && [account.accountNo, account.caption].filter(Boolean).join(" ");
  const steps: TrailStep[] = [
    {
      name: `${detail.captionText}, ${detail.column.label}`,
      amount: presentation.reported(detail.amount).text,
      onOpen: () => onDepthChange({}),
    },
  ];
  if (account && accountName) {
    steps.push({
      name: accountName,
      amount: presentation.reported(account.amount).text,
      onOpen: () => onDepthChange({ accountId: account.accountId }),
    });
  }
  if (account && month) {
    steps.push({
      name: monthName(month.end),
      amount: presentation.reported(movementOf(account, month)).text,
      onOpen: () => {},
    });
  }

  return (
    <Panel
      badge={
        !account && (
          <>
            <Badge>{formatMessage({ id: `lineItem.${line.lineItemType}` })}</Badge>
            <LineInfo line={line} statement={rest.statement} />
          </>
        )
      }
      onClose={rest.onClose}
      path={account ? account.hierarchicalName : detail.hierarchicalLocation}
      place={JSON.stringify([detail.lineItemId, detail.column.reportingPeriodId, depth])}
      takesFocus={rest.takesFocus}
      title={month ? monthName(month.end) : (accountName ?? detail.captionText)}
    >
      {account && <Trail steps={steps} />}
      {account && month ? (
        <MonthLines
          accountId={account.accountId}
          basis={rest.basis}
          month={month}
          name={monthName(month.end)}
          presentation={presentation}
          record={rest.record}
        />
      ) : account ? (
        <AccountMonths
          account={account}
          onOpenMonth={(end) => onDepthChange({ accountId: account.accountId, month: end })}
          presentation={presentation}
        />
      ) : (
        <>
          <LinePeriodsBlock
            current={detail.column.reportingPeriodId}
            periods={periodsOf(rest.statement, detail.lineItemId)}
          />
          <Formula line={line} statement={rest.statement} />
          <LineAccounts
            detail={detail}
            onOpenAccount={(accountId) => onDepthChange({ accountId })}
            presentation={presentation}
          />
        </>
      )}
    </Panel>
  );
}
