import type { ColumnGroup, GridColumn } from "./grid-model.ts";
import * as styles from "./statement-grid.css.ts";

interface GridHeadProps {
  readonly captionLabel: string;
  readonly columns: readonly GridColumn[];
  /** Headers that span several columns, if any. */
  readonly groups: readonly ColumnGroup[] | undefined;
}

export function GridHead({ captionLabel, columns, groups }: GridHeadProps) {
  const caption = (
    <div
      aria-colindex={1}
      aria-rowspan={groups ? 2 : undefined}
      className={styles.captionHead}
      role="columnheader"
      tabIndex={-1}
    >
      {captionLabel}
    </div>
  );
  return (
    <div role="rowgroup" className={styles.headGroup}>
      {groups && (
        <div aria-rowindex={1} className={styles.groups} role="row" tabIndex={-1}>
          {caption}
          {groups.map(({ label, sublabel, first, count }) => (
            <div
              aria-colindex={first + 2}
              aria-colspan={count}
              className={styles.groupHead}
              key={label}
              role="columnheader"
              style={{ width: `calc(${count} * ${styles.figureWidth})` }}
              tabIndex={-1}
            >
              {label} <Sublabel>{sublabel}</Sublabel>
            </div>
          ))}
        </div>
      )}
      <div
        aria-rowindex={groups ? 2 : 1}
        className={groups ? styles.parts : styles.head}
        role="row"
        tabIndex={-1}
      >
        {groups ? <div className={styles.captionHead} role="presentation" /> : caption}
        {columns.map(({ id, label, sublabel }, index) => (
          <div
            aria-colindex={index + 2}
            className={headClass(groups, index)}
            key={id}
            role="columnheader"
            tabIndex={-1}
          >
            {label} {!groups && <Sublabel>{sublabel}</Sublabel>}
          </div>
        ))}
      </div>
    </div>
  );
}

function Sublabel({ children }: { readonly children: string | undefined }) {
  return children === undefined ? null : <span className={styles.sublabel}>{children}</span>;
}

/** Tints whole columns, which saves a background on each cell, and draws the lines between groups. */
export function GridTints({ columns, groups }: Omit<GridHeadProps, "captionLabel">) {
  if (!groups && !columns.some(({ tinted }) => tinted)) return null;
  return (
    <div aria-hidden className={styles.tints}>
      <div className={styles.tintBefore} />
      {columns.map(({ id, tinted = false }, index) => {
        const tint = tinted ? styles.tinted : styles.untinted;
        return (
          <div className={begins(groups, index) ? `${tint} ${styles.begins}` : tint} key={id} />
        );
      })}
    </div>
  );
}

const begins = (groups: GridHeadProps["groups"], index: number) =>
  groups?.some(({ first }) => first === index) === true;

function headClass(groups: GridHeadProps["groups"], index: number): string {
  if (!groups) return styles.columnHead;
  return begins(groups, index) ? `${styles.partHead} ${styles.begins}` : styles.partHead;
}
