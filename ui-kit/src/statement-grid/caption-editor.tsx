import { CornerDownLeft } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import * as styles from "./caption-editor.css.ts";

/** How the editing of a caption ended; `next` and `previous` go on to another caption. */
export type EndOfEdit = "saved" | "left" | "cancelled" | "next" | "previous";

interface CaptionEditorProps {
  readonly caption: string;
  readonly maxLength: number | undefined;
  readonly error: string | undefined;
  readonly onEnd: (end: EndOfEdit, text: string) => void;
}

export function CaptionEditor({ caption, maxLength, error, onEnd }: CaptionEditorProps) {
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter and Tab choose among an input method's suggestions first.
    if (event.nativeEvent.isComposing) return;
    const end = endBy(event);
    if (!end) return;
    event.preventDefault();
    event.stopPropagation();
    onEnd(end, event.currentTarget.value);
  };

  return (
    <span className={styles.editor} data-editor="">
      <input
        aria-describedby={error === undefined ? undefined : errorId}
        aria-invalid={error === undefined ? undefined : true}
        aria-label={caption}
        className={styles.input}
        defaultValue={caption}
        maxLength={maxLength}
        onBlur={(event) => onEnd("left", event.currentTarget.value)}
        onKeyDown={press}
        ref={input}
        spellCheck
      />
      <CornerDownLeft aria-hidden />
      {error !== undefined && (
        <span className={styles.refusal} id={errorId} role="alert">
          {error}
        </span>
      )}
    </span>
  );
}

function endBy({ key, shiftKey }: KeyboardEvent): EndOfEdit | undefined {
  if (key === "Enter") return "saved";
  if (key === "Escape") return "cancelled";
  if (key === "Tab") return shiftKey ? "previous" : "next";
  return undefined;
}
