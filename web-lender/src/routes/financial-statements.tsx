import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { useSearchParams } from "wouter";
import { financialStatement, type StatementView } from "../api/financial-statement.ts";
import type { FinancialRecordPath } from "../api/submission.ts";
import { ReadStatement } from "../features/read-statement/read-statement.tsx";
import { StatementDrillDown } from "../features/statement-drill-down/statement-drill-down.tsx";
import {
  type OpenedPlace,
  placeOfAccount,
  readPlace,
  readSought,
  readView,
  seekAccount,
  writeAddress,
} from "./financial-statements-address.ts";

interface FinancialStatementsProps {
  readonly record: FinancialRecordPath;
  readonly tabs: ReactNode;
}

/** The address holds the view and the opened place. */
export function FinancialStatements({ record, tabs }: FinancialStatementsProps) {
  const [address, setAddress] = useSearchParams();
  const [openedHere, setOpenedHere] = useState(false);
  const view = readView(address);
  const place = readPlace(address);
  const { data: statement, isPlaceholderData } = useQuery(financialStatement(record, view));
  const isCurrent = statement !== undefined && !isPlaceholderData;

  const goTo = (next: OpenedPlace | undefined) => {
    setOpenedHere(true);
    setAddress(writeAddress(view, next));
  };
  const showView = (next: StatementView) => {
    const keepsCells =
      next.financialStatementType === view.financialStatementType &&
      next.reportingPeriod === view.reportingPeriod;
    setAddress(writeAddress(next, keepsCells ? place : undefined), { replace: true });
  };

  // An account is on the balance sheet, else the income statement.
  useEffect(() => {
    const sought = readSought(address);
    if (!sought || !isCurrent) return;
    const found = placeOfAccount(statement, sought);
    if (found || statement.financialStatementType === "IncomeStatement") {
      setAddress(writeAddress(readView(address), found), { replace: true });
      return;
    }
    const next = seekAccount(sought);
    next.set("type", "IncomeStatement");
    setAddress(next, { replace: true });
  }, [address, isCurrent, statement, setAddress]);

  const line =
    place && isCurrent ? statement.lineItems.find(({ id }) => id === place.lineItemId) : undefined;
  return (
    <ReadStatement
      onOpen={goTo}
      onViewChange={showView}
      opened={line && place}
      panel={
        line &&
        place &&
        statement && (
          <StatementDrillDown
            cell={{
              lineItemId: place.lineItemId,
              reportingPeriodId: place.reportingPeriodId,
              financialStatementType: view.financialStatementType,
              reportingPeriod: view.reportingPeriod,
              basis: statement.basis,
            }}
            depth={place}
            line={line}
            onClose={() => goTo(undefined)}
            onDepthChange={({ accountId, month }) =>
              goTo({
                lineItemId: place.lineItemId,
                reportingPeriodId: place.reportingPeriodId,
                ...(accountId && { accountId }),
                ...(month && { month }),
              })
            }
            record={record}
            statement={statement}
            takesFocus={openedHere}
          />
        )
      }
      record={record}
      tabs={tabs}
      view={view}
    />
  );
}
