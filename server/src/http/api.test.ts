import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { describe, expect } from "vitest";
import { api } from "./api.ts";
import type { AuthenticatedCaller, Call, Handlers } from "./operation.ts";
import { problem } from "./problem.ts";
import { apiTest } from "./testing/api-test.ts";

describe("api", () => {
  test("hands on what the contract allows, turned into what it says", async ({ ask }) => {
    const { status, body } = await ask("GET", "/api/THINGS/7/Named?tags=a,b");

    expect([status, body]).toEqual([200, { id: 7, tags: ["a", "b"], today: "2026-03-14" }]);
  });

  test("says of each field what is wrong", async ({ ask }) => {
    const { status, body } = await ask("POST", "/api/things", { json: { name: "", other: 1 } });

    expect(status).toBe(400);
    expect(body.errors).toEqual([
      expect.objectContaining({ pointer: "/body/other", code: "unknown" }),
      expect.objectContaining({ pointer: "/body/name", code: "minLength" }),
    ]);
    expect(body.description).toBe(body.detail);
  });

  test.for([
    ["unknown path", "GET", "/api/nothing", {}, 404, "not-found"],
    ["template that isn't one", "GET", "/api/things/seven/named", {}, 400, "invalid"],
    ["unknown query", "GET", "/api/things/7/named?x=1", {}, 400, "invalid"],
    ["other method", "DELETE", "/api/things", {}, 405, "method"],
    ["no session", "GET", "/api/things/7/named", { caller: false }, 401, "no-session"],
    ["a session that is over", "GET", "/api/things/7/named", { caller: "late" }, 401, "too-late"],
    ["no request id", "GET", "/api/things/7/named", { requestId: false }, 400, "invalid"],
    ["another origin", "POST", "/api/things", { origin: "http://evil.test" }, 403, "cross-site"],
    ["no origin", "POST", "/api/things", { origin: "" }, 403, "cross-site"],
    ["another media type", "POST", "/api/things", { type: "text/plain" }, 415, "media-type"],
    ["too much", "POST", "/api/things", { json: { name: "x".repeat(2e6) } }, 413, "too-large"],
    ["no JSON", "POST", "/api/things", { text: "{" }, 400, "invalid"],
    ["a NUL", "POST", "/api/things", { text: '{"name":"\\u0000"}' }, 400, "invalid"],
    ["half a character", "POST", "/api/things", { text: '{"name":"\\ud83d"}' }, 400, "invalid"],
    ["unknown host", "GET", "/api/things/7/named", { host: "nobody.test" }, 421, "unknown-host"],
    ["a reply off contract", "GET", "/api/wrong", {}, 500, "fault"],
    ["a fault", "GET", "/api/fault", {}, 500, "fault"],
    ["a wait for somebody else's lock", "GET", "/api/busy", {}, 503, "try-again"],
  ] as const)("answers %s", async ([, method, path, options, status, type], { ask }) => {
    const reply = await ask(method, path, { json: { name: "n" }, ...options });

    expect([reply.status, reply.body.type]).toEqual([status, type]);
    expect(reply.headers["content-type"]).toBe("application/problem+json");
  });

  test("takes what only looks like a NUL or half a character", async ({ ask }) => {
    const text = '{"name":"\\\\u0000-\\\\ud83d-\\ud83d\\ude80"}';

    const { status } = await ask("POST", "/api/things", { text });

    expect(status).toBe(200);
  });

  test("takes more of a query where somebody else writes it", async ({ ask }) => {
    const [open, closed] = [
      await ask("GET", "/api/settings?realmId=1"),
      await ask("GET", "/api/things/7/named?realmId=1"),
    ];

    expect([open.status, closed.status]).toEqual([200, 400]);
  });

  test("shows an unknown host the default tenant's public pages", async ({ ask }) => {
    const { status } = await ask("GET", "/api/settings", { caller: false, host: "nobody.test" });

    expect(status).toBe(200);
  });

  test("streams what isn't JSON, and asks no header of a download", async ({ ask }) => {
    const { status, text, headers } = await ask("GET", "/api/file", { requestId: false });

    expect([status, text, headers["content-type"]]).toEqual([
      200,
      "bytes",
      "application/octet-stream",
    ]);
  });

  test("does what costs once for a key, fifty at a time", async ({ ask, tenant }) => {
    const key = randomUUID();

    const replies = await Promise.all(
      Array.from({ length: 50 }, () => ask("POST", "/api/things", { json: { name: "n" }, key })),
    );
    const other = await ask("POST", "/api/things", { json: { name: "m" }, key });

    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    const made = await tenant.tx((db) => db("tenantEmailDomains").whereLike("domain", "n-%"));
    expect(made).toHaveLength(1);
    expect([other.status, other.body.type]).toEqual([409, "idempotency-key-reused"]);
  });

  test("replays a reply to the letter, and refuses keys that are too long to be told apart", async ({
    ask,
  }) => {
    const key = randomUUID();
    const asked = { json: { name: "z" }, key };
    const long = "k".repeat(256);

    const [first, again] = [
      await ask("POST", "/api/things", asked),
      await ask("POST", "/api/things", asked),
    ];
    const refused = await ask("POST", "/api/things", { json: { name: "z" }, key: long });

    expect(again.text).toBe(first.text);
    expect(first.text).toMatch(/^\{"longName":.*"id":/);
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [expect.objectContaining({ pointer: "/header/idempotency-key", code: "maxLength" })],
    ]);
  });

  test("is taken only with the handlers and the public operations of its contract", () => {
    const bind = (changed: object, open: readonly string[]) => () =>
      api(contract, { ...handlers, ...changed } as never, open as never);

    expect(bind({ more: () => undefined }, ["getSettings"])).toThrow("more isn't in the contract");
    expect(bind({}, [])).toThrow("getSettings is public in the contract alone");
    expect(bind({}, ["getSettings", "getThing"])).toThrow("getThing isn't public");
  });
});

type Operations = {
  getThing: {
    parameters: { path: { id: number }; query?: { tags?: string[] } };
    responses: {
      200: { content: { "application/json": { id: number; tags?: string[]; today: string } } };
    };
  };
  createThing: {
    parameters: { path?: never; query?: never };
    requestBody: { content: { "application/json": { name: string } } };
    responses: { 200: { content: { "application/json": { longName: string; id: string } } } };
  };
  getSettings: {
    parameters: object;
    responses: { 200: { content: { "application/json": object } } };
  };
  getFile: {
    parameters: object;
    responses: { 200: { content: { "application/octet-stream": string } } };
  };
  getWrong: {
    parameters: object;
    responses: { 404: { content: { "application/problem+json": object } } };
  };
  getFault: { parameters: object; responses: { 204: { content?: never } } };
  getBusy: { parameters: object; responses: { 204: { content?: never } } };
};

const handlers: Handlers<Operations, AuthenticatedCaller, object, "getSettings"> = {
  getThing: async ({ params: { id }, query: { tags } }, { today }) => ({
    status: 200,
    body: { id, today, ...(tags && { tags }) },
  }),
  createThing: ({ body: { name } }, { caller, once }: Call<AuthenticatedCaller>) =>
    once(async (db) => {
      const domain = `${name}-${randomUUID()}.test`;
      await db("tenantEmailDomains").insert({ tenantId: caller.tenantId, domain });
      return { status: 200, body: { longName: name, id: domain } };
    }),
  getSettings: async () => ({ status: 200, body: {} }),
  getFile: async () => ({ status: 200, body: Readable.from(["bytes"]) }),
  getWrong: async () => problem(404, "not-found", { title: "not-found" }),
  getFault: async () => {
    throw new Error("a bug");
  },
  getBusy: async () => {
    const message = "canceling statement due to lock timeout";
    throw Object.assign(new Error(message), { code: "55P03" });
  },
};

const json = (schema: object) => ({ content: { "application/json": { schema } } });
const session = [{ session: [] }];
const contract = {
  openapi: "3.1.0",
  paths: {
    "/Things/{id}/named": {
      get: {
        operationId: "getThing",
        security: session,
        parameters: [
          { $ref: "#/components/parameters/id" },
          { name: "tags", in: "query", schema: { type: "array", items: { type: "string" } } },
        ],
        responses: { 200: json({ $ref: "#/components/schemas/Thing" }) },
      },
    },
    "/Things": {
      post: {
        operationId: "createThing",
        security: session,
        requestBody: {
          required: true,
          ...json({
            type: "object",
            additionalProperties: false,
            required: ["name"],
            properties: { name: { type: "string", minLength: 1 } },
          }),
        },
        responses: { 200: json({ type: "object" }), 409: json({ type: "object" }) },
      },
    },
    "/settings": {
      get: {
        operationId: "getSettings",
        "x-open-query": true,
        security: [],
        responses: { 200: json({ type: "object" }) },
      },
    },
    "/file": {
      get: {
        operationId: "getFile",
        security: session,
        responses: { 200: { content: { "application/octet-stream": {} } } },
      },
    },
    "/wrong": { get: { operationId: "getWrong", security: session, responses: { 200: json({}) } } },
    "/busy": { get: { operationId: "getBusy", security: session, responses: { 200: json({}) } } },
    "/fault": { get: { operationId: "getFault", security: session, responses: { 200: json({}) } } },
  },
  components: {
    parameters: { id: { name: "id", in: "path", required: true, schema: { type: "integer" } } },
    schemas: {
      Thing: {
        type: "object",
        additionalProperties: false,
        properties: {
          id: { type: "integer" },
          today: { type: "string", format: "date" },
          tags: { type: "array", items: { type: "string" } },
        },
      },
    },
  },
};

const test = apiTest<Operations, "getSettings">(contract, handlers, ["getSettings"]);
