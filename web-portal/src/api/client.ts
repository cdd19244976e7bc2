import createClient, { type Client } from "openapi-fetch";
import { type Problem, unreachable } from "./answer.ts";

interface ClientOptions {
  readonly cache: "no-cache" | "no-store";
  /** Looks `globalThis.fetch` up for each call. */
  readonly fetch?: (request: Request) => Promise<Response>;
  readonly headers: () => Readonly<Record<string, string>>;
  /** `call` is its path in the contract. */
  readonly problemOf: (refusal: Refusal, call: string) => Problem | Promise<Problem>;
}

export interface Refusal {
  readonly status: number;
  /** Undefined if not JSON or cut off; `{ type: "unreachable" }` if no server answered. */
  readonly body: unknown;
}

/** `error` is a `Problem`; only an aborted call throws. */
export function createPortalClient<Contract extends object>({
  cache,
  // Looked up per call, because tests replace it after this module loads.
  fetch = (request) => globalThis.fetch(request),
  headers,
  problemOf,
}: ClientOptions): Client<Contract> {
  const client = createClient<Contract>({
    baseUrl: `${window.location.origin}/api`,
    cache,
    fetch,
  });
  client.use({
    onRequest: ({ request }) => {
      for (const [name, value] of Object.entries(headers())) request.headers.set(name, value);
    },
    // A response returned here goes through `onResponse`.
    onError: ({ request }) =>
      // An aborted call has no response, so it throws.
      request.signal.aborted ? undefined : Response.json({ type: unreachable }, { status: 503 }),
    // Turns every failure into a `Problem`, even if a proxy answered instead of the BFF.
    onResponse: async ({ request, response, schemaPath }) => {
      // Undefined if the response was cut off.
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

/** The request id for logs, the reader's language, and their UTC offset in minutes. */
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
