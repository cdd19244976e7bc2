import type { paths } from "@tieout/openapi/borrower";
import type { Writable } from "@tieout/openapi/writable";
import { type Problem, unreachable } from "@tieout/web-portal/answer";
import { createPortalClient, headersOfRequest } from "@tieout/web-portal/client";
import { rememberVisit, visitName } from "./visit.ts";

/** What each request carries; the link that this tab came by too, as another tab may have another link's session (D-9). */
export const headers = () => ({
  ...headersOfRequest(document.documentElement.lang),
  Visit: visitName(),
});

/** The borrower's BFF, call by call. */
export const client = createPortalClient<Writable<paths>>({
  cache: "no-store",
  headers,
  problemOf: ({ body }) => {
    // Our BFF answers nothing else when it refuses.
    const problem = body as Problem | undefined;
    if (!problem?.status || problem.type === unreachable) return noAnswer;
    rememberEnd(problem);
    return problem;
  },
});

/** What is said for a server that said nothing. */
export const noAnswer: Problem = {
  type: unreachable,
  title: "",
  status: 503,
  detail: "",
  description: "",
};

/** A link that has expired is explained on a page of its own, which says since when and whom to ask. */
function rememberEnd({ endedLink }: Problem): void {
  if (!endedLink) return;
  const { expirationTime: linkExpirationTime, contactName: name, contactEmail: email } = endedLink;
  rememberVisit({ linkExpirationTime, contact: { name, email } });
}
