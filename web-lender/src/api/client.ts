import createFetchClient, { type Middleware } from "openapi-fetch";
import createQueryClient from "openapi-react-query";
import { preferredLanguage } from "../words/language.ts";
import { sayInOurWords } from "../words/say-in-our-words.ts";
import { beginCall } from "./busy.ts";
import type { Contract } from "./contract.ts";
import { tellFailure } from "./failures.ts";
import { fallbackOf, problemOfReply } from "./problem-of-reply.ts";

/** Says who asks when: the id that logs are found by, their language, and the offset that decides today. */
const introduceItself: Middleware = {
  onRequest({ request }) {
    request.headers.set("Request-Id", crypto.randomUUID());
    request.headers.set("Accept-Language", preferredLanguage());
    request.headers.set("Timezone-Offset", String(new Date().getTimezoneOffset()));
  },
};

/** Makes every failure a problem that says something, even when it isn't the BFF that answers. */
const onlyProblems: Middleware = {
  onError: () => Response.json({ type: "unreachable" }, { status: 503 }),
  onResponse: async ({ response, schemaPath }) => {
    if (response.ok) return undefined;
    const isOurs = response.headers.get("content-type")?.includes("json");
    const body = isOurs ? await response.json().catch(() => undefined) : undefined;
    return failed(response.status, body, schemaPath);
  },
};

/** The lender's BFF, called directly: for steps that are neither a query nor a mutation of a page. */
export const client = createFetchClient<Contract>({
  baseUrl: new URL("/api", window.location.origin).href,
  cache: "no-cache",
  fetch: async (request) => {
    const ended = beginCall(`${request.method} ${pathOf(request.url)}`);
    try {
      // Looked up at each call, so that a test can put itself in between.
      const response = await globalThis.fetch(request);
      ended(String(response.status));
      return response;
    } catch (fault) {
      ended("unreachable");
      throw fault;
    }
  },
});
client.use(introduceItself, onlyProblems);

/** The lender's BFF, as queries and mutations. Paths, inputs and answers come from its contract. */
export const api = createQueryClient(client);

async function failed(status: number, body: unknown, call: string): Promise<Response> {
  const said = problemOfReply(status, body);
  const problem = {
    ...said,
    description: said.description || (await sayInOurWords(fallbackOf(said))),
  };
  tellFailure(problem, call);
  return Response.json(problem, { status });
}

const pathOf = (url: string) => new URL(url).pathname;
