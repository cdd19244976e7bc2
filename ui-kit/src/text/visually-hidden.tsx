import type { ReactNode } from "react";
import * as styles from "./text.css.ts";

/** Read out, and not seen. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

/** The first stop of the Tab key on a page: past the header, to `main`. */
export function SkipLink({
  href,
  children,
}: {
  readonly href: string;
  readonly children: ReactNode;
}) {
  return (
    <a className={styles.skip} href={href}>
      {children}
    </a>
  );
}
