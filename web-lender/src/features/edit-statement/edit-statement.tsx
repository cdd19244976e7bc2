import { Box, Heading, Select, StatementGrid, useMedia } from "@tieout/ui-kit";
import { type ReactNode, useRef, useState } from "react";
import { useIntl } from "react-intl";
import type { FinancialRecordPath } from "../../api/submission.ts";
import { useEditorState } from "../../spread/open-editor.ts";
import type { SpreadEditor } from "../../spread/spread-editor.ts";
import type { ShownStatement, StatementView } from "../../spread/use-statement.ts";
import { EditActions } from "./edit-actions.tsx";
import * as styles from "./edit-statement.css.ts";
import { FindInStatement } from "./find-in-statement.tsx";
import { type LineDialog, LineDialogs } from "./line-dialogs.tsx";
import { PrintedStatement } from "./printed-statement.tsx";
import { RestoreEdits } from "./restore-edits.tsx";
import { KeysDialog, usePageKeys, useReturnToCell } from "./statement-keys.tsx";
import { onlyColumn, useStatementRows } from "./statement-rows.ts";
import { StatementToolbar } from "./statement-toolbar.tsx";
import { StatusBar } from "./status-bar.tsx";

interface GridCellPlace {
  readonly lineItemId: string;
  readonly reportingPeriodId: string;
}

interface EditStatementProps {
  readonly record: FinancialRecordPath;
  readonly editor: SpreadEditor;
  readonly viewed: ShownStatement;
  readonly view: StatementView;
  readonly onViewChange: (view: StatementView) => void;
  readonly opened: GridCellPlace | undefined;
  readonly onOpen: (place: GridCellPlace) => void;
  /** Absent where the statement can't become a template. */
  readonly onSaveAsTemplate?: (() => void) | undefined;
  readonly tabs: ReactNode;
  /** What else may be done with the statements: templates, workbooks. */
  readonly actions?: ReactNode;
  readonly panel: ReactNode;
}

/** A statement as it's read and edited; every figure is added up here, at once. */
export function EditStatement({
  record,
  editor,
  viewed,
  view,
  onViewChange,
  opened,
  onOpen,
  onSaveAsTemplate,
  tabs,
  actions,
  panel,
}: EditStatementProps) {
  const { formatMessage } = useIntl();
  const { shown } = viewed;
  const { session } = useEditorState(editor);
  const all = useStatementRows(shown);
  const isNarrow = useNarrow();
  const [columnId, setColumnId] = useState<string>();
  const { columns, rows } = isNarrow ? onlyColumn(all, columnId) : all;
  const [showsKeys, setShowsKeys] = useState(false);
  const [found, setFound] = useState<string>();
  const [dialog, setDialog] = useState<LineDialog>();
  const page = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const captionLabel = shown.data[0]?.currencyAndScalingLabel ?? "";

  useReturnToCell(table, opened !== undefined);
  usePageKeys(page, {
    onHelp: () => setShowsKeys(true),
    ...(!isNarrow && { onAddSection: () => addSection() }),
  });

  const open = (lineItemId: string, columnIndex: number) => {
    const column = columns[columnIndex < 0 ? columns.length - 1 : columnIndex];
    if (column) onOpen({ lineItemId, reportingPeriodId: column.id });
  };
  const addSection = () => {
    const near = shown.lineItems.find(({ id }) => id === opened?.lineItemId)?.node;
    setDialog({ kind: "addSection", ...(near && { node: near }) });
  };

  return (
    <div className={styles.page} ref={page}>
      <div className={styles.tabs}>
        {tabs}
        <EditActions
          editor={editor}
          onSaveAsTemplate={onSaveAsTemplate}
          record={record}
          shown={shown}
        >
          {actions}
        </EditActions>
      </div>
      <StatementToolbar
        availableBases={shown.availableBases}
        find={<FindInStatement onFind={setFound} rows={all.rows} />}
        numberStyle={session.spread.numberStyle}
        onNumberStyleChange={(style) =>
          editor.edit([{ do: "numberStyle", style, was: session.spread.numberStyle }])
        }
        {...(!isNarrow && { onAddSection: addSection })}
        onShowKeys={() => setShowsKeys(true)}
        onViewChange={onViewChange}
        periodChoice={
          isNarrow && (
            <div className={styles.choice}>
              <Select
                aria-label={formatMessage({ id: "statement.column" })}
                onChange={setColumnId}
                options={all.columns.map(({ id, label }) => ({ value: id, label }))}
                value={columns[0]?.id}
              />
            </div>
          )
        }
        view={{ ...view, basis: view.basis ?? shown.basis }}
      />
      <StatementHeading heading={shown.heading} />
      <div className={styles.main}>
        <div className={styles.table} data-region="table" ref={table}>
          <StatementGrid
            captionLabel={captionLabel}
            columns={columns}
            label={shown.heading.title}
            onOpen={(row, columnIndex) => {
              if (row.cells.length > 0) open(row.id, columnIndex);
            }}
            openRowId={opened?.lineItemId}
            revealRowId={found ?? opened?.lineItemId}
            rows={rows}
          />
        </div>
        <div className={styles.panel} data-region="panel">
          {panel}
        </div>
      </div>
      <StatusBar record={record} statement={shown} />
      <PrintedStatement {...all} captionLabel={captionLabel} heading={shown.heading} />
      <LineDialogs
        dialog={dialog}
        editor={editor}
        onClose={() => setDialog(undefined)}
        viewed={viewed}
      />
      <RestoreEdits editor={editor} record={record} />
      <KeysDialog onClose={() => setShowsKeys(false)} open={showsKeys} />
    </div>
  );
}

interface StatementHeadingProps {
  readonly heading: ShownStatement["shown"]["heading"];
}

/** Whose, what, when, and how sure (D-43). */
function StatementHeading({ heading }: StatementHeadingProps) {
  const { legalName, title, basis, currencyAndScaling, period, provenance, note } = heading;

  return (
    <div className={styles.heading}>
      <Heading level={1} size="small">
        {legalName}, {title}
      </Heading>
      <span>{period}</span>
      <span>{basis}</span>
      <span>{currencyAndScaling}</span>
      <span>{provenance}</span>
      {note && <span>{note}</span>}
    </div>
  );
}

interface BelowTheTabsProps {
  readonly tabs: ReactNode;
  readonly children: ReactNode;
}

/** The page while its statements load, or where they can't. */
export function BelowTheTabs({ tabs, children }: BelowTheTabsProps) {
  return (
    <div className={styles.page}>
      <div className={styles.tabs}>{tabs}</div>
      <Box padding={20}>{children}</Box>
    </div>
  );
}

/** A phone shows one period at a time (ui reference, §3). */
const useNarrow = (): boolean => useMedia("(width < 640px)");
