import { Text } from "@tieout/ui-kit";
import * as styles from "./open-line.css.ts";

interface FigureProps {
  readonly weight?: "normal" | "medium" | "strong";
  /** As it is shown: "(44,200.00)". */
  readonly children: string;
}

/** An amount in a list of them: the closing parenthesis hangs, so that digits stay under digits. */
export function Figure({ weight = "normal", children }: FigureProps) {
  return (
    <span className={styles.figure({ isNegative: children.endsWith(")") })}>
      <Text numeric weight={weight}>
        {children}
      </Text>
    </span>
  );
}
