import type { ReactNode } from "react";
import { Heading, type HeadingLevel } from "../text/text.tsx";
import * as styles from "./empty-state.css.ts";

export interface EmptyStateProps {
  readonly icon?: ReactNode | undefined;
  /** What there is none of: "No workspaces yet." */
  readonly title: string;
  readonly headingLevel?: HeadingLevel | undefined;
  /** One button: what makes the first one. */
  readonly action?: ReactNode | undefined;
  /** One sentence. */
  readonly children?: ReactNode | undefined;
}

/** Stands where a list would, when there is nothing to list. */
export function EmptyState({ icon, title, headingLevel = 2, action, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <Heading level={headingLevel} size="small">
        {title}
      </Heading>
      {children && <div className={styles.detail}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
