import createFetchClient, { type Middleware } from "openapi-fetch";
import createQueryClient from "openapi-react-query";
import type { Contract } from "./contract.ts";
import type { Problem } from "./problem.ts";

/** Says who asks when: the id that logs are found by, and the offset that decides what today is. */
const introduceItself: Middleware = {
  onRequest({ request }) {
    request.headers.set("Request-Id", crypto.randomUUID());
    request.headers.set("Timezone-Offset", String(new Date().getTimezoneOffset()));
  },
};

/** Makes every failure a problem, even when it isn't the BFF that answers. */
const onlyProblems: Middleware = {
  onError: unreachable,
  onResponse: ({ response }) => {
    const isOurs = response.headers.get("content-type")?.includes("json");
    return response.ok || isOurs ? undefined : unreachable();
  },
};

/** The lender's BFF, called directly: for steps that are neither a query nor a mutation of a page. */
export const client = createFetchClient<Contract>({
  baseUrl: new URL("/api", window.location.origin).href,
  // Looked up at each call, so that a test can put itself in between.
  fetch: (request) => globalThis.fetch(request),
});
client.use(introduceItself, onlyProblems);

/** The lender's BFF, as queries and mutations. Paths, inputs and answers come from its contract. */
export const api = createQueryClient(client);

function unreachable(): Response {
  const problem: Problem = {
    type: "unreachable",
    title: "Unreachable",
    status: 503,
    detail: "",
    description: "",
  };
  return Response.json(problem, { status: 503 });
}
