import type { ReactNode } from "react";
import * as styles from "./definition-list.css.ts";

export interface Definition {
  readonly term: string;
  readonly description: ReactNode;
  readonly note?: ReactNode;
}

export interface DefinitionListProps {
  readonly items: readonly Definition[];
  /** `columns` side by side, `rows` with the term before, `stacked` with the term above. */
  readonly layout?: "columns" | "rows" | "stacked" | undefined;
  readonly lines?: boolean | undefined;
  /** For `rows` in a card without an inset: lines run edge to edge. */
  readonly toEdges?: boolean | undefined;
}

export function DefinitionList({
  items,
  layout = "rows",
  lines = true,
  toEdges = false,
}: DefinitionListProps) {
  return (
    <dl className={styles.list({ layout })}>
      {items.map(({ term, description, note }) => (
        <div className={styles.entry({ layout, lines, toEdges })} key={term}>
          <dt className={styles.term({ layout })}>{term}</dt>
          <dd className={styles.description({ layout })}>
            {description}
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
