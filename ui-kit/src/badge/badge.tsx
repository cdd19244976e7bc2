import type { ReactNode } from "react";
import * as styles from "./badge.css.ts";

export interface BadgeProps {
  /** Color never carries meaning by itself; the text says it too. */
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
  readonly dot?: boolean | undefined;
  readonly wraps?: boolean | undefined;
  readonly children: ReactNode;
}

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

export function CountPill({ children }: { readonly children: ReactNode }) {
  return <span className={styles.countPill}>{children}</span>;
}
