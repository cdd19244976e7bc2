import { answerOf, type Problem } from "@tieout/web-portal/answer";
import { useEffect } from "react";
import { client } from "../../api/client.ts";
import type { EmailConfirmation } from "../../api/email-confirmation.ts";
import { useAction } from "../../app/use-action.ts";

/** Long enough to be read: the page goes on by itself afterwards (S-U27). */
const delay = 2_000;

/** Confirms an address, and goes on a little later. */
export function useConfirmEmail(
  secret: string,
  onConfirmed: (confirmation: EmailConfirmation) => void,
) {
  const { run, isPending, isDone, error, answer } = useAction<EmailConfirmation, void, Problem>({
    call: () => answerOf(client.POST("/emailconfirmations/confirm", { body: { secret } })),
  });

  useEffect(() => {
    if (!answer) return;
    const timer = window.setTimeout(() => onConfirmed(answer), delay);
    return () => window.clearTimeout(timer);
  }, [answer, onConfirmed]);

  return { confirm: run, isConfirming: isPending || isDone, problem: error };
}
