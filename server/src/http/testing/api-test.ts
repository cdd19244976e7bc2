import { randomUUID } from "node:crypto";
import { once as emitted } from "node:events";
import type { AddressInfo } from "node:net";
import Koa from "koa";
import { test as databaseTest } from "../../database/testing/test-database.ts";
import { type ApiDependencies, api } from "../api.ts";
import type { AuthenticatedCaller, Handlers } from "../operation.ts";
import { problem } from "../problem.ts";
import { trustedProxies } from "../proxies.ts";
import { Refusal } from "../refusal.ts";
import { type Answer, type Asked, ask } from "./ask-as-lender.ts";

export const callerId = randomUUID();

/** A test whose `ask` calls these handlers, served for its own tenant. */
export function apiTest<Ops, PublicId extends keyof Ops & string>(
  contract: Contract,
  handlers: Handlers<Ops, AuthenticatedCaller, object, PublicId>,
  publicOperations: readonly PublicId[],
) {
  const bind = api<Ops, AuthenticatedCaller, object, PublicId>(
    withChassisReplies(contract),
    handlers,
    publicOperations,
  );
  return databaseTest.extend<{
    readonly ask: (method: string, path: string, options?: Asked) => Promise<Answer>;
  }>({
    ask: async ({ pool, tenant }, use) => {
      const app = new Koa();
      app.silent = true;
      app.use(bind({ pool, ...dependenciesOf(tenant.id) }));
      const server = app.listen(0, "127.0.0.1");
      await emitted(server, "listening");
      const { port } = server.address() as AddressInfo;
      await use((method, path, options = {}) => ask(port, method, path, options));
      server.close();
    },
  });
}

interface Contract {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses: object }>>>
  >;
}

/** Declares the chassis's own replies, which the build adds to real contracts. */
function withChassisReplies(contract: Contract): object {
  const statuses = [400, 401, 403, 413, 415, 421];
  const content = { "application/problem+json": { schema: {} } };
  const added = Object.fromEntries(statuses.map((status) => [status, { content }]));
  const paths = Object.entries(contract.paths).map(([path, item]) => {
    const operations = Object.entries(item).map(([method, operation]) => {
      const responses = { ...added, ...operation.responses };
      return [method, { ...operation, responses }] as const;
    });
    return [path, Object.fromEntries(operations)] as const;
  });
  return { ...contract, paths: Object.fromEntries(paths) };
}

function dependenciesOf(
  tenantId: string,
): Omit<ApiDependencies<AuthenticatedCaller, object>, "pool"> {
  return {
    now: () => new Date("2026-03-15T09:00:00Z"),
    host: async (ctx) => ({
      tenantId,
      origin: "http://lender.test",
      canonicalOrigin: "http://lender.test",
      known: ctx.hostname === "lender.test",
    }),
    proxies: trustedProxies([]),
    authenticators: {
      session: async (ctx) => {
        const caller = ctx.get("x-caller");
        if (caller === "late")
          return new Refusal(problem(401, "too-late", { title: "session-idle" }));
        return caller ? { tenantId, callerId, callerKind: "user" } : undefined;
      },
    },
    checkReplies: true,
    services: {},
  };
}
