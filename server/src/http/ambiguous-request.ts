import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { acceptedLanguage } from "@tieout/core/language";
import type { Middleware } from "koa";
import { invalid, replyInLanguage } from "./problem.ts";
import { send } from "./reply.ts";

/** Headers allowed once: a proxy and we could read different ones, and so another tenant, session or body length. */
const once: ReadonlySet<string> = new Set([
  "authorization",
  "content-length",
  "content-type",
  "cookie",
  "host",
  "idempotency-key",
  "if-match",
  "origin",
  "request-id",
  "sec-fetch-site",
  "transfer-encoding",
  "x-forwarded-host",
  "x-forwarded-proto",
]);

/** Connections closing after the current reply. */
const ending = new WeakSet<Socket>();

/** Answers 400 and closes the connection where a request is ambiguous (request smuggling). */
export const refuseAmbiguous: Middleware = async (ctx, next) => {
  if (ending.has(ctx.req.socket)) {
    // It may be part of the refused request's body, so it's ignored.
    ctx.respond = false;
    return;
  }
  if (!isAmbiguous(ctx.req)) return next();
  ending.add(ctx.req.socket);
  ctx.req.resume();
  ctx.res.shouldKeepAlive = false;
  const language = acceptedLanguage(ctx.get("accept-language"));
  send(ctx, replyInLanguage(invalid([]), language));
};

function isAmbiguous({ rawHeaders, headers, url = "" }: IncomingMessage): boolean {
  const seen = new Set<string>();
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]?.toLowerCase() ?? "";
    if (once.has(name) && seen.has(name)) return true;
    seen.add(name);
  }
  if (headers["content-length"] !== undefined && headers["transfer-encoding"] !== undefined) {
    return true;
  }
  return !namesOneHost(headers.host) || !isOfHost(url, headers.host);
}

/** `host`, `host:port` or nothing; no list, path or user. */
function namesOneHost(host: string | undefined): boolean {
  return host === undefined || /^(?:[\w.-]+|\[[\da-f:.]+\])?(?::\d{1,5})?$/i.test(host);
}

/** A path, or an absolute URL of the request's own host. */
function isOfHost(url: string, host: string | undefined): boolean {
  if (url.startsWith("/") || url === "*") return true;
  const [, authority] = /^https?:\/\/([^/?#]*)/i.exec(url) ?? [];
  return authority !== undefined && authority.toLowerCase() === host?.toLowerCase();
}
