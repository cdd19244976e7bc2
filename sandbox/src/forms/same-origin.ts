import type { Context } from "koa";

/** What is decided comes from our own page, never from a form on somebody else's. */
export function isSameOrigin(ctx: Context): boolean {
  const origin = ctx.get("Origin");
  return URL.canParse(origin) && new URL(origin).host === ctx.host;
}
