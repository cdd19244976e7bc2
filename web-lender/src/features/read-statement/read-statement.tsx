import { useQuery } from "@tanstack/react-query";
import {
  Box,
  Heading,
  Select,
  Skeleton,
  StatementGrid,
  useMedia,
  useSkeleton,
} from "@tieout/ui-kit";
import { type ReactNode, useRef, useState } from "react";
import { useIntl } from "react-intl";
import {
  type FinancialStatement,
  financialStatement,
  type StatementView,
} from "../../api/financial-statement.ts";
import type { FinancialRecordPath } from "../../api/submission.ts";
import { LoadFailure } from "../../loading/load-failure.tsx";
import { FindInStatement } from "./find-in-statement.tsx";
import { PrintedStatement } from "./printed-statement.tsx";
import * as styles from "./read-statement.css.ts";
import { KeysDialog, usePageKeys, useReturnToCell } from "./statement-keys.tsx";
import { onlyColumn, useStatementRows } from "./statement-rows.ts";
import { StatementToolbar } from "./statement-toolbar.tsx";
import { StatusBar } from "./status-bar.tsx";

interface ReadStatementProps {
  readonly record: FinancialRecordPath;
  readonly view: StatementView;
  readonly onViewChange: (view: StatementView) => void;
  readonly opened: GridCellPlace | undefined;
  readonly onOpen: (place: GridCellPlace, statement: FinancialStatement) => void;
  readonly tabs: ReactNode;
  readonly panel: ReactNode;
}

/** The previous view stays until the next has loaded. */
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
      <Box padding={20}>
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
      </Box>
    </div>
  );
}

interface GridCellPlace {
  readonly lineItemId: string;
  readonly reportingPeriodId: string;
}

interface StatementPageProps {
  readonly record: FinancialRecordPath;
  readonly statement: FinancialStatement;
  /** The statement may still be of the previous one. */
  readonly view: StatementView;
  readonly busy: boolean;
  readonly onViewChange: (view: StatementView) => void;
  readonly opened: GridCellPlace | undefined;
  readonly onOpen: (place: GridCellPlace, statement: FinancialStatement) => void;
  readonly tabs: ReactNode;
  readonly panel: ReactNode;
}

function StatementPage({
  record,
  statement,
  view,
  busy,
  onViewChange,
  opened,
  onOpen,
  tabs,
  panel,
}: StatementPageProps) {
  const { formatMessage } = useIntl();
  const all = useStatementRows(statement);
  const isNarrow = useNarrow();
  const [columnId, setColumnId] = useState<string>();
  const shown = isNarrow ? onlyColumn(all, columnId) : all;
  const [showsKeys, setShowsKeys] = useState(false);
  const [found, setFound] = useState<string>();
  const page = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const captionLabel = statement.data[0]?.currencyAndScalingLabel ?? "";

  useReturnToCell(table, opened !== undefined);

  const placeOf = (lineItemId: string, columnIndex: number): GridCellPlace | undefined => {
    const column = shown.columns[columnIndex < 0 ? shown.columns.length - 1 : columnIndex];
    return column && { lineItemId, reportingPeriodId: column.id };
  };
  const open = (place: GridCellPlace | undefined) => {
    // While another view loads, these cells are of the previous one.
    if (place && !busy) onOpen(place, statement);
  };
  usePageKeys(page, () => setShowsKeys(true));

  return (
    <div className={styles.page} ref={page}>
      <div className={styles.tabs}>{tabs}</div>
      <StatementToolbar
        availableBases={statement.availableBases}
        find={<FindInStatement onFind={setFound} rows={all.rows} />}
        onShowKeys={() => setShowsKeys(true)}
        onViewChange={onViewChange}
        periodChoice={
          isNarrow && (
            <div className={styles.choice}>
              <Select
                aria-label={formatMessage({ id: "statement.column" })}
                onChange={setColumnId}
                options={all.columns.map(({ id, label }) => ({ value: id, label }))}
                value={shown.columns[0]?.id}
              />
            </div>
          )
        }
        view={{ ...view, basis: view.basis ?? statement.basis }}
      />
      <StatementHeading heading={statement.heading} />
      <div className={styles.main}>
        <div aria-busy={busy} className={styles.table} data-region="table" ref={table}>
          <StatementGrid
            captionLabel={captionLabel}
            columns={shown.columns}
            label={statement.heading.statement}
            onOpen={(row, columnIndex) => {
              if (row.cells.length > 0) open(placeOf(row.id, columnIndex));
            }}
            openRowId={opened?.lineItemId}
            revealRowId={found ?? opened?.lineItemId}
            rows={shown.rows}
          />
        </div>
        <div className={styles.panel} data-region="panel">
          {panel}
        </div>
      </div>
      <StatusBar busy={busy} record={record} statement={statement} />
      <PrintedStatement {...all} captionLabel={captionLabel} heading={statement.heading} />
      <KeysDialog onClose={() => setShowsKeys(false)} open={showsKeys} />
    </div>
  );
}

interface StatementHeadingProps {
  readonly heading: FinancialStatement["heading"];
}

/** Whose, what, when, and how sure (D-43). */
function StatementHeading({ heading }: StatementHeadingProps) {
  const { legalName, statement, basis, currencyAndScale, period, provenance, note } = heading;

  return (
    <div className={styles.heading}>
      <Heading level={1} size="small">
        {legalName}, {statement}
      </Heading>
      <span>{period}</span>
      <span>{basis}</span>
      <span>{currencyAndScale}</span>
      <span>{provenance}</span>
      {note && <span>{note}</span>}
    </div>
  );
}

/** A phone shows one period at a time (ui reference, §3). */
const useNarrow = (): boolean => useMedia("(width < 640px)");
