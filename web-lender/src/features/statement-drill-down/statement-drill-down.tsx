import type { FinancialStatement } from "@tieout/core/statement/financial-statement";
import type { PresentedLineItem } from "@tieout/core/statement/presentation";
import { Badge } from "@tieout/ui-kit";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { LineDetail } from "../../spread/line-detail.ts";
import { AccountFacts } from "./account-facts.tsx";
import { Panel } from "./drill-down-panel.tsx";
import { usePresentation } from "./figures.tsx";
import { LineAccounts } from "./line-accounts.tsx";
import { Formula, LineInfo, LinePeriodsBlock, periodsOf } from "./line-summary.tsx";

interface StatementDrillDownProps {
  readonly statement: FinancialStatement;
  readonly line: PresentedLineItem;
  readonly detail: LineDetail;
  /** Who changed the line; below everything else of it. */
  readonly history?: ReactNode;
  /** False when restored from the address. */
  readonly takesFocus: boolean;
  /** Into an account's months and lines; undefined for the first account. */
  readonly onDrill: (accountId?: string) => void;
  /** While its months and lines cover the page. */
  readonly isDrilling: boolean;
  readonly onGoTo: (lineItemId: string) => void;
  /** A part of the formula that is pointed at. */
  readonly onPoint: (lineItemId: string | undefined) => void;
  /** Under all of it. */
  readonly foot?: ReactNode;
  /** Focus returns to the cell. */
  readonly onClose: () => void;
}

/** Beside the statement: a figure's periods, formula and accounts. */
export function StatementDrillDown({
  detail,
  line,
  onDrill,
  isDrilling,
  history,
  ...rest
}: StatementDrillDownProps) {
  const { formatMessage } = useIntl();
  const presentation = usePresentation(detail.currency, line.reportedAs);
  const { statement } = rest;

  return (
    <Panel
      badge={
        <>
          <Badge>{formatMessage({ id: `lineItem.${line.lineItemType}` })}</Badge>
          <LineInfo line={line} statement={statement} />
        </>
      }
      foot={rest.foot}
      isCovered={isDrilling}
      onClose={rest.onClose}
      path={detail.hierarchicalLocation}
      place={JSON.stringify([detail.lineItemId, detail.column.reportingPeriodId, isDrilling])}
      takesFocus={rest.takesFocus}
      title={detail.captionText}
    >
      <LinePeriodsBlock
        current={detail.column.reportingPeriodId}
        periods={periodsOf(statement, detail.lineItemId)}
      />
      {line.detailAccountReference && (
        <AccountFacts accountId={line.detailAccountReference.accountId} statement={statement} />
      )}
      <Formula line={line} onGoTo={rest.onGoTo} onPoint={rest.onPoint} parts={detail.formula} />
      <LineAccounts detail={detail} onDrill={onDrill} presentation={presentation} />
      {history}
    </Panel>
  );
}
