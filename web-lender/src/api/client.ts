import createClient from "openapi-fetch";
import createQueryClient from "openapi-react-query";
import type { Contract } from "./contract.ts";
import { jsonPatch, problems, progress, requestHeaders } from "./middleware.ts";

/**
 * The lender's BFF, called directly: for steps that are neither a query nor a mutation of a page. `error` is a
 * `Problem` with a description, also where no server answered; only a call that was given up throws.
 */
export const client = createClient<Contract>({
  baseUrl: `${window.location.origin}/api`,
  cache: "no-cache",
  // Looked up at each call: tests replace it after this module is loaded.
  fetch: (request) => globalThis.fetch(request),
});
// Answers go through from the last to the first.
client.use(requestHeaders, jsonPatch, problems, progress);

/** The same calls as queries and mutations. They throw the `Problem`. */
export const api = createQueryClient(client);
