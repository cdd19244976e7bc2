import type { components, paths } from "@tieout/openapi/borrower";
import createFetchClient, { type Middleware } from "openapi-fetch";
import createQueryClient from "openapi-react-query";

/** What the BFF says when it says no (RFC 9457, D-33). */
export type Problem = components["schemas"]["ProblemBody"];

/** Nobody answered, or something that isn't our BFF did. */
export const unreachable = "unreachable";

/** What every call carries: its own id, and how far the reader's clock is from UTC, in minutes. */
const named: Middleware = {
  onRequest: ({ request }) => {
    request.headers.set("Request-Id", crypto.randomUUID());
    request.headers.set("Timezone-Offset", String(new Date().getTimezoneOffset()));
    request.headers.set("Accept-Language", document.documentElement.lang);
    return request;
  },
};

/** Makes every failure a problem, even when it isn't the BFF that answers. */
const onlyProblems: Middleware = {
  onError: noAnswer,
  onResponse: ({ response }) => {
    const isOurs = response.headers.get("content-type")?.includes("json");
    return response.ok || isOurs ? undefined : noAnswer();
  },
};

function noAnswer(): Response {
  const problem: Problem = {
    type: unreachable,
    title: "Unreachable",
    status: 503,
    detail: "",
    description: "",
  };
  return Response.json(problem, { status: 503 });
}

/**
 * The contract's types promise that nobody writes to an answer. The client's own types can't read
 * `readonly` lists (openapi-fetch 0.17 takes them for objects), so here they lose that word.
 */
type Writable<Type> = Type extends readonly (infer Element)[]
  ? Writable<Element>[]
  : Type extends object
    ? { -readonly [Key in keyof Type]: Writable<Type[Key]> }
    : Type;

/** The borrower's BFF, call by call. */
export const client = createFetchClient<Writable<paths>>({
  baseUrl: new URL("/api", window.location.origin).href,
  cache: "no-store",
  // Looked up at each call, so that a test can put itself in between.
  fetch: (request) => globalThis.fetch(request),
});
client.use(named, onlyProblems);

/** The same as queries and mutations. Paths, inputs and answers come from its contract. */
export const api = createQueryClient(client);

/**
 * The answer's body, for an operation made of several calls.
 *
 * @throws the `Problem`, so that a mutation can show it
 */
export function answer<Data>(reply: { data?: Data; error?: Problem }): Data {
  if (reply.error) throw reply.error;
  // Without a problem there is a body: the contract declares no empty answer.
  return reply.data as Data;
}
