import { preferredLanguage } from "../words/language.ts";
import { sayInOurWords } from "../words/say-in-our-words.ts";
import { beginCall } from "./busy.ts";
import { tellFailure } from "./failures.ts";
import type { Problem } from "./problem.ts";
import { fallbackOf, problemOfReply } from "./problem-of-reply.ts";

type Value = string | number | boolean;

/** What a call brings along, whatever its operation. */
export interface CallParts {
  readonly params?: {
    readonly path?: Readonly<Record<string, Value>>;
    readonly query?: Readonly<Record<string, Value | readonly Value[] | undefined>>;
    readonly header?: Readonly<Record<string, string>>;
  };
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** A body of another kind than JSON. */
  readonly bodySerializer?: () => FormData;
  readonly signal?: AbortSignal;
}

/** Sends one call. Every failure is a problem that says something, even when it isn't the BFF that answers. */
export async function send(method: string, path: string, parts: CallParts = {}) {
  const response = await fetched(method, addressed(path, parts.params), parts);
  const isOurs = response?.headers.get("content-type")?.includes("json");
  const said: unknown = isOurs ? await response?.json().catch(() => undefined) : undefined;
  if (response?.ok) return { data: said, response };

  const problem = response
    ? problemOfReply(response.status, said)
    : problemOfReply(503, { type: "unreachable" });
  const description = problem.description || (await sayInOurWords(fallbackOf(problem)));
  const error: Problem = { ...problem, description };
  tellFailure(error, path);
  return { error, response: response ?? new Response(null, { status: 503 }) };
}

/** What somebody answered; nothing where nobody could be reached. */
async function fetched(method: string, address: URL, parts: CallParts) {
  const { params, headers, body, bodySerializer, signal } = parts;
  const ended = beginCall(`${method} ${address.pathname}`);
  try {
    // Looked up at each call, so that a test can put itself in between.
    const response = await globalThis.fetch(address, {
      ...{ method, cache: "no-cache" },
      headers: {
        ...introduction(),
        ...(body !== undefined && !bodySerializer && { "Content-Type": jsonOf(method) }),
        ...headers,
        ...params?.header,
      },
      ...(body !== undefined && { body: bodySerializer?.() ?? JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    ended(String(response.status));
    return response;
  } catch (fault) {
    ended("unreachable");
    // Who gave up waiting wants no answer.
    if (signal?.aborted) throw fault;
    return undefined;
  }
}

/** What is to be replaced is said as JSON Patch, wherever (P-A5). */
const jsonOf = (method: string) =>
  method === "PATCH" ? "application/json-patch+json" : "application/json";

function addressed(path: string, { path: values = {}, query = {} }: CallParts["params"] = {}): URL {
  const named = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ""),
  );
  const address = new URL(`/api${named}`, window.location.origin);
  for (const [name, value = []] of Object.entries(query)) {
    for (const each of [value].flat()) address.searchParams.append(name, String(each));
  }
  return address;
}

/** Who asks when: the id that logs are found by, their language, and the offset that decides today. */
export const introduction = () => ({
  "Request-Id": crypto.randomUUID(),
  "Accept-Language": preferredLanguage(),
  "Timezone-Offset": String(new Date().getTimezoneOffset()),
});
