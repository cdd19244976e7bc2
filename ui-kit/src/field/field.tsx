import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { ChangeMark } from "../badge/change-mark.tsx";
import * as styles from "./field.css.ts";
import { fieldContext } from "./text-input.tsx";

export interface FieldProps {
  readonly label: string;
  /** Stands under the control until there is an error. */
  readonly hint?: ReactNode | undefined;
  /** A sentence that says what is wrong, on blur; take it away on input. */
  readonly error?: string | undefined;
  /** Required is the norm, so only the exception is said. */
  readonly optional?: boolean | undefined;
  readonly optionalLabel?: string | undefined;
  /** That it isn't as it was, in a word at the label's end: "Changed". */
  readonly changed?: string | undefined;
  /** One control of this kit: it finds its name and its description here. */
  readonly children: ReactNode;
}

/** A label, a control, and what is to be said about it. */
export function Field({
  label,
  hint,
  error,
  optional = false,
  optionalLabel = "optional",
  changed,
  children,
}: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const hasNote = Boolean(error || hint);
  const changedId = `${id}-changed`;
  // What is wrong comes before what has become of it.
  const describedBy = [changed && !error && changedId, hasNote && noteId].filter(Boolean).join(" ");

  return (
    <fieldContext.Provider
      value={{ id, describedBy: describedBy || undefined, invalid: Boolean(error) }}
    >
      <div className={styles.field}>
        <div className={styles.head}>
          <label className={styles.label} htmlFor={id}>
            {label}
            {optional && <span className={styles.optional}>{optionalLabel}</span>}
          </label>
          {changed !== undefined && (
            <span id={changedId}>
              <ChangeMark>{changed}</ChangeMark>
            </span>
          )}
        </div>
        {children}
        {error ? (
          <span className={styles.error} id={noteId}>
            <CircleAlert aria-hidden />
            {error}
          </span>
        ) : (
          hint && (
            <span className={styles.hint} id={noteId}>
              {hint}
            </span>
          )
        )}
      </div>
    </fieldContext.Provider>
  );
}
