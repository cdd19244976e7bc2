import { type DragEvent, type ReactNode, useId, useRef, useState } from "react";
import { Button, type ButtonVariant } from "../button/button.tsx";
import { VisuallyHidden } from "../text/text.tsx";
import * as styles from "./drop-zone.css.ts";

export interface DropZoneProps {
  readonly buttonLabel: string;
  readonly icon?: ReactNode;
  readonly hint: ReactNode;
  readonly picture?: ReactNode;
  /** The format of `input`'s `accept`: ".xlsx,.csv,application/pdf". */
  readonly accept?: string | undefined;
  readonly multiple?: boolean | undefined;
  readonly primary?: boolean | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Picks files with a button or by drag and drop. Validation is the caller's. */
export function DropZone({
  buttonLabel,
  icon,
  hint,
  picture,
  accept,
  multiple = false,
  primary = false,
  onFiles,
}: DropZoneProps) {
  const hintId = useId();
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const dropped = [...event.dataTransfer.files];
    if (dropped.length > 0) onFiles(multiple ? dropped : dropped.slice(0, 1));
  };

  return (
    <section
      aria-labelledby={hintId}
      className={styles.zone({ over: isOver, tall: picture !== undefined })}
      onDragLeave={() => setIsOver(false)}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDrop={drop}
    >
      {picture !== undefined && (
        <span aria-hidden className={styles.picture}>
          {picture}
        </span>
      )}
      <FileButton
        accept={accept}
        icon={icon}
        label={buttonLabel}
        multiple={multiple}
        onFiles={onFiles}
        variant={primary ? "primary" : "default"}
      />
      <span className={styles.hint} id={hintId}>
        {hint}
      </span>
    </section>
  );
}

export interface FileButtonProps {
  readonly label: string;
  /** Begins with the label and says of what, where several buttons have the same one. */
  readonly name?: string | undefined;
  readonly icon?: ReactNode;
  readonly accept?: string | undefined;
  readonly multiple?: boolean | undefined;
  readonly variant?: ButtonVariant | undefined;
  /** A long label may take two lines. */
  readonly wraps?: boolean | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Picks files where there is no room to drop them. Validation is the caller's. */
export function FileButton({
  label,
  name = label,
  icon,
  accept,
  multiple = false,
  variant = "default",
  wraps = false,
  onFiles,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = (files: readonly File[]) => files.length > 0 && onFiles(files);

  return (
    <>
      <Button
        aria-label={name === label ? undefined : name}
        icon={icon}
        onClick={() => input.current?.click()}
        variant={variant}
        wraps={wraps}
      >
        {label}
      </Button>
      <VisuallyHidden>
        <input
          accept={accept}
          // Users press the button, and screen readers read it. This input has a name only for the browser.
          aria-hidden
          aria-label={name}
          multiple={multiple}
          onChange={(event) => {
            take([...(event.target.files ?? [])]);
            // Otherwise the browser wouldn't report the same file again after it was corrected.
            event.target.value = "";
          }}
          ref={input}
          tabIndex={-1}
          type="file"
        />
      </VisuallyHidden>
    </>
  );
}
