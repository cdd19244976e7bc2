import { useMutation } from "@tanstack/react-query";
import { Button, ErrorPanel } from "@tieout/ui-kit";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import { answer, client, type Problem } from "../../api/client.ts";
import type { EmailConfirmation } from "../../api/email-confirmation.ts";
import { reasonOf } from "../../words/reason.ts";
import * as styles from "./confirm-email.css.ts";

interface ConfirmEmailProps {
  readonly secret: string;
  readonly onConfirmed: (confirmation: EmailConfirmation) => void;
}

/** Long enough to be read: the page goes on by itself afterwards (S-U27). */
const delay = 2_000;

/** The press that confirms. Opening the link was none (D-13). */
export function ConfirmEmail({ secret, onConfirmed }: ConfirmEmailProps) {
  const { formatMessage } = useIntl();
  const { mutate, isPending, isSuccess, error, data } = useMutation<EmailConfirmation, Problem>({
    mutationFn: async () =>
      answer(await client.POST("/emailconfirmations/confirm", { body: { secret } })),
  });

  useEffect(() => {
    if (!data) return;
    const timer = window.setTimeout(() => onConfirmed(data), delay);
    return () => window.clearTimeout(timer);
  }, [data, onConfirmed]);

  return (
    <>
      {error && (
        <div className={styles.failure}>
          <ErrorPanel title={formatMessage({ id: "confirming.failed" })}>
            {reasonOf(error, formatMessage)}
          </ErrorPanel>
        </div>
      )}
      <div className={styles.actions}>
        <Button
          busy={isPending || isSuccess}
          busyLabel={formatMessage({ id: "confirming.busy" })}
          onClick={() => mutate()}
          variant="primary"
        >
          {formatMessage({ id: "confirming.press" })}
        </Button>
      </div>
    </>
  );
}
