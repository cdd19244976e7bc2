import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import type { TestTenant } from "../database/testing/tenant.ts";
import type { AuthenticatedCaller, Handlers } from "./operation.ts";
import { notFound, problem, workspaceAccessRequired } from "./problem.ts";
import { Refusal } from "./refusal.ts";
import { apiTest, callerId } from "./testing/api-test.ts";

describe("a thrown refusal", () => {
  test("is answered as its reply, with its headers", async ({ ask }) => {
    const { status, headers, body } = await ask("GET", "/api/busy");

    expect([status, headers["retry-after"]]).toEqual([429, "5"]);
    expect(body).toMatchObject({ type: "too-many", detail: "Please try again in a few seconds." });
  });

  test("rolls back the transaction it's thrown in", async ({ ask, tenant }) => {
    const domain = `${randomUUID()}.test`;

    const { status } = await ask("POST", "/api/domains", { json: { domain } });

    expect(status).toBe(409);
    expect(await tenant.tx((db) => db("tenantEmailDomains").where({ domain }))).toEqual([]);
  });

  test("isn't kept for its idempotency key, so that the request can be sent again", async ({
    ask,
  }) => {
    const asked = { json: { domain: `${randomUUID()}.test` }, key: randomUUID() };

    const replies = [
      await ask("POST", "/api/domains", asked),
      await ask("POST", "/api/domains", { ...asked, json: { domain: "other.test" } }),
    ];

    expect(replies.map(({ body }) => body.type)).toEqual(["taken", "taken"]);
  });

  test("is on the audit trail where a returned denial is", async ({ ask, tenant }) => {
    const workspaceId = randomUUID();

    await ask("GET", `/api/workspaces/${workspaceId}`);

    expect(await denialsOf(tenant)).toEqual([
      {
        ...{ actorId: callerId, workspaceId },
        details: {
          ...{ operation: "getWorkspace", status: 403, reason: "workspace-access-required" },
          addressPrefix: "127.0.0",
        },
      },
    ]);
  });

  test("is a fault where the operation doesn't declare it", async ({ ask }) => {
    const { status, body } = await ask("GET", "/api/undeclared");

    expect([status, body.type]).toEqual([500, "fault"]);
  });

  test("speaks the caller's language", async ({ ask }) => {
    const { body } = await ask("GET", "/api/workspaces/nothing", { language: "fr" });

    expect(body.title).toBe("Il n’y a rien ici.");
  });
});

const denialsOf = (tenant: TestTenant) =>
  tenant.tx((db) =>
    db("auditEvents")
      .where({ action: "access-denied" })
      .select("actorId", "workspaceId", "details"),
  );

type Replies<Statuses extends number> = {
  [Status in Statuses]: { content: { "application/problem+json": object } };
};

type Operations = {
  getBusy: { parameters: object; responses: Replies<429> };
  addDomain: {
    parameters: object;
    requestBody: { content: { "application/json": { domain: string } } };
    responses: Replies<409>;
  };
  getWorkspace: {
    parameters: { path: { workspaceId: string } };
    responses: Replies<403 | 404>;
  };
  getUndeclared: { parameters: object; responses: Replies<404> };
};

const handlers: Handlers<Operations, AuthenticatedCaller, object, never> = {
  getBusy: () => {
    throw new Refusal({
      ...problem(429, "too-many", { title: "too-many-calls", detail: "try-again-in-seconds" }),
      headers: { "retry-after": "5" },
    });
  },
  addDomain: ({ body: { domain } }, { caller: { tenantId }, once }) =>
    once(async (db) => {
      await db("tenantEmailDomains").insert({ tenantId, domain });
      throw new Refusal(problem(409, "taken", { title: "id-taken" }));
    }),
  getWorkspace: async ({ params: { workspaceId } }, { tx }) =>
    tx(async () => {
      if (workspaceId === "nothing") throw new Refusal(notFound());
      throw new Refusal(workspaceAccessRequired({ mayAddThemselves: false }));
    }),
  getUndeclared: async () => {
    throw new Refusal(problem(410, "gone", { title: "document-deleted" }));
  },
};

const replies = (...statuses: readonly number[]) =>
  Object.fromEntries(
    statuses.map((status) => [status, { content: { "application/problem+json": { schema: {} } } }]),
  );
const security = [{ session: [] }];
const contract = {
  openapi: "3.1.0",
  paths: {
    "/busy": { get: { operationId: "getBusy", security, responses: replies(429) } },
    "/domains": {
      post: {
        operationId: "addDomain",
        security,
        requestBody: { content: { "application/json": { schema: {} } } },
        responses: replies(409),
      },
    },
    "/workspaces/{workspaceId}": {
      get: {
        operationId: "getWorkspace",
        security,
        parameters: [
          { name: "workspaceId", in: "path", required: true, schema: { type: "string" } },
        ],
        responses: replies(403, 404),
      },
    },
    "/undeclared": { get: { operationId: "getUndeclared", security, responses: replies(404) } },
  },
};

const test = apiTest<Operations, never>(contract, handlers, []);
