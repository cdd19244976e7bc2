import { type ComponentPropsWithRef, createContext, type ReactNode, useContext } from "react";
import * as styles from "./field.css.ts";

export interface TextInputProps
  extends Omit<ComponentPropsWithRef<"input">, "className" | "style" | "size" | "prefix"> {
  readonly icon?: ReactNode | undefined;
  readonly trailing?: ReactNode | undefined;
}

/** Use it inside a `Field`, or with an `aria-label`. */
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

export function TextArea(props: TextAreaProps) {
  const field = useFieldAttributes();
  return <textarea {...field} {...props} className={styles.area} />;
}

interface FieldContext {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
}

export const fieldContext = createContext<FieldContext | undefined>(undefined);

export interface FieldAttributes {
  readonly id?: string;
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: true;
}

/** Attributes from the surrounding `Field`; empty without one. */
export function useFieldAttributes(): FieldAttributes {
  const field = useContext(fieldContext);
  if (!field) return {};
  return {
    id: field.id,
    ...(field.describedBy && { "aria-describedby": field.describedBy }),
    ...(field.invalid && { "aria-invalid": true }),
  };
}
