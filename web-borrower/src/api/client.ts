import type { components, paths } from "@tieout/openapi/borrower";
import type { Writable } from "@tieout/openapi/writable";
import type { Client } from "openapi-fetch";
import { rememberVisit, visitName } from "./visit.ts";

/** What the BFF says when it says no (RFC 9457, D-33). */
export type Problem = components["schemas"]["ProblemBody"];

/** Nobody answered, or something that isn't our BFF did. */
export const unreachable = "unreachable";

/** What a call brings along, whatever its operation. */
interface Call {
  readonly params?: { readonly path?: Readonly<Record<string, string | number>> };
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/**
 * The borrower's BFF, call by call. Paths, inputs and answers are openapi-fetch's reading of the
 * contract; its own code stays out of the first load, as it also writes parameters in every style
 * that OpenAPI knows, and ours are all plain words in the path.
 */
export const client = {
  GET: (path: string, call?: Call) => send("GET", path, call),
  POST: (path: string, call?: Call) => send("POST", path, call),
  PUT: (path: string, call?: Call) => send("PUT", path, call),
  // The types hold each call to the contract; what travels is the same for all of them.
} as Pick<Client<Writable<paths>>, "GET" | "POST" | "PUT">;

/** Sends one call. Every failure is a problem, even when it isn't the BFF that answers. */
async function send(method: string, path: string, { params, body, signal }: Call = {}) {
  try {
    const response = await fetch(`/api${addressed(path, params?.path ?? {})}`, {
      method,
      cache: "no-store",
      headers: headersOf(body),
      // Of nothing that is nothing, too.
      body: JSON.stringify(body),
      signal: signal ?? null,
    });
    const isOurs = response.headers.get("content-type")?.includes("json");
    if (!isOurs) return { error: noAnswer, response };
    const said: unknown = await response.json();
    if (response.ok) return { data: said, response };
    rememberEnd(said);
    return { error: said, response };
  } catch (fault) {
    // Who gave up waiting wants no answer.
    if (signal?.aborted) throw fault;
    return { error: noAnswer, response: Response.error() };
  }
}

/** Whoever's link has expired is told on a page of its own, which has to say since when, and whom to ask. */
function rememberEnd(said: unknown): void {
  // Our BFF says nothing else when it says no.
  const { endedLink } = said as Problem;
  if (!endedLink) return;
  const { expirationTime: linkExpirationTime, contactName: name, contactEmail: email } = endedLink;
  rememberVisit({ linkExpirationTime, contact: { name, email } });
}

const addressed = (path: string, values: Readonly<Record<string, string | number>>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));

/**
 * What every call carries: its own id, how far the reader's clock is from UTC, in minutes, and by which link
 * this tab came, as another one may have another's session (D-9).
 */
export const headersOf = (body: unknown) => ({
  "Request-Id": crypto.randomUUID(),
  "Timezone-Offset": String(new Date().getTimezoneOffset()),
  "Accept-Language": document.documentElement.lang,
  Visit: visitName(),
  ...(body !== undefined && { "Content-Type": "application/json" }),
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
