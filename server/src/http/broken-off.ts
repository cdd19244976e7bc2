import { Readable } from "node:stream";
import type { Context } from "koa";

/** Whether whoever asked went away in the middle of their request or of its reply, which is nobody's fault. */
export function isBrokenOff(fault: unknown, ctx?: Context): boolean {
  if (ctx === undefined) return false;
  const { req, res, headerSent, writable, body } = ctx;
  if (!req.complete) return req.destroyed || headerSent || !writable;
  return headerSent && !res.writableFinished && !isOfDownload(fault, body);
}

/** Whether what is sent has broken by itself; its reader's leaving ends it as well. */
function isOfDownload(fault: unknown, body: unknown): boolean {
  if (!(body instanceof Readable) || !body.errored || body.errored !== fault) return false;
  return !("code" in body.errored && body.errored.code === "ERR_STREAM_PREMATURE_CLOSE");
}
