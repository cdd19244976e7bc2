import type { IncomingMessage } from "node:http";
import type { Context } from "koa";

const mostBytes = 64 * 1024;

/** The fields of a posted form, or `undefined` for another media type or too long a body. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  const body = await readBody(request);
  const [type = ""] = (request.headers["content-type"] ?? "").split(";");
  if (type.trim().toLowerCase() !== "application/x-www-form-urlencoded") return undefined;
  return body === undefined ? undefined : new URLSearchParams(body);
}

/** Reads to the end in any case: a half-read body blocks its connection. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes <= mostBytes) chunks.push(chunk);
  }
  return bytes > mostBytes ? undefined : Buffer.concat(chunks).toString("utf8");
}

/** CSRF check: only forms of our own pages count. */
export function isSameOrigin(ctx: Context): boolean {
  const origin = ctx.get("Origin");
  return URL.canParse(origin) && new URL(origin).host === ctx.host;
}
