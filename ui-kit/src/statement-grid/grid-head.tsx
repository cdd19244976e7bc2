import type { GridColumn } from "./grid-model.ts";
import * as styles from "./statement-grid.css.ts";

interface GridHeadProps {
  readonly captionLabel: string;
  readonly columns: readonly GridColumn[];
}

export function GridHead({ captionLabel, columns }: GridHeadProps) {
  return (
    <div role="rowgroup" className={styles.headGroup}>
      <div aria-rowindex={1} className={styles.head} role="row" tabIndex={-1}>
        <div aria-colindex={1} className={styles.captionHead} role="columnheader" tabIndex={-1}>
          {captionLabel}
        </div>
        {columns.map((column, index) => (
          <div
            aria-colindex={index + 2}
            className={styles.columnHead}
            key={column.id}
            role="columnheader"
            tabIndex={-1}
          >
            {column.label}{" "}
            {column.sublabel !== undefined && (
              <span className={styles.sublabel}>{column.sublabel}</span>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Tints columns from head to foot, in place of a background on each cell. */
export function GridTints({ columns }: Pick<GridHeadProps, "columns">) {
  if (!columns.some(({ tinted }) => tinted)) return null;
  return (
    <div aria-hidden className={styles.tints}>
      <div className={styles.tintBefore} />
      {columns.map(({ id, tinted = false }) => (
        <div className={tinted ? styles.tinted : styles.untinted} key={id} />
      ))}
    </div>
  );
}
