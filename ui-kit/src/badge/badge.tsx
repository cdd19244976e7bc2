import type { ReactNode } from "react";
import * as styles from "./badge.css.ts";

export interface BadgeProps {
  /** The color only ever repeats what the word says. */
  readonly tone?:
    | "neutral"
    | "success"
    | "warning"
    | "danger"
    | "info"
    | "accent"
    | "outline"
    | undefined;
  readonly icon?: ReactNode | undefined;
  /** A dot in place of an icon. */
  readonly dot?: boolean | undefined;
  /** It may take several lines where there is little room: for a word with an address behind it. */
  readonly wraps?: boolean | undefined;
  readonly children: ReactNode;
}

/** The state of the thing it stands beside, in one word. */
export function Badge({
  tone = "neutral",
  icon,
  dot = false,
  wraps = false,
  children,
}: BadgeProps) {
  return (
    <span className={styles.badge({ tone, wraps })}>
      {dot && <span aria-hidden className={styles.dot} />}
      {icon && <span className={styles.icon}>{icon}</span>}
      {children}
    </span>
  );
}

/** How many there are of what the word before it names. */
export function CountPill({ children }: { readonly children: ReactNode }) {
  return <span className={styles.countPill}>{children}</span>;
}
