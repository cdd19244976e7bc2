import { queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/borrower";
import { answer, client, type Problem } from "./client.ts";

export type EmailConfirmation = components["schemas"]["EmailConfirmation"];

/** What a mail asks to confirm. Asking changes nothing. */
export const emailConfirmation = (secret: string) =>
  queryOptions<EmailConfirmation, Problem>({
    queryKey: ["email-confirmation", secret],
    queryFn: async ({ signal }) =>
      answer(await client.POST("/emailconfirmations/open", { body: { secret }, signal })),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
