import { ArrowDown, ArrowUp } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { VisuallyHidden } from "../text/text.tsx";
import * as styles from "./table.css.ts";

export interface TableProps {
  readonly label: string;
  readonly columns: ReactNode;
  readonly busy?: boolean | undefined;
  /** `roomy` for rows with actions of their own; figures stay dense. */
  readonly rows?: "regular" | "roomy" | undefined;
  readonly children: ReactNode;
}

/** It has no surface: put it into a `Card` with `inset="none"`. */
export function Table({ label, columns, busy = false, rows = "regular", children }: TableProps) {
  return (
    <div className={styles.scroller}>
      <table aria-busy={busy} aria-label={label} className={styles.table({ rows })}>
        <thead>
          <tr>{columns}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

export interface ColumnHeaderProps {
  readonly align?: "start" | "center" | "end" | undefined;
  /** Current sort order of this column. Omit it if it can't be sorted. */
  readonly sort?: "ascending" | "descending" | "none" | undefined;
  readonly onSort?: (() => void) | undefined;
  readonly labelHidden?: boolean | undefined;
  readonly wide?: boolean | undefined;
  readonly hideBelow?: number | undefined;
  readonly children: ReactNode;
}

export function ColumnHeader({
  align = "start",
  sort,
  onSort,
  labelHidden = false,
  wide = false,
  hideBelow,
  children,
}: ColumnHeaderProps) {
  const label = labelHidden ? <VisuallyHidden>{children}</VisuallyHidden> : children;
  return (
    <th
      aria-sort={sort}
      className={styles.columnHeader({ align, wide })}
      data-hide-below={hideBelow}
      scope="col"
    >
      {onSort ? (
        <button
          className={styles.sort({ active: sort !== undefined && sort !== "none" })}
          onClick={onSort}
          type="button"
        >
          {label}
          {sort === "ascending" && <ArrowUp aria-hidden />}
          {sort === "descending" && <ArrowDown aria-hidden />}
        </button>
      ) : (
        label
      )}
    </th>
  );
}

export type RowState = "normal" | "locked" | "selected" | "deleted";

export interface RowProps {
  readonly state?: RowState | undefined;
  readonly children: ReactNode;
}

export function Row({ state = "normal", children }: RowProps) {
  return (
    <tr aria-selected={state === "selected" || undefined} className={styles.row({ state })}>
      {children}
    </tr>
  );
}

export interface CellProps {
  /** `end` uses tabular figures. */
  readonly align?: "start" | "center" | "end" | undefined;
  readonly tone?: "normal" | "muted" | "strong" | undefined;
  readonly secondLine?: ReactNode | undefined;
  /** Names the row for screen readers. One per row. */
  readonly rowHeader?: boolean | undefined;
  readonly fit?: boolean | undefined;
  readonly children?: ReactNode | undefined;
}

export function Cell({
  align = "start",
  tone = "normal",
  secondLine,
  rowHeader = false,
  fit = false,
  children,
}: CellProps) {
  const lines = secondLine === undefined ? "1" : "2";
  const className = styles.cell({ align, tone, lines, fit });
  const content = (
    <>
      {children}
      {secondLine !== undefined && <span className={styles.secondLine}>{secondLine}</span>}
    </>
  );
  return rowHeader ? (
    <th className={className} scope="row">
      {content}
    </th>
  ) : (
    <td className={className}>{content}</td>
  );
}

const controls = "a, button, input, label, select, [role=button], [role=menuitem]";

/** Opens a row by a press anywhere, except on its own controls or when selecting text. */
export function openedByPointer(open: () => void) {
  return ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    const isOnControl = target instanceof Element && target.closest(controls) !== null;
    // A dialog's events bubble through React to the row, but its elements aren't in it.
    const isInRow = target instanceof Node && currentTarget.contains(target);
    const marksText = window.getSelection()?.toString() !== "";
    if (isInRow && !isOnControl && !marksText) open();
  };
}
