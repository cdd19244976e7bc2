import type { FinancialStatement } from "@tieout/core/statement/financial-statement";
import { movementOf } from "@tieout/core/statement/line-proof";
import type { PresentedLineItem } from "@tieout/core/statement/presentation";
import { Badge } from "@tieout/ui-kit";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { FinancialRecordPath } from "../../api/submission.ts";
import { useFigures } from "../../messages/review/use-figures.ts";
import type { LineDetail } from "../../spread/line-detail.ts";
import { AccountFacts } from "./account-facts.tsx";
import { AccountMonths } from "./account-months.tsx";
import { Panel, Trail, type TrailStep } from "./drill-down-panel.tsx";
import { usePresentation } from "./figures.tsx";
import { LineAccounts } from "./line-accounts.tsx";
import { Formula, LineInfo, LinePeriodsBlock, periodsOf } from "./line-summary.tsx";
import { MonthLines } from "./month-lines.tsx";

/** Nothing yet, an account, or one of its months by its last day. */
export interface Depth {
  readonly accountId?: string;
  readonly month?: string;
}

interface StatementDrillDownProps {
  readonly record: FinancialRecordPath;
  readonly statement: FinancialStatement;
  readonly line: PresentedLineItem;
  readonly detail: LineDetail;
  readonly depth: Depth;
  /** Who changed the line; below everything else of it. */
  readonly history?: ReactNode;
  /** False when restored from the address. */
  readonly takesFocus: boolean;
  readonly onDepthChange: (depth: Depth) => void;
  readonly onGoTo: (lineItemId: string) => void;
  /** A part of the formula that is pointed at. */
  readonly onPoint: (lineItemId: string | undefined) => void;
  /** Under all of it. */
  readonly foot?: ReactNode;
  /** Focus returns to the cell. */
  readonly onClose: () => void;
}

export function StatementDrillDown({
  detail,
  depth,
  line,
  onDepthChange,
  ...rest
}: StatementDrillDownProps) {
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
      foot={rest.foot}
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
          basis={rest.statement.basis}
          month={month}
          name={monthName(month.end)}
          presentation={presentation}
          record={rest.record}
        />
      ) : account ? (
        <>
          <AccountFacts accountId={account.accountId} statement={rest.statement} />
          <AccountMonths
            account={account}
            onOpenMonth={(end) => onDepthChange({ accountId: account.accountId, month: end })}
            presentation={presentation}
          />
        </>
      ) : (
        <>
          <LinePeriodsBlock
            current={detail.column.reportingPeriodId}
            periods={periodsOf(rest.statement, detail.lineItemId)}
          />
          {line.detailAccountReference && (
            <AccountFacts
              accountId={line.detailAccountReference.accountId}
              statement={rest.statement}
            />
          )}
          <Formula line={line} onGoTo={rest.onGoTo} onPoint={rest.onPoint} parts={detail.formula} />
          <LineAccounts
            detail={detail}
            onOpenAccount={(accountId) => onDepthChange({ accountId })}
            presentation={presentation}
          />
          {rest.history}
        </>
      )}
    </Panel>
  );
}
