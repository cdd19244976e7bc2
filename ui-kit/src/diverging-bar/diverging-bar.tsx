import { assignInlineVars } from "@vanilla-extract/dynamic";
import * as styles from "./diverging-bar.css.ts";

export interface DivergingBarProps {
  /** Drawn to the right if positive, hatched to the left if negative. */
  readonly value: number;
  /** The value that fills a half. Use the same for all bars that are compared. */
  readonly most: number;
}

/** Draws a figure as a bar from the middle. It's decorative, so show the figure as text too. */
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
