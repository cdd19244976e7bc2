import type { Context } from "koa";
import type { Operation } from "../contract.ts";
import { problem } from "../problem.ts";
import type { Proxies } from "../proxies.ts";
import { Refusal } from "../refusal.ts";
import type { Step } from "../routes.ts";

const safe = new Set(["GET", "HEAD"]);

/**
 * Refuses cross-site writes (D-6) by `Sec-Fetch-Site` and, but for GET, `Origin`, which pages can't forge. A client
 * with nothing but a bearer token, and no cookie, is exempt: it isn't a browser.
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
  // Authorized by the secret in its address alone, so cookies add nothing.
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
