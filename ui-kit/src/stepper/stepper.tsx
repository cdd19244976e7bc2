import { Check } from "lucide-react";
import { VisuallyHidden } from "../text/text.tsx";
import * as styles from "./stepper.css.ts";

export interface StepperProps {
  readonly label: string;
  readonly steps: readonly string[];
  /** Index of the current step; the number of steps when all are done. */
  readonly current: number;
  /** A phone then shows the current step's name only. */
  readonly longNames?: boolean | undefined;
  /** Announced after a completed step. */
  readonly doneLabel?: string | undefined;
}

export function Stepper({
  label,
  steps,
  current,
  longNames = false,
  doneLabel = "done",
}: StepperProps) {
  return (
    <ol aria-label={label} className={styles.steps}>
      {steps.map((name, index) => {
        const state = index < current ? "done" : index === current ? "now" : "later";
        return (
          <li
            aria-current={state === "now" ? "step" : undefined}
            className={styles.step({ state })}
            key={name}
          >
            {index > 0 && <span aria-hidden className={styles.line({ done: index <= current })} />}
            <span aria-hidden className={styles.mark({ state })}>
              {state === "done" ? <Check /> : index + 1}
            </span>
            <span className={styles.name({ long: longNames && state !== "now" })}>
              {name}
              {state === "done" && <VisuallyHidden>, {doneLabel}</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
