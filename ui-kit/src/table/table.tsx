import { ArrowDown, ArrowUp } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { VisuallyHidden } from "../text/text.tsx";
import * as styles from "./table.css.ts";

export interface TableProps {
  /** What it lists; read out as its name. */
  readonly label: string;
  /** `ColumnHeader`s, one for each column. */
  readonly columns: ReactNode;
  /** What it shows is being renewed. */
  readonly busy?: boolean | undefined;
  /** `roomy` where each row is somebody or something of its own to act on; figures stay close together. */
  readonly rows?: "regular" | "roomy" | undefined;
  /** `Row`s. */
  readonly children: ReactNode;
}

/** Facts in rows. It has no surface of its own: put it into a `Card` with `inset="none"`. */
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
  /** Numbers stand at the end, switches in the middle. */
  readonly align?: "start" | "center" | "end" | undefined;
  /** How the table is sorted by this column now. Leave it out where it can't be. */
  readonly sort?: "ascending" | "descending" | "none" | undefined;
  readonly onSort?: (() => void) | undefined;
  /** For a column whose cells speak for themselves, actions for example. */
  readonly labelHidden?: boolean | undefined;
  /** Takes the room that the others leave. */
  readonly wide?: boolean | undefined;
  /** Left out of windows narrower than this. */
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
  /** `Cell`s. */
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
  /** Numbers stand at the end, in figures of one width; switches in the middle. */
  readonly align?: "start" | "center" | "end" | undefined;
  readonly tone?: "normal" | "muted" | "strong" | undefined;
  /** A name with a second line under it. */
  readonly secondLine?: ReactNode | undefined;
  /** Names the row for who hears it. One in a row. */
  readonly rowHeader?: boolean | undefined;
  /** No wider than what it holds. */
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

/** Opens a row by a press on any of it, but not by one on its own controls, nor by marking its text. */
export function openedByPointer(open: () => void) {
  return ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    const isOnControl = target instanceof Element && target.closest(controls) !== null;
    // What a dialog of the row's shows isn't in the row, though its events come by here.
    const isInRow = target instanceof Node && currentTarget.contains(target);
    const marksText = window.getSelection()?.toString() !== "";
    if (isInRow && !isOnControl && !marksText) open();
  };
}
