import { VisuallyHidden } from "../text/text.tsx";
import * as styles from "./spinner.css.ts";

export interface SpinnerProps {
  /** What is being waited for, read out once. Leave it out where the words stand beside it. */
  readonly label?: string | undefined;
  readonly size?: "small" | "medium" | "large" | undefined;
  readonly tone?: "inherit" | "accent" | undefined;
}

/** Waiting without a count. With a count, use `Progress`. */
export function Spinner({ label, size = "small", tone = "inherit" }: SpinnerProps) {
  const mark = <span aria-hidden className={styles.spinner({ size, tone })} />;
  if (label === undefined) return mark;

  return (
    <span role="status">
      {mark}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
