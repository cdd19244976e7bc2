import { useMutation } from "@tanstack/react-query";
import { useOneAtATime } from "@tieout/ui-kit";
import { answerOf, type Problem } from "@tieout/web-portal/answer";
import { useEffect } from "react";
import { client } from "../../api/client.ts";
import type { EmailConfirmation } from "../../api/email-confirmation.ts";

/** Long enough to be read: the page goes on by itself afterwards (S-U27). */
const delay = 2_000;

/** Confirms an address, and goes on a little later. */
export function useConfirmEmail(
  secret: string,
  onConfirmed: (confirmation: EmailConfirmation) => void,
) {
  const { mutateAsync, isPending, isSuccess, error, data } = useMutation<
    EmailConfirmation,
    Problem
  >({
    mutationFn: async () =>
      answerOf(client.POST("/emailconfirmations/confirm", { body: { secret } })),
  });
  const confirm = useOneAtATime(mutateAsync);

  useEffect(() => {
    if (!data) return;
    const timer = window.setTimeout(() => onConfirmed(data), delay);
    return () => window.clearTimeout(timer);
  }, [data, onConfirmed]);

  return { confirm, isConfirming: isPending || isSuccess, problem: error };
}
