import { useMutation } from "@tanstack/react-query";
import { useOneAtATime } from "@tieout/ui-kit";
import { useEffect } from "react";
import { answer, client, type Problem } from "../../api/client.ts";
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
      answer(await client.POST("/emailconfirmations/confirm", { body: { secret } })),
  });
  const confirm = useOneAtATime(mutateAsync);

  useEffect(() => {
    if (!data) return;
    const timer = window.setTimeout(() => onConfirmed(data), delay);
    return () => window.clearTimeout(timer);
  }, [data, onConfirmed]);

  return { confirm, isConfirming: isPending || isSuccess, problem: error };
}
