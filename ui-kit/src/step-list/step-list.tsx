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
  /** "Done", "65%", "Next". Announced with the current step's bar. */
  readonly side?: string;
  /** From 0 to 1, on the current step only, if known. */
  readonly progress?: number | undefined;
}

export interface StepListProps {
  readonly label: string;
  readonly steps: readonly StepListStep[];
}

/** Automatic steps. For steps that a person takes, use `Stepper`. */
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
  /** `now` needs a person, `working` is automatic. */
  readonly state: "done" | "working" | "now" | "later";
  /** From 1. */
  readonly number: number;
}

/** Decorative: the text beside it says the same. */
export function StepMark({ state, number }: StepMarkProps) {
  return (
    <span aria-hidden className={styles.mark({ state })}>
      {state === "done" && <Check />}
      {state === "working" && <Spinner size="large" />}
      {(state === "now" || state === "later") && number}
    </span>
  );
}
