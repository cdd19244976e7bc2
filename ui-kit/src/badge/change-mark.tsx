import type { ReactNode } from "react";
import * as styles from "./badge.css.ts";

export interface ChangeMarkProps {
  /** Set to false where the mark is the main thing to read. */
  readonly quiet?: boolean | undefined;
  readonly children: ReactNode;
}

/** Marks an unsaved change. */
export function ChangeMark({ quiet = true, children }: ChangeMarkProps) {
  return (
    <span className={styles.changeMark({ quiet })}>
      <span aria-hidden className={styles.changeDot} />
      {children}
    </span>
  );
}
