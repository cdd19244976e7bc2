import type { ComponentPropsWithRef } from "react";
import * as styles from "./choice.css.ts";

export interface RadioProps
  extends Pick<
    ComponentPropsWithRef<"input">,
    "id" | "name" | "checked" | "aria-label" | "aria-describedby" | "ref"
  > {
  readonly onChange: () => void;
}

/** One of a list's rows; those of the same `name` are one choice. For options that need explaining use `RadioCards`. */
export function Radio({ onChange, ...rest }: RadioProps) {
  return <input {...rest} className={styles.radio} onChange={onChange} type="radio" />;
}
