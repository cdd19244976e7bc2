import type { ReactNode } from "react";
import * as styles from "./badge.css.ts";

export interface ChangeMarkProps {
  /** Off where it is what one reads first, and not beside something else. */
  readonly quiet?: boolean | undefined;
  readonly children: ReactNode;
}

/** What isn't as it was, and isn't saved yet: a dot and a word. */
export function ChangeMark({ quiet = true, children }: ChangeMarkProps) {
  return (
    <span className={styles.changeMark({ quiet })}>
      <span aria-hidden className={styles.changeDot} />
      {children}
    </span>
  );
}
