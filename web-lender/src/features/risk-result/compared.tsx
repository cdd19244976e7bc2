import { ArrowDown, ArrowUp, Check, Equal } from "lucide-react";
import type { ReactNode } from "react";
import type { Comparison } from "../../risk/measures.ts";
import * as styles from "./risk-result.css.ts";

const icons = {
  stronger: Check,
  weaker: ArrowDown,
  below: ArrowDown,
  above: ArrowUp,
  longer: ArrowUp,
  shorter: ArrowDown,
  same: Equal,
};

interface ComparedProps {
  readonly as: NonNullable<Comparison>;
  /** Says what the color and the icon do. */
  readonly children: ReactNode;
}

/** A comparison with peers; a probability itself has no color. */
export function Compared({ as, children }: ComparedProps) {
  const Icon = icons[as];
  return (
    <span className={`${styles.compared} ${styles.comparison[as]}`}>
      <Icon aria-hidden />
      {children}
    </span>
  );
}
