import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { answerOf, type Problem } from "@tieout/web-portal/answer";
import { client } from "./client.ts";
import type { CollectionLimit } from "./request.ts";

/** Whether the lender can take in one more, before whoever comes by the anonymous link says who they are. */
export const anonymousLimit = () =>
  queryOptions<CollectionLimit, Problem>({
    queryKey: ["anonymous-limit"],
    queryFn: async ({ signal }) => answerOf(client.GET("/tenant/anonymouslimit", { signal })),
    retry: false,
  });

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

/** Notes on this device that a workspace was opened here by the anonymous link; not which, nor whose. */
export function notePortalOpened(): void {
  try {
    window.localStorage.setItem(name, "opened");
  } catch {
    // A browser that keeps nothing is asked each time.
  }
}

/** Whether this browser may have a session of the anonymous link: none that has opened nothing does. */
export function isPortalOpened(): boolean {
  try {
    return window.localStorage.getItem(name) !== null;
  } catch {
    return true;
  }
}

const name = "tieout.portal";
