import { Check, CircleCheck, Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import { Field } from "../field/field.tsx";
import { TextInput } from "../field/text-input.tsx";
import * as styles from "./copy-field.css.ts";

/** How long "Copied" is shown, in milliseconds. */
const noticeTime = 5000;

export interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly copyLabel: string;
  readonly copiedLabel?: string | undefined;
  readonly copiedNote?: string | undefined;
  /** For letters to be typed elsewhere, one by one; a heading has to name it. */
  readonly code?: boolean | undefined;
  /** Shows a primary button until the value is copied. */
  readonly primary?: boolean | undefined;
  /** The value was already copied before this field appeared. */
  readonly isCopied?: boolean | undefined;
  readonly onCopied?: (() => void) | undefined;
}

export function CopyField({
  label,
  value,
  copyLabel,
  copiedLabel = "Copied",
  copiedNote,
  code = false,
  primary = false,
  isCopied = false,
  onCopied,
}: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [everCopied, setEverCopied] = useState(false);
  const [showsNotice, setShowsNotice] = useState(false);

  useEffect(() => {
    if (!showsNotice) return;
    const timer = setTimeout(() => setShowsNotice(false), noticeTime);
    return () => clearTimeout(timer);
  }, [showsNotice]);

  useEffect(() => {
    if (!isCopied) return;
    setEverCopied(true);
    setShowsNotice(true);
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
    } catch {
      // Without clipboard permission, selecting the text is the closest we get.
      input.current?.select();
      return;
    }
    setEverCopied(true);
    setShowsNotice(true);
    onCopied?.();
  };

  const row = (
    <div className={styles.row({ code })}>
      <TextInput
        {...(code && { "aria-label": label, autoComplete: "off", spellCheck: false })}
        onFocus={(event) => event.target.select()}
        readOnly
        ref={input}
        value={value}
      />
      <span className={styles.button}>
        <Button
          icon={showsNotice ? <Check aria-hidden /> : <Copy aria-hidden />}
          onClick={copy}
          variant={primary && !everCopied ? "primary" : "default"}
          wide
        >
          {showsNotice ? copiedLabel : copyLabel}
        </Button>
      </span>
    </div>
  );
  if (code) return row;

  return (
    <div>
      <Field label={label}>{row}</Field>
      <div aria-live="polite" className={styles.note}>
        {showsNotice && copiedNote !== undefined && (
          <span className={styles.noteLine}>
            <CircleCheck aria-hidden />
            {copiedNote}
          </span>
        )}
      </div>
    </div>
  );
}

/**
 * Copies text that is still loading. Call it inside a press: browsers refuse to copy later. Resolves to false if the
 * browser refuses or can't.
 */
export async function copyWhenKnown(text: Promise<string>): Promise<boolean> {
  const plain = "text/plain";
  const blob = text.then((known) => new Blob([known], { type: plain }));
  // The caller handles this failure.
  blob.catch(() => {});
  try {
    await navigator.clipboard.write([new ClipboardItem({ [plain]: blob })]);
    return true;
  } catch {
    return false;
  }
}
