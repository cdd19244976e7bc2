import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Progress } from "../progress/progress.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import * as styles from "./step-list.css.ts";

export interface StepListStep {
  readonly id: string;
  readonly name: string;
  readonly state: "done" | "now" | "later";
  readonly detail?: ReactNode;
  /** At the end: "Done", "65%", "Next". Read out with the bar of the current step. */
  readonly side?: string;
  /** From 0 to 1, on the current step only, and only if it is known. */
  readonly progress?: number | undefined;
}

export interface StepListProps {
  readonly label: string;
  readonly steps: readonly StepListStep[];
}

/** Work that goes on by itself, step by step. For steps that someone takes, use `Stepper`. */
export function StepList({ label, steps }: StepListProps) {
  return (
    <ol aria-label={label}>
      {steps.map(({ id, name, state, detail, side, progress }, index) => (
        <li aria-current={state === "now" ? "step" : undefined} className={styles.step} key={id}>
          <StepMark number={index + 1} state={state === "now" ? "working" : state} />
          <span>
            <span className={styles.name({ state })}>{name}</span>
            {detail !== undefined && <span className={styles.detail}>{detail}</span>}
          </span>
          {side !== undefined && <span className={styles.side}>{side}</span>}
          {progress !== undefined && (
            <div className={styles.bar}>
              <Progress
                label={name}
                labelHidden
                max={100}
                size="page"
                value={Math.round(progress * 100)}
                valueText={side}
              />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

export interface StepMarkProps {
  /** `now` is for somebody to do, `working` goes on by itself. */
  readonly state: "done" | "working" | "now" | "later";
  /** Which step it is; the first is 1. */
  readonly number: number;
}

/** The circle before a step: its number, until there is more to say. What it shows is said beside it in words. */
export function StepMark({ state, number }: StepMarkProps) {
  return (
    <span aria-hidden className={styles.mark({ state })}>
      {state === "done" && <Check />}
      {state === "working" && <Spinner size="large" />}
      {(state === "now" || state === "later") && number}
    </span>
  );
}
