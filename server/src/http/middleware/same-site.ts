import type { Context } from "koa";
import type { Operation } from "../contract.ts";

const safe = new Set(["GET", "HEAD"]);

/**
 * True for what changes something and wasn't sent by a page of this very host (D-6). A browser
 * says so itself, in headers that no page can write: `Sec-Fetch-Site`, and `Origin` for all but
 * GET. Who comes by bearer token alone isn't a browser with our cookies.
 */
export function cameFromElsewhere(ctx: Context, operation: Operation, ownOrigin: string): boolean {
  // What it may do stands in its address, and no cookie adds to that.
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
