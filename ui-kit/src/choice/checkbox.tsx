import { Check, Minus } from "lucide-react";
import { Checkbox as Primitive } from "radix-ui";
import { type ReactNode, useId } from "react";
import { VisuallyHidden } from "../text/text.tsx";
import * as styles from "./choice.css.ts";

export interface CheckboxProps {
  readonly label: string;
  readonly labelHidden?: boolean | undefined;
  readonly hint?: ReactNode;
  /** `mixed`: some of the items it covers, not all. */
  readonly checked: boolean | "mixed";
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean | undefined;
  /** Checked and read-only: looks normal rather than disabled. */
  readonly locked?: boolean | undefined;
}

/** Takes effect on save. For changes that apply at once, use `SwitchRow`. */
export function Checkbox({
  label,
  labelHidden = false,
  hint,
  checked,
  onChange,
  disabled = false,
  locked = false,
}: CheckboxProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <span className={styles.row({ disabled, side: "start", bare: labelHidden || undefined })}>
      <Primitive.Root
        aria-describedby={hint ? hintId : undefined}
        aria-labelledby={`${id}-label`}
        {...(locked && { "aria-readonly": true })}
        checked={checked === "mixed" ? "indeterminate" : checked}
        className={styles.box}
        disabled={disabled}
        id={id}
        onCheckedChange={(next) => !locked && onChange(next === true)}
      >
        <Primitive.Indicator className={styles.tick}>
          {checked === "mixed" ? <Minus aria-hidden /> : <Check aria-hidden />}
        </Primitive.Indicator>
      </Primitive.Root>
      <label className={styles.label} htmlFor={id}>
        <span id={`${id}-label`}>
          {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        </span>
        {hint && (
          <span className={styles.hint} id={hintId}>
            {hint}
          </span>
        )}
      </label>
    </span>
  );
}
