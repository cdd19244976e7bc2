import type { Context } from "koa";
import type { Operation } from "../contract.ts";
import type { Host } from "../host.ts";
import { problem } from "../problem.ts";
import { Refusal } from "../refusal.ts";
import type { Step } from "../routes.ts";

/** Finds the tenant by host. Unknown hosts show the default tenant's public pages (D-7). */
export function findHost(hostOf: (ctx: Context) => Promise<Host | undefined>): Step {
  return async (ctx, next) => {
    const { state } = ctx;
    const host = await hostOf(ctx);
    if (!host) throw new Refusal(misdirected());
    state.host = host;
    state.tenantId = host.tenantId;
    if (!host.known && !isPublicPage(state.operation)) throw new Refusal(misdirected());
    await next();
  };
}

function isPublicPage({ method, security, navigable, alsoWithoutApi }: Operation): boolean {
  const isOfPage = !navigable || alsoWithoutApi;
  return method === "GET" && security.includes("public") && isOfPage;
}

const misdirected = () =>
  problem(421, "unknown-host", { title: "host-unknown", detail: "use-lender-address" });
