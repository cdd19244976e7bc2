import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { answerOf, type Problem } from "@tieout/web-portal/answer";
import { client } from "./client.ts";

/** Words of the section that this page has a place for. */
export interface AnonymousText {
  readonly title?: string;
  readonly introduction?: string;
  readonly privacy?: string;
  readonly button?: string;
}

/** What the lender says to who comes without a link, by the names of the section; ours where it can't be read. */
export const anonymousText = (languageCode: string) =>
  queryOptions<AnonymousText, Problem>({
    queryKey: ["anonymous-text", languageCode],
    queryFn: async ({ signal }) => {
      const body = { languageCode };
      const call = { body, signal };
      const { sections } = await answerOf(client.POST("/tenant/portalborroweranonymoustext", call));
      return sections.borrowerAnonymousSubmission ?? {};
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // Another language leaves the page as it is, and what was typed on it, until its words are there.
    placeholderData: keepPreviousData,
  });
