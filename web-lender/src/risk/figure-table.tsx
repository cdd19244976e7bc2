import type { ReactNode } from "react";
import * as styles from "./figure-table.css.ts";

interface FigureTableProps {
  readonly label: string;
  readonly id?: string;
  /** Where its rows are stacked: give each `td` its column's name as `data-label`. */
  readonly stacks?: keyof typeof styles.stacks;
  /** The table's head and bodies. */
  readonly children: ReactNode;
}

/** Figures of an analysis. Where a long language needs more room, it scrolls by pointer and by key. */
export function FigureTable({ label, id, stacks = "smallest", children }: FigureTableProps) {
  return (
    <div className={styles.scroller} ref={scrollsByKey}>
      <table aria-label={label} className={`${styles.table} ${styles.stacks[stacks]}`} id={id}>
        {children}
      </table>
    </div>
  );
}

/** A tab stop only while it overflows: written at once, as a state would come a frame after the layout. */
function scrollsByKey(scroller: HTMLDivElement | null) {
  if (!scroller) return;
  const look = () => {
    // A fraction of a pixel is rounded up.
    if (scroller.scrollWidth > scroller.clientWidth + 1) scroller.tabIndex = 0;
    else scroller.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(scroller);
  for (const table of scroller.children) sizes.observe(table);
  return () => sizes.disconnect();
}
