import { useQuery } from "@tanstack/react-query";
import { Skeleton, useSkeleton } from "@tieout/ui-kit";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import {
  type FinancialStatement,
  financialStatement,
  type StatementView,
} from "../../api/financial-statement.ts";
import type { FinancialRecordPath } from "../../api/submission.ts";
import { LoadFailure } from "../../loading/load-failure.tsx";
import * as styles from "./read-statement.css.ts";
import { type GridCellPlace, StatementPage } from "./statement-page.tsx";

interface ReadStatementProps {
  readonly record: FinancialRecordPath;
  readonly view: StatementView;
  readonly onViewChange: (view: StatementView) => void;
  /** The cell that is opened beside the statement. */
  readonly opened: GridCellPlace | undefined;
  readonly onOpen: (place: GridCellPlace, statement: FinancialStatement) => void;
  /** Stands above the toolbar. */
  readonly tabs: ReactNode;
  /** Stands beside the statement. */
  readonly panel: ReactNode;
}

/** A financial statement, to be read. Another view replaces it only once it is there. */
export function ReadStatement({ record, view, ...rest }: ReadStatementProps) {
  const { formatMessage } = useIntl();
  const {
    data: statement,
    error,
    isPlaceholderData,
    isPending,
    refetch,
  } = useQuery(financialStatement(record, view));
  const showsSkeleton = useSkeleton(isPending);

  if (statement) {
    return (
      <StatementPage
        {...rest}
        busy={isPlaceholderData}
        record={record}
        statement={statement}
        view={view}
      />
    );
  }
  return (
    <div className={styles.page}>
      <div className={styles.tabs}>{rest.tabs}</div>
      <div className={styles.waiting}>
        {error ? (
          <LoadFailure
            title={formatMessage({ id: "statement.failed" })}
            error={error}
            onTryAgain={() => refetch()}
            takesFocus
            isPage
          />
        ) : (
          showsSkeleton && (
            <Skeleton count={12} label={formatMessage({ id: "statement.loading" })} />
          )
        )}
      </div>
    </div>
  );
}
