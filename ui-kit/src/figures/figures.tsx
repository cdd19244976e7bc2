import type { ReactNode } from "react";
import * as styles from "./figures.css.ts";

export interface Figure {
  readonly label: string;
  /** Already formatted. */
  readonly value: ReactNode;
  readonly tone?: "default" | "success" | "danger" | undefined;
}

export interface FiguresProps {
  /** The last is the total and gets its own line on a phone. */
  readonly figures: readonly Figure[];
}

export function Figures({ figures }: FiguresProps) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, tone = "default" }) => (
        <div className={styles.figure} key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value({ tone })}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
