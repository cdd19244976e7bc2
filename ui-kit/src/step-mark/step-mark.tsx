import { Check } from "lucide-react";
import { Spinner } from "../spinner/spinner.tsx";
import * as styles from "./step-mark.css.ts";

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
