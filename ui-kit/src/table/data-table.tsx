import { Fragment, type ReactNode } from "react";
import * as styles from "./table.css.ts";
import { type CellProps, ColumnHeader, type RowState } from "./table.tsx";

/** Where a cell goes when its row is stacked; `hidden` leaves it out, and halves go in pairs below, after their labels. */
export type CellPlace =
  | "hidden"
  | "half"
  | {
      readonly line: 1 | 2 | 3 | 4;
      /** `last` leaves the room before it to another cell of its line. */
      readonly at: "start" | "end" | "whole" | "last";
      /** Close under the name, aligned past the initials. */
      readonly inset?: boolean;
      /** Aligned with the first of two lines beside it. */
      readonly top?: boolean;
    };

export interface DataColumn<Item, SortKey extends string = never>
  extends Pick<CellProps, "align" | "tone" | "fit"> {
  readonly key: string;
  readonly label: string;
  readonly labelHidden?: boolean;
  /** The sort key of its heading. */
  readonly sortsBy?: SortKey;
  /** Names the row for screen readers. One per table. */
  readonly rowHeader?: boolean;
  readonly wide?: boolean;
  readonly hideBelow?: 1100 | 1300 | 1440;
  readonly narrow: CellPlace | ((item: Item) => CellPlace);
  readonly cell: (item: Item) => ReactNode;
  readonly secondLine?: (item: Item) => ReactNode;
}

export interface DataTableProps<Item, SortKey extends string> {
  readonly label: string;
  readonly columns: readonly DataColumn<Item, SortKey>[];
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly stateOf?: (item: Item) => RowState;
  readonly sort?: { readonly by: SortKey; readonly direction: "ascending" | "descending" };
  readonly onSort?: (by: SortKey) => void;
  /** Narrower than this, rows are stacked. */
  readonly linesBelow: 640 | 900 | 1000 | 1200;
  readonly keepsSorting?: boolean;
  readonly busy?: boolean;
  /** `roomy` for rows with actions of their own. */
  readonly rows?: "regular" | "roomy";
  /** For expandable rows: the heading of the toggle column, and the `ExpandableRow` around an item's cells. */
  readonly opens?: {
    readonly label: string;
    readonly row: (item: Item, cells: ReactNode, columns: number) => ReactNode;
  };
}

/** A list defined by its columns. It has no surface: put it into a `Card` with `inset="none"`. */
export function DataTable<Item, SortKey extends string = never>(
  props: DataTableProps<Item, SortKey>,
) {
  const { label, columns, items, keyOf, stateOf, sort, onSort, linesBelow } = props;
  const { keepsSorting = false, busy = false, rows = "regular", opens } = props;
  const sortingOf = ({ sortsBy }: DataColumn<Item, SortKey>) =>
    sortsBy !== undefined && {
      sort: sort?.by === sortsBy ? sort.direction : ("none" as const),
      onSort: () => onSort?.(sortsBy),
    };

  return (
    <div
      className={styles.scroller}
      data-halves={columns.some(({ narrow }) => narrow === "half") || undefined}
      data-keeps-sorting={keepsSorting}
      data-lines-below={linesBelow}
      data-opens={opens && true}
    >
      <table aria-busy={busy} aria-label={label} className={styles.table({ rows })}>
        <thead>
          <tr>
            {opens && <ColumnHeader labelHidden>{opens.label}</ColumnHeader>}
            {columns.map((column) => (
              <ColumnHeader
                align={column.align}
                hideBelow={column.hideBelow}
                key={column.key}
                labelHidden={column.labelHidden}
                wide={column.wide}
                {...sortingOf(column)}
              >
                {column.label}
              </ColumnHeader>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => {
            const state = stateOf?.(item) ?? "normal";
            const cells = columns.map((column) => (
              <DataCell column={column} item={item} key={column.key} />
            ));
            return opens ? (
              <Fragment key={keyOf(item)}>{opens.row(item, cells, columns.length + 1)}</Fragment>
            ) : (
              <tr
                aria-selected={state === "selected" || undefined}
                className={styles.row({ state })}
                key={keyOf(item)}
              >
                {cells}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface DataCellProps<Item, SortKey extends string> {
  readonly column: DataColumn<Item, SortKey>;
  readonly item: Item;
}

function DataCell<Item, SortKey extends string>({ column, item }: DataCellProps<Item, SortKey>) {
  const { align = "start", tone = "normal", fit = false, rowHeader = false, narrow } = column;
  const secondLine = column.secondLine?.(item);
  const className = styles.cell({ align, tone, fit, lines: secondLine === undefined ? "1" : "2" });
  const place = {
    ...placeOf(typeof narrow === "function" ? narrow(item) : narrow),
    "data-hide-below": column.hideBelow,
  };
  const content = (
    <>
      {narrow === "half" && (
        <span aria-hidden className={styles.halfLabel}>
          {column.label}
        </span>
      )}
      {column.cell(item)}
      {secondLine !== undefined && <span className={styles.secondLine}>{secondLine}</span>}
    </>
  );

  return rowHeader ? (
    <th {...place} className={className} scope="row">
      {content}
    </th>
  ) : (
    <td {...place} className={className}>
      {content}
    </td>
  );
}

const placeOf = (narrow: CellPlace) =>
  typeof narrow === "string"
    ? { "data-narrow": narrow }
    : {
        "data-line": narrow.line,
        "data-at": narrow.at,
        "data-inset": narrow.inset,
        "data-top": narrow.top,
      };
