import { assignInlineVars } from "@vanilla-extract/dynamic";
import { Progress as Primitive } from "radix-ui";
import { useId } from "react";
import * as styles from "./progress.css.ts";

export interface ProgressProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** Progress in words: "1.3 of 2.1 MB". Defaults to "3 of 5". */
  readonly valueText?: string | undefined;
  readonly tone?: "accent" | "success" | "warning" | "danger" | undefined;
  /** `inline` in a row, `page` for the main content. */
  readonly size?: "inline" | "page" | undefined;
  readonly labelHidden?: boolean | undefined;
}

/** Progress with a count. Without a count, use `Spinner`. */
export function Progress({
  label,
  value,
  max,
  valueText = `${value} of ${max}`,
  tone = "accent",
  size = "inline",
  labelHidden = false,
}: ProgressProps) {
  const labelId = useId();
  const portion = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const name = labelHidden ? { "aria-label": label } : { "aria-labelledby": labelId };

  return (
    <div>
      {!labelHidden && (
        <div className={styles.header}>
          <span id={labelId}>{label}</span>
          <span aria-hidden className={styles.value}>
            {valueText}
          </span>
        </div>
      )}
      <Primitive.Root
        {...name}
        className={styles.track({ size })}
        getValueLabel={() => valueText}
        max={max > 0 ? max : 1}
        value={max > 0 ? Math.min(max, Math.max(0, value)) : 0}
      >
        <Primitive.Indicator
          className={styles.indicator({ tone })}
          style={assignInlineVars({ [styles.portion]: String(portion) })}
        />
      </Primitive.Root>
    </div>
  );
}
