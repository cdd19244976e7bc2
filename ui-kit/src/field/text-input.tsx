import type { ComponentPropsWithRef, ReactNode } from "react";
import * as styles from "./field.css.ts";
import { useFieldAttributes } from "./field-context.ts";

export interface TextInputProps
  extends Omit<ComponentPropsWithRef<"input">, "className" | "style" | "size" | "prefix"> {
  readonly icon?: ReactNode | undefined;
  /** At the end of the box: a spinner, a unit, a button. */
  readonly trailing?: ReactNode | undefined;
}

/** A line of text. Inside a `Field`, or with an `aria-label`. */
export function TextInput({ icon, trailing, ...rest }: TextInputProps) {
  const field = useFieldAttributes();
  const invalid = Boolean(field["aria-invalid"] ?? rest["aria-invalid"]);
  return (
    <div className={styles.control({ invalid, quiet: rest.readOnly === true })}>
      {icon}
      <input type="text" {...field} {...rest} className={styles.input} />
      {trailing}
    </div>
  );
}

export type TextAreaProps = Omit<ComponentPropsWithRef<"textarea">, "className" | "style">;

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const field = useFieldAttributes();
  return <textarea {...field} {...props} className={styles.area} />;
}
