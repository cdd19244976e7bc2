import Koa, { type Context, type Middleware } from "koa";
import { refuseAmbiguous } from "./ambiguous-request.ts";
import { isBrokenOff } from "./broken-off.ts";
import { health, type ReadinessCheck } from "./health.ts";
import type { Logger } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import { notFound } from "./problem.ts";
import { send } from "./reply.ts";
import { requestLog } from "./request-log.ts";
import type { RequestState } from "./request-state.ts";
import { securityHeaders } from "./security-headers.ts";
import { staticFiles } from "./static-files.ts";

export interface PortalOptions {
  readonly api: Middleware;
  /** The built web app's folder; without it only the API is served. */
  readonly webRoot?: string;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly readiness: readonly ReadinessCheck[];
  /** True once the process was asked to stop: see `serve`. */
  readonly stopping?: () => boolean;
  /** On in production, which is HTTPS only. */
  readonly hsts: boolean;
}

/** A whole portal: its API under `/api`, its pages everywhere else, `/healthz` and `/readyz`. */
export function portal(options: PortalOptions): Koa {
  const { api, webRoot, log, metrics, readiness, stopping = () => false, hsts } = options;
  const app = new Koa();
  app.on("error", (fault: unknown, ctx?: Context) => {
    if (isBrokenOff(fault, ctx)) return;
    const { requestId, tenantId, operation } = (ctx?.state ?? {}) as RequestState;
    log.error({ err: fault, requestId, tenantId, operation: operation?.id }, "fault");
  });
  app.use(health(readiness, stopping));
  app.use(requestLog(log, metrics));
  app.use(securityHeaders({ hsts }));
  app.use(refuseAmbiguous);
  app.use(api);
  app.use(webRoot ? staticFiles(webRoot) : async (ctx) => send(ctx, notFound()));
  return app;
}
