import { once } from "node:events";
import { type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import Koa, { type Middleware } from "koa";
import { test as base, describe, expect } from "vitest";
import { operationsOf } from "./contract.ts";
import { answerRefusals, sendReply } from "./middleware/reply.ts";
import { isRouted, refuseMalformedEscapes, refuseUnrouted, routesOf } from "./routes.ts";

const contract = (paths: Readonly<Record<string, readonly string[]>>, more = {}) => ({
  paths: Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        methods.map((method) => [
          method,
          { operationId: `${method} ${path}`, security: [], responses: {}, ...more },
        ]),
      ),
    ]),
  ),
});

const operations = [
  ...operationsOf(
    contract({
      "/{workspaceId}/Submissions/{id}": ["get"],
      "/submissions/restore/{id}": ["put"],
      "/submissions/newest": ["get"],
      "/submissions/{id}": ["delete"],
      "/Entities": ["post"],
    }),
  ),
  ...operationsOf(
    contract({ "/brand/{name}/config.json": ["get"] }, { "x-also-without-api": true }),
  ),
];

describe("routes", () => {
  test.for([
    ["POST", "/api/ENTITIES", "post /Entities"],
    ["POST", "/api/entities/", "post /Entities"],
    ["POST", "/API/entities", "post /Entities"],
    ["GET", "/api/Submissions/Newest", "get /submissions/newest"],
    ["HEAD", "/api/submissions/newest", "get /submissions/newest"],
    ["DELETE", "/api/submissions/newest", "delete /submissions/{id}"],
    ["PUT", "/api/submissions/restore/1", "put /submissions/restore/{id}"],
    ["GET", "/api/w1/submissions/s1", "get /{workspaceId}/Submissions/{id}"],
    ["GET", "/api/brand/one/config.json", "get /brand/{name}/config.json"],
    ["GET", "/brand/one/config.json", "get /brand/{name}/config.json"],
  ])("finds for %s %s the operation %s (X-7)", async ([method = "", path = "", id], { ask }) => {
    const { headers } = await ask(method, path);

    expect(headers.operation).toBe(id);
  });

  test("keep the case of what isn't literal, and take its escapes off", async ({ ask }) => {
    const { body } = await ask("GET", "/api/W%201/submissions/%C3%A9%2F%25zz");

    expect(body).toEqual({ workspaceId: "W 1", id: "é/%zz" });
  });

  test("say which methods there are", async ({ ask }) => {
    const { status, headers, body } = await ask("PATCH", "/api/submissions/newest");
    const options = await ask("OPTIONS", "/api/submissions/newest");

    expect([status, headers.allow, body]).toEqual([
      405,
      "DELETE, GET",
      expect.objectContaining({ type: "method" }),
    ]);
    expect([options.status, options.headers.allow]).toEqual([405, "DELETE, GET"]);
  });

  test.for([
    "/api",
    "/api/nothing",
    "/api/w1/submissions/%zz",
    "/api/w1/submissions/%C3/",
    "/api/submissions/%zz",
    "/api//submissions/1",
    "/api/entities//",
    "/api/%65ntities",
  ])("find nothing for %s", async (path, { ask }) => {
    const { status, body } = await ask("GET", path);

    expect([status, body]).toEqual([404, expect.objectContaining({ type: "not-found" })]);
  });

  test.for(["/", "/entities", "/apis/entities", "/brand/%zz/config.json"])(
    "leave %s to what comes after them",
    async (path, { ask }) => {
      expect((await ask("GET", path)).body).toEqual({ page: path });
    },
  );

  test("aren't made of an operation that doesn't say who may ask", () => {
    const silent = { paths: { "/a": { get: { operationId: "a", responses: {} } } } };
    const both = { operationId: "b", responses: {}, security: [{ session: [], link: [] }] };

    expect(() => operationsOf(silent)).toThrow("a doesn't say who may ask");
    expect(() => operationsOf({ paths: { "/b": { get: both } } })).toThrow(
      "one security scheme at a time",
    );
  });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

const test = base.extend<{
  readonly ask: (method: string, path: string) => Promise<Answer>;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest wants a pattern here.
  ask: async ({}, use) => {
    const router = routesOf(operations, ({ id }) => [
      (ctx) => {
        ctx.state.reply = { status: 200, body: ctx.params, headers: { operation: id } };
      },
    ]);
    const app = new Koa();
    app.use((ctx, next) => {
      if (isRouted(router, ctx.path, ctx.method)) return next();
      ctx.body = { page: ctx.path };
    });
    app.use(sendReply);
    app.use(answerRefusals);
    app.use(refuseMalformedEscapes);
    app.use(router.routes() as Middleware);
    app.use(refuseUnrouted);
    const server = app.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    await use(async (method, path) => {
      const outgoing = request({ port, host: "127.0.0.1", method, path, agent: false }).end();
      const [reply] = await once(outgoing, "response");
      const text = (await reply.toArray()).join("");
      const body: unknown = text === "" ? undefined : JSON.parse(text);
      return { status: reply.statusCode, headers: reply.headers, body };
    });
    server.close();
  },
});
