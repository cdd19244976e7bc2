import { languageOf } from "@tieout/core/language";
import type { paths } from "@tieout/openapi/borrower";
import type { Writable } from "@tieout/openapi/writable";
import { type Problem, unreachable } from "@tieout/web-portal/answer";
import { createPortalClient, headersOfRequest } from "@tieout/web-portal/client";
import { callPatience, fetchWithin } from "@tieout/web-portal/patience";
import { localeOfFigures } from "../messages/locale-of-figures.ts";
import { rememberVisit, visitName } from "./visit.ts";

/**
 * Includes this tab's link, since another tab may have another link's session (D-9). The region goes with the language, so that
 * mails and files write figures as the page does.
 */
export const headers = () => ({
  ...headersOfRequest(localeOfFigures(languageOf(document.documentElement.lang))),
  Visit: visitName(),
});

export const client = createPortalClient<Writable<paths>>({
  cache: "no-store",
  fetch: fetchWithin(callPatience),
  headers,
  problemOf: ({ status, body }) => {
    // The BFF refuses with nothing else.
    const problem = body as Problem | undefined;
    if (!problem?.status) return status === 504 ? { ...noAnswer, status } : noAnswer;
    rememberEnd(problem);
    return problem;
  },
});

export const noAnswer: Problem = {
  type: unreachable,
  title: "",
  status: 503,
  detail: "",
  description: "",
};

/** The page for an expired link says since when and whom to ask. */
function rememberEnd({ endedLink }: Problem): void {
  if (!endedLink) return;
  const { expirationTime: linkExpirationTime, contactName: name, contactEmail: email } = endedLink;
  rememberVisit({ linkExpirationTime, contact: { name, email } });
}
