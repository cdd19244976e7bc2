import { Switch as Primitive } from "radix-ui";
import type { ComponentPropsWithRef } from "react";
import * as styles from "./choice.css.ts";

export interface SwitchProps
  extends Omit<ComponentPropsWithRef<"button">, "className" | "style" | "onChange" | "value"> {
  /** What it switches; read out. In a list of settings use `SwitchRow`, which shows it as well. */
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** At work: keeps the focus, and does nothing when it's pressed. */
  readonly busy?: boolean | undefined;
}

/** On or off, at once, in a table whose heads say what. It can open a `Popover`. */
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
