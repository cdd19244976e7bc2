import type { ReactNode } from "react";
import * as styles from "./figure-table.css.ts";

interface FigureTableProps {
  readonly label: string;
  readonly id?: string;
  /** Screens on which rows are stacked. Give each `td` its column's name as `data-label`. */
  readonly stacks?: keyof typeof styles.stacks;
  /** The `thead` and `tbody` elements. */
  readonly children: ReactNode;
}

/** A table of an analysis's figures. If it's too wide, it scrolls by pointer and by key. */
export function FigureTable({ label, id, stacks = "smallest", children }: FigureTableProps) {
  return (
    <div className={styles.scroller} ref={scrollsByKey}>
      <table aria-label={label} className={`${styles.table} ${styles.stacks[stacks]}`} id={id}>
        {children}
      </table>
    </div>
  );
}

/** Makes the table a tab stop only if it overflows. Set directly, because React state would change a frame later. */
function scrollsByKey(scroller: HTMLDivElement | null) {
  if (!scroller) return;
  const look = () => {
    // Widths are rounded, so one pixel isn't an overflow.
    if (scroller.scrollWidth > scroller.clientWidth + 1) scroller.tabIndex = 0;
    else scroller.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(scroller);
  for (const table of scroller.children) sizes.observe(table);
  return () => sizes.disconnect();
}
