import { Check, Info, Minus, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import * as styles from "./status-icon.css.ts";

/** `brand` where nothing has gone well or wrong yet: the lender asks, or has something to give. */
export type StatusTone = "success" | "warning" | "danger" | "info" | "neutral" | "brand";

const icons = {
  ...{ success: Check, warning: TriangleAlert, danger: X, info: Info, neutral: Minus },
  brand: Info,
};

export interface StatusIconProps {
  readonly tone: StatusTone;
  /** `small` in a row, `medium` beside a heading, `large` at the head of a borrower's page. */
  readonly size?: "small" | "medium" | "large" | undefined;
  /** In place of the tone's own. */
  readonly icon?: ReactNode;
}

/** How it went, as a mark. The word stands beside it: color and shape alone say nothing. */
export function StatusIcon({ tone, size = "small", icon }: StatusIconProps) {
  const Icon = icons[tone];
  return (
    <span aria-hidden className={styles.status({ tone, size })}>
      {icon ?? <Icon />}
    </span>
  );
}
