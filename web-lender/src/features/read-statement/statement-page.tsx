import { Select, StatementGrid } from "@tieout/ui-kit";
import { type ReactNode, useRef, useState } from "react";
import { useIntl } from "react-intl";
import type { FinancialStatement, StatementView } from "../../api/financial-statement.ts";
import type { FinancialRecordPath } from "../../api/submission.ts";
import { FindInStatement } from "./find-in-statement.tsx";
import { KeysDialog } from "./keys-dialog.tsx";
import { onlyColumn } from "./only-column.ts";
import { PrintedStatement } from "./printed-statement.tsx";
import * as styles from "./read-statement.css.ts";
import { StatementHeading } from "./statement-heading.tsx";
import { StatementToolbar } from "./statement-toolbar.tsx";
import { StatusBar } from "./status-bar.tsx";
import { useNarrow } from "./use-narrow.ts";
import { usePageKeys } from "./use-page-keys.ts";
import { useReturnToCell } from "./use-return-to-cell.ts";
import { useStatementRows } from "./use-statement-rows.ts";

/** A line in a period. */
export interface GridCellPlace {
  readonly lineItemId: string;
  readonly reportingPeriodId: string;
}

interface StatementPageProps {
  readonly record: FinancialRecordPath;
  readonly statement: FinancialStatement;
  /** The view that is asked for; the statement may still be of the one before. */
  readonly view: StatementView;
  readonly busy: boolean;
  readonly onViewChange: (view: StatementView) => void;
  readonly opened: GridCellPlace | undefined;
  readonly onOpen: (place: GridCellPlace, statement: FinancialStatement) => void;
  readonly tabs: ReactNode;
  readonly panel: ReactNode;
}

/** A statement that was read: toolbar, heading, the grid with what is opened beside it, status. */
export function StatementPage({
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
    // While another view loads, these cells are of the one before.
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
