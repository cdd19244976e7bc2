import { VisuallyHidden } from "../text/text.tsx";
import * as styles from "./spinner.css.ts";

export interface SpinnerProps {
  /** Announced once. Omit it where visible text says the same. */
  readonly label?: string | undefined;
  readonly size?: "small" | "medium" | "large" | undefined;
  readonly tone?: "inherit" | "accent" | undefined;
}

/** For progress with a count, use `Progress`. */
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
