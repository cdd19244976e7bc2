import { assignInlineVars } from "@vanilla-extract/dynamic";
import { contrast } from "../theme/derivation/oklch.ts";
import * as styles from "./monogram.css.ts";

export interface MonogramProps {
  /** One or two. */
  readonly letters: string;
  /** Background, `#rrggbb`; the letters are white or black, whichever has more contrast. */
  readonly color: string;
  readonly size?: "small" | "large" | undefined;
}

/** Stands in for a logo that we may not show. Put the name beside it. */
export function Monogram({ letters, color, size = "small" }: MonogramProps) {
  const ink = contrast("#ffffff", color) >= contrast("#000000", color) ? "#ffffff" : "#000000";
  return (
    <span
      aria-hidden
      className={styles.monogram({ size })}
      style={assignInlineVars({ [styles.ground]: color, [styles.ink]: ink })}
    >
      {letters}
    </span>
  );
}
