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
  /** Text that says the same as the color and the icon. */
  readonly children: ReactNode;
}

/** Colors a comparison with peers. Probabilities themselves have no color. */
export function Compared({ as, children }: ComparedProps) {
  const Icon = icons[as];
  return (
    <span className={`${styles.compared} ${styles.comparison[as]}`}>
      <Icon aria-hidden />
      {children}
    </span>
  );
}
