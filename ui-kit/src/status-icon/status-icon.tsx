import { Check, Info, Minus, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import * as styles from "./status-icon.css.ts";

/** `brand` where there is no result yet. */
export type StatusTone = "success" | "warning" | "danger" | "info" | "neutral" | "brand";

const icons = {
  ...{ success: Check, warning: TriangleAlert, danger: X, info: Info, neutral: Minus },
  brand: Info,
};

export interface StatusIconProps {
  readonly tone: StatusTone;
  /** `small` in a row, `medium` beside a heading, `large` at the head of a borrower's page. */
  readonly size?: "small" | "medium" | "large" | undefined;
  readonly icon?: ReactNode;
}

/** Put text beside it: color and shape alone aren't accessible. */
export function StatusIcon({ tone, size = "small", icon }: StatusIconProps) {
  const Icon = icons[tone];
  return (
    <span aria-hidden className={styles.status({ tone, size })}>
      {icon ?? <Icon />}
    </span>
  );
}
