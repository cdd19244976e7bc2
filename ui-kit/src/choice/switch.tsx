import { Switch as Primitive } from "radix-ui";
import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import * as styles from "./choice.css.ts";

export interface SwitchProps
  extends Omit<ComponentPropsWithRef<"button">, "className" | "style" | "onChange" | "value"> {
  /** Screen-reader name. In a list of settings use `SwitchRow`, which shows it too. */
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Keeps focus and ignores presses. */
  readonly busy?: boolean | undefined;
}

/** Applies at once; for tables whose headings name it. It can open a `Popover`. */
export function Switch({ label, checked, onChange, busy = false, onClick, ...rest }: SwitchProps) {
  return (
    <Primitive.Root
      {...rest}
      {...(busy ? { "aria-busy": true, "aria-disabled": true } : { onClick })}
      aria-label={label}
      checked={checked}
      className={styles.toggle}
      onCheckedChange={(next) => !busy && onChange(next)}
      value="on"
    >
      <Primitive.Thumb className={styles.knob} />
    </Primitive.Root>
  );
}

export interface SwitchRowProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean | undefined;
}

export function SwitchRow({ label, hint, checked, onChange, disabled = false }: SwitchRowProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={styles.row({ disabled, side: "end" })}>
      <Primitive.Root
        aria-describedby={hint ? hintId : undefined}
        aria-labelledby={`${id}-label`}
        checked={checked}
        className={styles.toggle}
        disabled={disabled}
        id={id}
        onCheckedChange={onChange}
      >
        <Primitive.Thumb className={styles.knob} />
      </Primitive.Root>
      <label className={`${styles.label} ${styles.grow}`} htmlFor={id}>
        <span id={`${id}-label`}>{label}</span>
        {hint && (
          <span className={styles.hint} id={hintId}>
            {hint}
          </span>
        )}
      </label>
    </div>
  );
}
