import { randomUUID } from "node:crypto";
import type { Middleware } from "koa";
import type { Logger } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import type { RequestState } from "./request-state.ts";

const sound = /^[\w.:-]{1,128}$/;

/**
 * Logs each answered request under the client's id if valid: never the query (states, codes), headers, body or
 * address.
 */
export function requestLog(log: Logger, metrics: Metrics): Middleware<RequestState> {
  return async (ctx, next) => {
    const began = process.hrtime.bigint();
    const given = ctx.get("request-id");
    const requestId = sound.test(given) ? given : randomUUID();
    ctx.state.requestId = requestId;
    ctx.set("request-id", requestId);

    const answered = () => {
      const seconds = Number(process.hrtime.bigint() - began) / 1e9;
      const { tenantId, operation: { id: operation } = {} } = ctx.state;
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
