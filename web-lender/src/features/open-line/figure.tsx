import { Text } from "@tieout/ui-kit";
import * as styles from "./open-line.css.ts";

/** An amount as it's shown, "(44,200.00)", with its sign. */
export interface ShownFigure {
  readonly text: string;
  readonly isNegative: boolean;
}

interface FigureProps {
  readonly weight?: "normal" | "medium" | "strong";
  readonly figure: ShownFigure;
}

/** An amount in a list of them: the closing parenthesis hangs, so that digits stay under digits. */
export function Figure({ weight = "normal", figure: { text, isNegative } }: FigureProps) {
  return (
    <span className={styles.figure({ isNegative })}>
      <Text numeric weight={weight}>
        {text}
      </Text>
    </span>
  );
}
