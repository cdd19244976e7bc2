import { randomUUID } from "node:crypto";
import type { Middleware } from "koa";
import type { Logger } from "./log.ts";
import type { Metrics } from "./metrics.ts";

/** What the chassis leaves on a context for the log. */
export interface RequestState {
  requestId: string;
  tenantId?: string;
  /** The operation's id; absent for files. */
  operation?: string;
}

const sound = /^[\w.:-]{1,128}$/;

/**
 * Names each request, by the client's own word where it's a sound one, and writes a line when it's
 * answered: never the query (it may hold a state or a code), a header, a body or an address.
 */
export function requestLog(log: Logger, metrics: Metrics): Middleware {
  return async (ctx, next) => {
    const began = process.hrtime.bigint();
    const given = ctx.get("request-id");
    const state = ctx.state as RequestState;
    state.requestId = sound.test(given) ? given : randomUUID();
    ctx.set("request-id", state.requestId);

    const answered = () => {
      const seconds = Number(process.hrtime.bigint() - began) / 1e9;
      const { requestId, tenantId, operation } = state;
      const { method, status } = ctx;
      const what = operation ? { operation } : { path: ctx.path };
      metrics.observe({ operation: operation ?? "file", method, status, seconds });
      const line = { requestId, tenantId, ...what, method, status, ms: Math.round(seconds * 1e3) };
      if (status >= 500) log.error(line, "answered");
      else if (operation) log.info(line, "answered");
      else log.debug(line, "answered");
    };
    ctx.res.once("close", answered);
    await next();
  };
}
