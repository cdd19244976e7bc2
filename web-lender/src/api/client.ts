import { createPortalClient, headersOfRequest } from "@tieout/web-portal/client";
import { preferredLanguage } from "@tieout/web-portal/language";
import type { Middleware } from "openapi-fetch";
import createQueryClient from "openapi-react-query";
import { sayInOurWords } from "../messages/format-first-message.ts";
import { beginCall } from "./busy.ts";
import type { Contract } from "./contract.ts";
import { tellFailure } from "./failures.ts";
import { fallbackOf, problemOfReply } from "./problem.ts";

/** What each request carries. */
export const headers = () => headersOfRequest(preferredLanguage());

/** The lender's BFF, called directly: for steps that are neither a query nor a mutation of a page. */
export const client = createPortalClient<Contract>({
  cache: "no-cache",
  headers,
  problemOf: async ({ status, body }, call) => {
    const problem = problemOfReply(status, body);
    const description = problem.description || (await sayInOurWords(fallbackOf(problem)));
    const error = { ...problem, description };
    tellFailure(error, call);
    return error;
  },
});

/** Every PATCH of the contract is a JSON Patch (P-A5). */
const jsonPatch: Middleware = {
  onRequest: ({ request }) => {
    if (request.method === "PATCH")
      request.headers.set("Content-Type", "application/json-patch+json");
  },
};

const running = new Map<string, (outcome: string) => void>();

/** Counts the calls that are on their way, for the progress bar and for reports of faults. */
const progress: Middleware = {
  onRequest: ({ request, id }) => {
    running.set(id, beginCall(`${request.method} ${new URL(request.url).pathname}`));
  },
  onError: ({ id }) => end(id, "unreachable"),
  onResponse: ({ response, id }) => end(id, String(response.status)),
};

function end(id: string, outcome: string): void {
  running.get(id)?.(outcome);
  running.delete(id);
}

// Answers go through from the last to the first.
client.use(jsonPatch, progress);

/** The same calls as queries and mutations. They throw the `Problem`. */
export const api = createQueryClient(client);
