import { Check, CircleCheck, Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import { Field } from "../field/field.tsx";
import { TextInput } from "../field/text-input.tsx";
import * as styles from "./copy-field.css.ts";

/** How long "Copied" stands, in milliseconds. */
const noticeTime = 5000;

export interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly copyLabel: string;
  readonly copiedLabel?: string | undefined;
  /** Said when it is copied: what to do with it now. */
  readonly copiedNote?: string | undefined;
  /** Letters to be typed elsewhere, one by one, under a heading that names it. */
  readonly code?: boolean | undefined;
  /** Primary until it is copied, where nothing else on the page is. */
  readonly primary?: boolean | undefined;
  /** It was copied by the press that led here. */
  readonly isCopied?: boolean | undefined;
  readonly onCopied?: (() => void) | undefined;
}

/** A value to take along, a link or a password. */
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
      // Without the right to the clipboard, selecting it is as near as we get.
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
 * Copies a text that is still on its way. Has to be called from within a press: browsers allow no copying
 * later. Says whether it's copied, which a browser may refuse, or may not be able to.
 */
export async function copyWhenKnown(text: Promise<string>): Promise<boolean> {
  const plain = "text/plain";
  const blob = text.then((known) => new Blob([known], { type: plain }));
  // Whoever gave the text reports its failure.
  blob.catch(() => {});
  try {
    await navigator.clipboard.write([new ClipboardItem({ [plain]: blob })]);
    return true;
  } catch {
    return false;
  }
}
