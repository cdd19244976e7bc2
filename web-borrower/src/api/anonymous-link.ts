import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { answerOf, type Problem } from "@tieout/web-portal/answer";
import { orInstead } from "@tieout/web-portal/patience";
import { client } from "./client.ts";
import type { CollectionLimit } from "./request.ts";

/**
 * Whether the lender can take in one more, checked before a visitor of the anonymous link says who
 * they are.
 */
export const anonymousLimit = () =>
  queryOptions<CollectionLimit, Problem>({
    queryKey: ["anonymous-limit"],
    queryFn: async ({ signal }) => answerOf(client.GET("/tenant/anonymouslimit", { signal })),
    retry: false,
  });

export interface AnonymousText {
  readonly title?: string;
  readonly introduction?: string;
  readonly privacy?: string;
  readonly button?: string;
}

/** The tenant's texts for visitors without a link; the page uses its own if they don't arrive in time. */
export const anonymousText = (languageCode: string) =>
  queryOptions<AnonymousText, Problem>({
    queryKey: ["anonymous-text", languageCode],
    queryFn: async ({ signal }) => {
      const body = { languageCode };
      const call = { body, signal };
      const asked = answerOf(client.POST("/tenant/portalborroweranonymoustext", call));
      const { sections } = await orInstead(asked, { languageCode, locale: "", sections: {} });
      return sections.borrowerAnonymousSubmission ?? {};
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // Keeps the page and what was typed until the other language is loaded.
    placeholderData: keepPreviousData,
  });

/** Stores only that a workspace was opened here by the anonymous link, not which one or whose. */
export function notePortalOpened(): void {
  try {
    window.localStorage.setItem(name, "opened");
  } catch {
    // A browser without storage is asked each time.
  }
}

/** A browser that has opened nothing has no session of the anonymous link. */
export function isPortalOpened(): boolean {
  try {
    return window.localStorage.getItem(name) !== null;
  } catch {
    return true;
  }
}

const name = "tieout.portal";
