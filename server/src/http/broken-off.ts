import { Readable } from "node:stream";
import type { Context } from "koa";

/** Whether the client disconnected during the request or reply, which isn't a fault. */
export function isBrokenOff(fault: unknown, ctx?: Context): boolean {
  if (ctx === undefined) return false;
  const { req, res, headerSent, writable, body } = ctx;
  if (!req.complete) return req.destroyed || headerSent || !writable;
  return headerSent && !res.writableFinished && !isOfDownload(fault, body);
}

/** Whether a download's source failed by itself; its client's leaving ends it too. */
function isOfDownload(fault: unknown, body: unknown): boolean {
  if (!(body instanceof Readable) || !body.errored || body.errored !== fault) return false;
  return !("code" in body.errored && body.errored.code === "ERR_STREAM_PREMATURE_CLOSE");
}
