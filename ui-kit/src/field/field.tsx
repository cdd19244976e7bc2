import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { ChangeMark } from "../badge/change-mark.tsx";
import * as styles from "./field.css.ts";
import { fieldContext } from "./text-input.tsx";

export interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode | undefined;
  /** Set it on blur; clear it on input. */
  readonly error?: string | undefined;
  /** Fields are required by default, so only optional ones are labeled. */
  readonly optional?: boolean | undefined;
  readonly optionalLabel?: string | undefined;
  readonly changed?: string | undefined;
  /** One control of this kit; it takes its name and description from the field. */
  readonly children: ReactNode;
}

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
  // An error is announced before the "Changed" label.
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
