import type { components, paths } from "@tieout/openapi/borrower";
import type { Writable } from "@tieout/openapi/writable";
import createClient, { type Middleware } from "openapi-fetch";
import { rememberVisit, visitName } from "./visit.ts";

/** What the BFF says when it says no (RFC 9457, D-33). */
export type Problem = components["schemas"]["ProblemBody"];

/** Nobody answered, or something that isn't our BFF did. */
export const unreachable = "unreachable";

/** The borrower's BFF, call by call. `error` is a `Problem`; only a call that was given up throws. */
export const client = createClient<Writable<paths>>({
  baseUrl: `${window.location.origin}/api`,
  cache: "no-store",
  // Looked up at each call: tests replace it after this module is loaded.
  fetch: (request) => globalThis.fetch(request),
});

const requestHeaders: Middleware = {
  onRequest: ({ request }) => {
    for (const [name, value] of Object.entries(headersOfRequest()))
      request.headers.set(name, value);
  },
};

/** Makes a `Problem` of every failure, also where something else than the BFF answered. */
const problems: Middleware = {
  // What is given back here goes through `onResponse` like an answer.
  onError: ({ request }) =>
    // A call that was given up has no answer: it throws.
    request.signal.aborted ? undefined : Response.json(noAnswer, { status: noAnswer.status }),
  onResponse: async ({ request, response }) => {
    const text = await textOf(request, response);
    const isJson = response.headers.get("content-type")?.includes("json");
    if (text !== undefined && (isJson ? isComplete(text) : response.ok && text === "")) {
      if (!response.ok) rememberEnd(text);
      return new Response(text || null, response);
    }
    return Response.json(noAnswer, { status: noAnswer.status });
  },
};

client.use(requestHeaders, problems);

/** What was answered; `undefined` where it broke off on the way. */
async function textOf(request: Request, response: Response): Promise<string | undefined> {
  try {
    return await response.text();
  } catch (fault) {
    if (request.signal.aborted) throw fault;
    return undefined;
  }
}

function isComplete(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A link that has expired is explained on a page of its own, which says since when and whom to ask. */
function rememberEnd(text: string): void {
  // Our BFF answers nothing else when it refuses.
  const { endedLink } = JSON.parse(text) as Problem;
  if (!endedLink) return;
  const { expirationTime: linkExpirationTime, contactName: name, contactEmail: email } = endedLink;
  rememberVisit({ linkExpirationTime, contact: { name, email } });
}

/**
 * What each request carries: its id, the reader's offset from UTC in minutes, their language, and the link that this
 * tab came by, as another tab may have another link's session (D-9).
 */
export const headersOfRequest = () => ({
  "Request-Id": crypto.randomUUID(),
  "Timezone-Offset": String(new Date().getTimezoneOffset()),
  "Accept-Language": document.documentElement.lang,
  Visit: visitName(),
});

/** What is said for a server that said nothing. */
export const noAnswer: Problem = {
  type: unreachable,
  title: "Unreachable",
  status: 503,
  detail: "",
  description: "",
};

/**
 * The answer's body.
 *
 * @throws the `Problem`, so that a query or a mutation can show it
 */
export function answer<Data>(reply: { data?: Data; error?: Problem }): Data {
  if (reply.error) throw reply.error;
  // Without a problem there is a body: only a report of a fault has an empty answer, which nobody reads.
  return reply.data as Data;
}
