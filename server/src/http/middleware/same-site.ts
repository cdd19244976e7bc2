import type { Context } from "koa";
import type { Operation } from "../contract.ts";
import { problem } from "../problem.ts";
import type { Proxies } from "../proxies.ts";
import { Refusal } from "../refusal.ts";
import type { Step } from "../routes.ts";

const safe = new Set(["GET", "HEAD"]);

/**
 * Refuses what changes something and wasn't sent by a page of this very host (D-6). A browser says so itself, in
 * headers that no page can write: `Sec-Fetch-Site`, and `Origin` for all but GET. A client with nothing but a bearer
 * token isn't a browser with our cookies.
 */
export function requireSameSite(proxies: Proxies): Step {
  return (ctx, next) => {
    if (isCrossSite(ctx, ctx.state.operation, proxies.addressOf(ctx).origin)) {
      throw new Refusal(problem(403, "cross-site", { title: "cross-site" }));
    }
    return next();
  };
}

function isCrossSite(ctx: Context, operation: Operation, ownOrigin: string): boolean {
  // The secret in its address is all that it may do anything by; a cookie adds nothing to that.
  if (operation.byProgram) return false;
  const site = ctx.get("sec-fetch-site");
  if (safe.has(operation.method)) {
    return operation.unsafe && site !== "same-origin" && !byBearerAlone(ctx, operation);
  }
  if (site && site !== "same-origin") return true;
  const origin = ctx.get("origin");
  return origin ? origin !== ownOrigin : !byBearerAlone(ctx, operation);
}

function byBearerAlone(ctx: Context, { security }: Operation): boolean {
  return (
    security.includes("bearer") && /^bearer /i.test(ctx.get("authorization")) && !ctx.get("cookie")
  );
}
