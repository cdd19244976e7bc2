import type { AdjustedCells } from "@tieout/core/spread/adjusted-view";
import type { PresentedLineItem } from "@tieout/core/statement/presentation";
import { StatementGrid, type StatementGridHandle } from "@tieout/ui-kit";
import { type ReactNode, useMemo, useRef, useState } from "react";
import type { FinancialRecordPath } from "../../api/submission.ts";
import { useEditorState } from "../../spread/open-editor.ts";
import type { SpreadEditor } from "../../spread/spread-editor.ts";
import type { ShownStatement, StatementView } from "../../spread/use-statement.ts";
import { useAfterEdit } from "./after-edit.ts";
import { useDragLines } from "./drag-lines.tsx";
import { EditActions, type OtherActions } from "./edit-actions.tsx";
import * as styles from "./edit-statement.css.ts";
import { FindInStatement, type Found } from "./find-in-statement.tsx";
import { Findings, foundRows, nextFinding } from "./findings.tsx";
import { FlaggedAccounts } from "./flagged-accounts.tsx";
import type { LineDialog } from "./line-dialog.ts";
import { LineDialogs } from "./line-dialogs.tsx";
import { captionMaxLength, type Notice, useLineEditing } from "./line-editing.ts";
import { useLineMarks } from "./line-marks.ts";
import { type AskedMenu, LineMenu } from "./line-menu.tsx";
import { LinesMenu } from "./lines-menu.tsx";
import { useOnePeriod } from "./one-period.tsx";
import { PrintedStatement } from "./printed-statement.tsx";
import { RestoreEdits } from "./restore-edits.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { useSelectionFigures } from "./selection-figures.ts";
import { SortMenu } from "./sort-menu.tsx";
import { StatementHeading } from "./statement-heading.tsx";
import { focusCell, KeysDialog, usePageKeys, useReturnToCell } from "./statement-keys.tsx";
import { columnShown, isHeader, isZero, useStatementRows } from "./statement-rows.ts";
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
  /** The entries behind its figures. */
  readonly adjusted?: AdjustedCells;
  readonly view: StatementView;
  readonly onViewChange: (view: StatementView) => void;
  readonly opened: GridCellPlace | undefined;
  readonly onOpen: (place: GridCellPlace) => void;
  readonly onDrill: (place: GridCellPlace) => void;
  /** A line to highlight, because the panel's mention of it is pointed at. */
  readonly pointedLineId?: string | undefined;
  readonly onGoToAccount: (accountId: string) => void;
  /** Opens a line with its history. */
  readonly onHistory: (line: PresentedLineItem) => void;
  /** Absent where the statement can't become a template. */
  readonly onSaveAsTemplate?: (() => void) | undefined;
  readonly tabs: ReactNode;
  /** What else may be done with the statements: templates, workbooks. */
  readonly actions?: OtherActions;
  readonly panel: ReactNode;
  /** Offered on locked lines where it's given. */
  readonly onReclassify?: (line: PresentedLineItem) => void;
}

/** A statement as it's read and edited; every figure is added up here, at once. */
export function EditStatement({
  record,
  editor,
  viewed,
  adjusted = none,
  view,
  onViewChange,
  opened,
  onOpen,
  onDrill,
  pointedLineId,
  onGoToAccount,
  onHistory,
  onSaveAsTemplate,
  tabs,
  actions,
  panel,
  onReclassify,
}: EditStatementProps) {
  const { shown } = viewed;
  const { spread } = useEditorState(editor).session;
  const [dialog, setDialog] = useState<LineDialog>();
  const [menu, setMenu] = useState<AskedMenu>();
  const [notice, setNotice] = useState<Notice>();
  const editing = useLineEditing({ editor, viewed, onDialog: setDialog, onNotice: setNotice });
  const all = useStatementRows(shown, useLineMarks(record, editor, shown.basis, adjusted));
  const { isNarrow, columns, rows: lines, periodChoice } = useOnePeriod(all);
  const [shows, setShows] = useState({ subtotalsOnly: false, withoutZeros: false });
  const rows = useMemo(
    () => (shows.withoutZeros ? lines.filter((row) => !isZero(row)) : lines),
    [lines, shows.withoutZeros],
  );
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [showsKeys, setShowsKeys] = useState(false);
  const [found, setFound] = useState<Found>(nothingFound);
  const [revealed, setRevealed] = useState(opened?.lineItemId);
  const page = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const grid = useRef<StatementGridHandle>(null);
  const captionLabel = shown.data[0]?.currencyAndScalingLabel ?? "";
  const column = columnShown(all.columns, columns, editing.activeColumn);

  const goTo = (rowIds: readonly string[]) => {
    const [first] = rowIds;
    const isThere = rowIds.includes(editing.activeLine?.id ?? "");
    if (first === undefined || isThere) return;
    const isElsewhere = page.current?.contains(document.activeElement) === true;
    if (isElsewhere && !table.current?.contains(document.activeElement)) setRevealed(first);
    else grid.current?.moveTo(first, editing.activeColumn);
  };
  const touched = useAfterEdit({
    ...{ editor, shown, column, onGoTo: goTo, onNotice: setNotice },
    onTypeChange: (type) => onViewChange({ ...view, financialStatementType: type }),
  });
  const drag = useDragLines({
    ...{ editor, viewed, columnId: columns[editing.activeColumn]?.id },
    take: editing.drag,
    onRefused: editing.refuse,
  });
  const stepToFinding = (step: 1 | -1) => {
    const next = nextFinding(rows, editing.activeLine?.id, step);
    if (next !== undefined) grid.current?.moveTo(next, editing.activeColumn);
  };
  const addSection = () => {
    const near = editing.activeLine?.node;
    setDialog({ kind: "addSection", ...(near && { node: near }) });
  };

  useReturnToCell(table, opened !== undefined);
  usePageKeys(page, {
    "?": () => setShowsKeys(true),
    F8: () => stepToFinding(1),
    "Shift+F8": () => stepToFinding(-1),
    D: () => open(editing.activeLine?.id, editing.activeColumn, onDrill),
    ...(!isNarrow && {
      N: addSection,
      H: () => editing.activeLine && onHistory(editing.activeLine),
      M: editing.move,
      "Alt+ArrowUp": () => editing.shift(-1),
      "Alt+ArrowDown": () => editing.shift(1),
      Delete: editing.remove,
    }),
  });

  const open = (lineItemId: string | undefined, columnIndex: number, to = onOpen) => {
    const opens = columns[columnIndex < 0 ? columns.length - 1 : columnIndex];
    if (opens && lineItemId) to({ lineItemId, reportingPeriodId: opens.id });
  };

  return (
    <div className={styles.page} ref={page}>
      <div className={styles.tabs}>
        {tabs}
        <EditActions
          editor={editor}
          onSaveAsTemplate={onSaveAsTemplate}
          readOnly={isNarrow}
          record={record}
          shown={shown}
        >
          {actions}
        </EditActions>
      </div>
      <StatementToolbar
        hasAdjustments={spread.adjustments.length > 0}
        find={<FindInStatement onFind={setFound} rows={all.rows} />}
        findings={<Findings count={foundRows(rows).length} onStep={stepToFinding} />}
        lines={
          <LinesMenu
            editor={editor}
            onChange={({ unused, ...shownLines }) => {
              setShows(shownLines);
              if (unused !== view.showUnused) onViewChange({ ...view, showUnused: unused });
            }}
            onFoldAll={(isFolded) =>
              setFolded(new Set(isFolded ? rows.filter(isHeader).map(({ id }) => id) : []))
            }
            readOnly={isNarrow}
            shows={{ ...shows, unused: view.showUnused ?? false }}
            type={shown.financialStatementType}
          />
        }
        numberStyle={spread.numberStyle}
        {...(!isNarrow && {
          onAddSection: addSection,
          onNumberStyleChange: (style) =>
            editor.edit([{ do: "numberStyle", style, was: spread.numberStyle }]),
          onShowKeys: () => setShowsKeys(true),
        })}
        onViewChange={onViewChange}
        periodChoice={periodChoice}
        view={{ ...view, basis: view.basis ?? shown.basis }}
        viewed={viewed}
      />
      <StatementHeading onDialog={isNarrow ? undefined : setDialog} viewed={viewed}>
        <FlaggedAccounts
          editor={editor}
          onClassify={(node) => setDialog({ kind: "classify", node })}
          onGoTo={onGoToAccount}
          readOnly={isNarrow}
          record={record}
          shown={shown}
        />
      </StatementHeading>
      <div className={styles.main}>
        <div className={styles.table} data-region="table" ref={table}>
          <StatementGrid
            captionLabel={captionLabel}
            captionMaxLength={captionMaxLength}
            columns={columns}
            currentFoundRowId={found.current}
            folded={folded}
            foundRowIds={found.rowIds}
            highlightedRowIds={touched}
            label={shown.heading.title}
            onActiveChange={editing.onActiveChange}
            onFoldedChange={setFolded}
            onOpen={(row, columnIndex) => row.cells.length > 0 && open(row.id, columnIndex)}
            {...(!isNarrow && {
              drag,
              onMenu: ({ id }, at) => setMenu({ lineId: id, at }),
              onRename: editing.rename,
              onSelectionChange: editing.onSelectionChange,
            })}
            openColumnIndex={columns.findIndex(({ id }) => id === opened?.reportingPeriodId)}
            openRowId={opened?.lineItemId}
            pointedRowId={pointedLineId}
            ref={grid}
            revealRowId={found.current ?? revealed}
            rows={rows}
            selection={editing.selection}
            subtotalsOnly={shows.subtotalsOnly}
          />
          <SelectionBar
            count={editing.selection.size}
            onClear={() => {
              editing.clear();
              focusCell(table.current);
            }}
            onDelete={editing.remove}
            onMove={editing.move}
            sort={(trigger) => (
              <SortMenu
                column={column}
                onSort={editing.sort}
                statement={viewed.statement}
                trigger={trigger}
              />
            )}
          />
        </div>
        <div className={styles.panel} data-region="panel">
          {panel}
        </div>
      </div>
      <StatusBar
        isAdjusted={view.figures !== undefined}
        locked={editing.activeLine?.isLocked && !isNarrow ? editing.activeLine : undefined}
        notice={notice}
        onReclassify={onReclassify}
        onShowKeys={() => setShowsKeys(true)}
        record={record}
        selected={useSelectionFigures(viewed, editing.selection, column)}
        statement={shown}
      />
      <PrintedStatement
        {...all}
        {...(viewed.limits && { limits: viewed.limits })}
        captionLabel={captionLabel}
        heading={shown.heading}
      />
      <LineDialogs
        columnId={columns[editing.activeColumn]?.id}
        dialog={dialog}
        editor={editor}
        onClose={() => setDialog(undefined)}
        viewed={viewed}
      />
      <LineMenu
        asked={menu}
        editing={editing}
        editor={editor}
        onClose={() => setMenu(undefined)}
        onDialog={setDialog}
        onHistory={onHistory}
        shown={shown}
      />
      <RestoreEdits editor={editor} record={record} />
      <KeysDialog onClose={() => setShowsKeys(false)} open={showsKeys} />
    </div>
  );
}

const none: AdjustedCells = new Map();
const nothingFound: Found = { rowIds: new Set(), current: undefined };
