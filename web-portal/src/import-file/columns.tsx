import { Button, ColumnMatcher, type MatchedColumn } from "@tieout/ui-kit";
import { useState } from "react";
import { useIntl } from "react-intl";
import { type Column, type Draft, faultsOf, fieldOf, fieldsOffered } from "./draft.ts";
import type { FileImportField, FileImportTable } from "./file-import-calls.ts";
import * as styles from "./import-file.css.ts";

interface ColumnsProps {
  readonly table: FileImportTable;
  readonly draft: Draft;
  readonly isWide: boolean;
  readonly shownRows: number;
  readonly onChange: (more: Draft) => void;
}

/** A sheet with a column per month has more. */
const few = 12;

export function Columns({ table, draft, isWide, shownRows, onChange }: ColumnsProps) {
  const { formatMessage } = useIntl();
  const [showsAll, setShowsAll] = useState(table.columns.length <= few);
  const present = usePresentColumn(table, draft);
  const shown = showsAll ? table.columns : table.columns.slice(0, few);
  const choose = (id: string, value: string) => {
    // The kit returns one of the options, which are fields.
    const field = value === leaveOut ? undefined : (value as FileImportField);
    onChange({ fields: { ...draft.fields, [Number(id)]: field } });
  };

  return (
    <>
      <ColumnMatcher
        columns={shown.map(present)}
        headingRow={table.headingRow > 0 ? table.headingRow : undefined}
        label={formatMessage({ id: "file.columns.card" })}
        layout={isWide ? "table" : "list"}
        onChange={choose}
        rowLabel={formatMessage({ id: "file.columns.row" })}
        rows={table.preview.slice(0, shownRows).map(({ row, cells }) => ({
          row,
          cells: shown.map(({ column }) => cells[column] ?? ""),
        }))}
      />
      {!showsAll && (
        <div className={styles.more}>
          <Button onClick={() => setShowsAll(true)} variant="ghost">
            {formatMessage({ id: "file.columns.more" }, { count: table.columns.length })}
          </Button>
        </div>
      )}
    </>
  );
}

/** A select has no empty value. */
const leaveOut = "leave-out";

function usePresentColumn(table: FileImportTable, draft: Draft) {
  const { formatMessage } = useIntl();
  const doubled = new Set(
    faultsOf(table, draft).flatMap((fault) => (fault.fault === "two-columns" ? fault.columns : [])),
  );
  const options = [
    ...fieldsOffered(table).map((field) => ({
      value: field,
      label: formatMessage({ id: `file.field.${field}` }),
    })),
    { value: leaveOut, label: formatMessage({ id: "file.field.leave-out" }) },
  ];
  const noteOf = (column: Column, field: FileImportField | undefined): MatchedColumn["note"] => {
    if (doubled.has(column.column)) {
      return { tone: "danger", label: formatMessage({ id: "file.columns.twice" }) };
    }
    // Nobody chose to leave it out: we just have no use for it.
    if (field === undefined && !(column.column in (draft.fields ?? {}))) {
      return { tone: "neutral", label: formatMessage({ id: "file.columns.unused" }) };
    }
    const isMatched = field !== undefined && field === column.field && column.why === "matched";
    return isMatched
      ? { tone: "success", label: formatMessage({ id: "file.columns.matched" }) }
      : { tone: "warning", label: formatMessage({ id: "file.columns.choice" }) };
  };

  return (column: Column): MatchedColumn => {
    const field = fieldOf(column, draft);
    const { letter } = column;
    const heading =
      column.heading === ""
        ? formatMessage({ id: "file.columns.unnamed" }, { letter })
        : column.heading;
    return {
      id: String(column.column),
      heading,
      value: field ?? leaveOut,
      note: noteOf(column, field),
      selectLabel: formatMessage({ id: "file.columns.select" }, { heading }),
      options,
      sample: column.samples[0],
      numeric: field !== undefined && figures.has(field),
      quiet: field === undefined,
    };
  };
}

const figures: ReadonlySet<FileImportField> = new Set([
  ...(["opening", "openingDebit", "openingCredit", "debit", "credit", "amount"] as const),
  ...(["closing", "closingDebit", "closingCredit", "balance"] as const),
]);
