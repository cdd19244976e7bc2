import { type DragEvent, type ReactNode, useId, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import * as styles from "./drop-zone.css.ts";

export interface DropZoneProps {
  /** "Choose files". */
  readonly buttonLabel: string;
  readonly icon?: ReactNode;
  /** "or drop them here, 65 MB each". */
  readonly hint: ReactNode;
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
  accept,
  multiple = false,
  primary = false,
  disabled = false,
  onFiles,
}: DropZoneProps) {
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const taken = [...(files ?? [])];
    if (taken.length > 0 && !disabled) onFiles(multiple ? taken : taken.slice(0, 1));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <section
      aria-labelledby={hintId}
      className={styles.zone({ over: isOver })}
      onDragLeave={() => setIsOver(false)}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDrop={drop}
    >
      <Button
        disabled={disabled}
        icon={icon}
        onClick={() => input.current?.click()}
        variant={primary ? "primary" : "default"}
      >
        {buttonLabel}
      </Button>
      <VisuallyHidden>
        <input
          accept={accept}
          aria-label={buttonLabel}
          disabled={disabled}
          multiple={multiple}
          onChange={(event) => {
            take(event.target.files);
            // Otherwise the same file, corrected, could not be chosen again.
            event.target.value = "";
          }}
          ref={input}
          tabIndex={-1}
          type="file"
        />
      </VisuallyHidden>
      <span className={styles.hint} id={hintId}>
        {hint}
      </span>
    </section>
  );
}
