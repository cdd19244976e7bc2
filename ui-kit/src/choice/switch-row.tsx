import { Switch } from "radix-ui";
import { type ReactNode, useId } from "react";
import * as styles from "./choice.css.ts";

export interface SwitchRowProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean | undefined;
}

/** Applies at once. The whole row is its label. */
export function SwitchRow({ label, hint, checked, onChange, disabled = false }: SwitchRowProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={styles.row({ disabled, side: "end" })}>
      <Switch.Root
        aria-describedby={hint ? hintId : undefined}
        aria-labelledby={`${id}-label`}
        checked={checked}
        className={styles.toggle}
        disabled={disabled}
        id={id}
        onCheckedChange={onChange}
      >
        <Switch.Thumb className={styles.knob} />
      </Switch.Root>
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
