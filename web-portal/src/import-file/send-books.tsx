import type { ConsentWords } from "@tieout/core/consent/words";
import { Button, Checkbox, Dialog, FileButton, GatedButton } from "@tieout/ui-kit";
import { ArrowRight, Upload } from "lucide-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ShownWords } from "../consent/shown-words.tsx";
import type { Accepting } from "./file-import-calls.ts";
import * as styles from "./import-file.css.ts";
import { accepted } from "./use-upload.ts";

interface SendBooksProps {
  readonly lender: string;
  /** True if something doesn't tie out or was left out. */
  readonly differs: boolean;
  /** Why it can't be sent yet. */
  readonly why?: string | undefined;
  /** What sending agrees to; a lender's own file has none. */
  readonly words: ConsentWords | undefined;
  readonly isSending: boolean;
  readonly onReplace: (file: File) => void;
  readonly onSend: (accepting: Pick<Accepting, "acceptDifference">) => void;
  readonly onBack: () => void;
}

/** Anything that doesn't tie out is sent only after the user has seen it. */
export function SendBooks({
  lender,
  differs,
  why,
  words,
  isSending,
  onReplace,
  onSend,
  onBack,
}: SendBooksProps) {
  const { formatMessage } = useIntl();
  const [asks, setAsks] = useState(false);
  const back = <Button onClick={onBack}>{formatMessage({ id: "file.back" })}</Button>;

  if (!differs) {
    return (
      <>
        {words && <ShownWords words={words} />}
        <div className={styles.actions}>
          <GatedButton
            busy={isSending}
            busyLabel={formatMessage({ id: "file.send.sending" })}
            onClick={() => onSend({ acceptDifference: false })}
            trailingIcon={<ArrowRight aria-hidden />}
            variant="primary"
            why={why}
          >
            {formatMessage({ id: "file.send.send" }, { lender })}
          </GatedButton>
          {back}
        </div>
        {!words && (
          <p className={styles.note}>
            <FormattedMessage id="file.send.note" values={{ lender }} />
          </p>
        )}
      </>
    );
  }
  return (
    <>
      {words && <ShownWords words={words} />}
      <div className={styles.actions}>
        <FileButton
          accept={accepted.join(",")}
          icon={<Upload aria-hidden />}
          label={formatMessage({ id: "file.send.corrected" })}
          onFiles={([chosen]) => chosen && onReplace(chosen)}
          variant="primary"
        />
        <GatedButton busy={isSending} onClick={() => setAsks(true)} why={why}>
          {formatMessage({ id: "file.send.anyway" })}
        </GatedButton>
        {back}
      </div>
      <p className={styles.note}>
        <FormattedMessage id="file.send.anyway.note" values={{ lender }} />
      </p>
      {asks && (
        <SendAnyway
          isSending={isSending}
          lender={lender}
          onClose={() => setAsks(false)}
          onSend={() => {
            setAsks(false);
            onSend({ acceptDifference: true });
          }}
        />
      )}
    </>
  );
}

interface SendAnywayProps {
  readonly lender: string;
  readonly isSending: boolean;
  readonly onClose: () => void;
  readonly onSend: () => void;
}

function SendAnyway({ lender, isSending, onClose, onSend }: SendAnywayProps) {
  const { formatMessage } = useIntl();
  const [seen, setSeen] = useState(false);

  return (
    <Dialog
      closeLabel={formatMessage({ id: "file.send.anyway.keep" })}
      foot={
        <>
          <Button onClick={onClose}>{formatMessage({ id: "file.send.anyway.keep" })}</Button>
          <GatedButton
            busy={isSending}
            why={seen ? undefined : formatMessage({ id: "file.send.anyway.needs" })}
            onClick={onSend}
            variant="primary"
          >
            {formatMessage({ id: "file.send.anyway" })}
          </GatedButton>
        </>
      }
      onClose={onClose}
      open
      title={formatMessage({ id: "file.send.anyway.title" })}
    >
      <p>
        <FormattedMessage id="file.send.anyway.note" values={{ lender }} />
      </p>
      <Checkbox
        checked={seen}
        label={formatMessage({ id: "file.send.anyway.seen" })}
        onChange={setSeen}
      />
    </Dialog>
  );
}
