import type { Context } from "koa";

/** Answers one method and path. */
export type Route = (ctx: Context) => Promise<void>;
