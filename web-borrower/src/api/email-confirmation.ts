import { queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/borrower";
import { answerOf, type Problem } from "@tieout/web-portal/answer";
import { client } from "./client.ts";

export type EmailConfirmation = components["schemas"]["EmailConfirmation"];

/** What a mail asks to confirm. Asking changes nothing. */
export const emailConfirmation = (secret: string) =>
  queryOptions<EmailConfirmation, Problem>({
    queryKey: ["email-confirmation", secret],
    queryFn: async ({ signal }) =>
      answerOf(client.POST("/emailconfirmations/open", { body: { secret }, signal })),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
