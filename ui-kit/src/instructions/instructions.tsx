import type { ReactNode } from "react";
import { Card } from "../card/card.tsx";
import { StepMark } from "../step-list/step-list.tsx";
import * as styles from "./instructions.css.ts";

export interface Instruction {
  readonly id: string;
  readonly name: string;
  /** `now` is the next step; `open` may have been done already, which we can't know. */
  readonly state: "done" | "now" | "open" | "later";
  readonly detail: ReactNode;
}

export interface InstructionsProps {
  readonly label: string;
  readonly steps: readonly Instruction[];
}

/** Steps to follow, some of them outside the app. For pages of a form, use `Stepper`. */
export function Instructions({ label, steps }: InstructionsProps) {
  return (
    <Card inset="none">
      <ol aria-label={label} className={styles.list}>
        {steps.map(({ id, name, state, detail }, index) => (
          <li aria-current={state === "now" ? "step" : undefined} className={styles.step} key={id}>
            <StepMark number={index + 1} state={state === "open" ? "later" : state} />
            <div>
              <strong className={styles.name({ quiet: state === "later" })}>{name}</strong>
              <div className={styles.detail}>{detail}</div>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
