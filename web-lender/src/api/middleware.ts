import type { Middleware } from "openapi-fetch";
import { sayInOurWords } from "../messages/format-first-message.ts";
import { preferredLanguage } from "../messages/language.ts";
import { beginCall } from "./busy.ts";
import { tellFailure } from "./failures.ts";
import type { Problem } from "./problem.ts";
import { fallbackOf, problemOfReply } from "./problem-of-reply.ts";

/** What each request carries: the id that logs are searched by, the reader's language, and their offset from UTC. */
export const headersOfRequest = () => ({
  "Request-Id": crypto.randomUUID(),
  "Accept-Language": preferredLanguage(),
  "Timezone-Offset": String(new Date().getTimezoneOffset()),
});

export const requestHeaders: Middleware = {
  onRequest: ({ request }) => {
    for (const [name, value] of Object.entries(headersOfRequest()))
      request.headers.set(name, value);
  },
};

/** Every PATCH of the contract is a JSON Patch (P-A5). */
export const jsonPatch: Middleware = {
  onRequest: ({ request }) => {
    if (request.method === "PATCH")
      request.headers.set("Content-Type", "application/json-patch+json");
  },
};

const running = new Map<string, (outcome: string) => void>();

/** Counts the calls that are on their way, for the progress bar and for reports of faults. */
export const progress: Middleware = {
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

/** Makes a `Problem` of every failure and tells the app, also where something else than the BFF answered. */
export const problems: Middleware = {
  // What is given back here goes through `onResponse` like an answer.
  onError: ({ request }) =>
    // A call that was given up has no answer: it throws.
    request.signal.aborted ? undefined : Response.json({ type: "unreachable" }, { status: 503 }),
  onResponse: async ({ request, response, schemaPath }) => {
    const text = await textOf(request, response);
    const isJson = response.headers.get("Content-Type")?.includes("json");
    const body = isJson && text ? parsed(text) : undefined;
    if (response.ok && (body !== undefined || text === "")) {
      return new Response(text || null, response);
    }
    const problem = problemOfReply(response.ok ? 502 : response.status, body);
    const description = problem.description || (await sayInOurWords(fallbackOf(problem)));
    const error: Problem = { ...problem, description };
    tellFailure(error, schemaPath);
    return Response.json(error, { status: error.status });
  },
};

/** What was answered; `undefined` where it broke off on the way. */
async function textOf(request: Request, response: Response): Promise<string | undefined> {
  try {
    return await response.text();
  } catch (fault) {
    if (request.signal.aborted) throw fault;
    return undefined;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
