import type { ReactNode } from "react";
import * as styles from "./badge.css.ts";

/** What isn't as it was, and isn't saved yet: a dot and a word. */
export function ChangeMark({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.changeMark}>
      <span aria-hidden className={styles.changeDot} />
      {children}
    </span>
  );
}
