import { type DragEvent, type ReactNode, useId, useRef, useState } from "react";
import { Button, type ButtonVariant } from "../button/button.tsx";
import { VisuallyHidden } from "../text/text.tsx";
import * as styles from "./drop-zone.css.ts";

export interface DropZoneProps {
  /** "Choose files". */
  readonly buttonLabel: string;
  readonly icon?: ReactNode;
  /** "or drop them here, 65 MB each". */
  readonly hint: ReactNode;
  /** Above the button, where the zone is what its page is about. */
  readonly picture?: ReactNode;
  /** As an `input` takes it: ".xlsx,.csv,application/pdf". */
  readonly accept?: string | undefined;
  readonly multiple?: boolean | undefined;
  readonly primary?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes files in, by a button or by dropping them. It judges none: whoever gets them does. */
export function DropZone({
  buttonLabel,
  icon,
  hint,
  picture,
  accept,
  multiple = false,
  primary = false,
  disabled = false,
  onFiles,
}: DropZoneProps) {
  const hintId = useId();
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const dropped = [...event.dataTransfer.files];
    if (dropped.length > 0 && !disabled) onFiles(multiple ? dropped : dropped.slice(0, 1));
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
        disabled={disabled}
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
  /** "Choose a file". */
  readonly label: string;
  readonly icon?: ReactNode;
  /** As an `input` takes it: ".xlsx,.csv,application/pdf". */
  readonly accept?: string | undefined;
  readonly multiple?: boolean | undefined;
  readonly variant?: ButtonVariant | undefined;
  readonly disabled?: boolean | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes files in where there is no room to drop them. It judges none: whoever gets them does. */
export function FileButton({
  label,
  icon,
  accept,
  multiple = false,
  variant = "default",
  disabled = false,
  onFiles,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = (files: readonly File[]) => files.length > 0 && onFiles(files);

  return (
    <>
      <Button
        disabled={disabled}
        icon={icon}
        onClick={() => input.current?.click()}
        variant={variant}
      >
        {label}
      </Button>
      <VisuallyHidden>
        <input
          accept={accept}
          aria-label={label}
          disabled={disabled}
          multiple={multiple}
          onChange={(event) => {
            take([...(event.target.files ?? [])]);
            // Otherwise the same file, corrected, could not be chosen again.
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
