import { assignInlineVars } from "@vanilla-extract/dynamic";
import * as styles from "./diverging-bar.css.ts";

export interface DivergingBarProps {
  /** To the right above zero, hatched to the left below. */
  readonly value: number;
  /** What fills a half; the same for all bars that are compared. */
  readonly most: number;
}

/** A figure as a length from the middle. It's decoration: write the figure beside it. */
export function DivergingBar({ value, most }: DivergingBarProps) {
  const part = most > 0 ? Math.min(1, Math.abs(value) / most) : 0;
  return (
    <span aria-hidden className={styles.track}>
      {value !== 0 && (
        <span
          className={styles.bar({ to: value > 0 ? "more" : "less" })}
          style={assignInlineVars({ [styles.portion]: String(part) })}
        />
      )}
    </span>
  );
}
