import { type ReactNode, useRef } from "react";
import { Button, type ButtonVariant } from "../button/button.tsx";
import { VisuallyHidden } from "../text/visually-hidden.tsx";

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
