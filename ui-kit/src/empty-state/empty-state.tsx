import type { ReactNode } from "react";
import { Heading, type HeadingLevel } from "../text/text.tsx";
import * as styles from "./empty-state.css.ts";

export interface EmptyStateProps {
  readonly icon?: ReactNode | undefined;
  readonly title: string;
  readonly headingLevel?: HeadingLevel | undefined;
  readonly action?: ReactNode | undefined;
  readonly children?: ReactNode | undefined;
}

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
