import createClient, { type Client } from "openapi-fetch";
import { type Problem, unreachable } from "./answer.ts";

interface ClientOptions {
  readonly cache: "no-cache" | "no-store";
  /** What each request carries. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** The problem of an answer that isn't a success; `call` is its path in the contract. */
  readonly problemOf: (refusal: Refusal, call: string) => Problem | Promise<Problem>;
}

export interface Refusal {
  readonly status: number;
  /** Nothing where it isn't JSON, or broke off on the way. `{ type: "unreachable" }` where nobody answered. */
  readonly body: unknown;
}

/** A portal's BFF, call by call. `error` is a `Problem`; only a call that was given up throws. */
export function createPortalClient<Contract extends object>({
  cache,
  headers,
  problemOf,
}: ClientOptions): Client<Contract> {
  const client = createClient<Contract>({
    baseUrl: `${window.location.origin}/api`,
    cache,
    // Looked up at each call: tests replace it after this module is loaded.
    fetch: (request) => globalThis.fetch(request),
  });
  client.use({
    onRequest: ({ request }) => {
      for (const [name, value] of Object.entries(headers())) request.headers.set(name, value);
    },
    // What is given back here goes through `onResponse` like an answer.
    onError: ({ request }) =>
      // A call that was given up has no answer: it throws.
      request.signal.aborted ? undefined : Response.json({ type: unreachable }, { status: 503 }),
    // Makes a `Problem` of every failure, also where something else than the BFF answered.
    onResponse: async ({ request, response, schemaPath }) => {
      // Nothing where it broke off on the way.
      const text = await response.text().catch((fault) => {
        if (request.signal.aborted) throw fault;
        return undefined;
      });
      const isJson = response.headers.get("Content-Type")?.includes("json");
      const body = isJson && text ? parsed(text) : undefined;
      if (response.ok && (body !== undefined || text === "")) {
        return new Response(text || null, response);
      }
      const status = response.ok ? 502 : response.status;
      const problem = await problemOf({ status, body }, schemaPath);
      return Response.json(problem, { status: problem.status });
    },
  });
  return client;
}

/** The id that logs are searched by, the reader's language, and their offset from UTC in minutes. */
export const headersOfRequest = (language: string) => ({
  "Request-Id": crypto.randomUUID(),
  "Accept-Language": language,
  "Timezone-Offset": `${new Date().getTimezoneOffset()}`,
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
