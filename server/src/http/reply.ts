import { Readable } from "node:stream";
import { createGunzip, gunzipSync } from "node:zlib";
import type { Context } from "koa";
import type { Operation } from "./contract.ts";
import { GzippedJson, SerializedJson } from "./serialized-json.ts";

export type Headers = Readonly<Record<string, string | readonly string[]>>;

/** Any operation's reply. */
export interface AnyReply {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Headers;
}

/** Sends a reply. What isn't JSON is streamed. */
export function send(
  ctx: Context,
  { status, body, headers = {} }: AnyReply,
  operation?: Operation,
) {
  ctx.status = status;
  // Figures and permissions mustn't be cached unless the handler says otherwise.
  ctx.set("cache-control", "no-store");
  for (const [name, value] of Object.entries(headers)) ctx.set(name, [value].flat());
  if (body === undefined) {
    // Koa would send the status text as a body.
    ctx.response.body = status === 204 || status === 304 ? null : "";
    ctx.remove("content-type");
    return;
  }
  const type = typeOf(status, body, operation);
  if (!ctx.response.get("content-type")) ctx.set("content-type", type);
  if (body instanceof Readable) ctx.body = body;
  else if (body instanceof SerializedJson) ctx.body = body.bytes;
  else if (body instanceof GzippedJson) sendGzipped(ctx, body);
  else ctx.body = JSON.stringify(body);
}

function sendGzipped(ctx: Context, { gzip }: GzippedJson<unknown>): void {
  ctx.vary("accept-encoding");
  if (ctx.acceptsEncodings("gzip", "identity") === "gzip") {
    ctx.set("content-encoding", "gzip");
    ctx.body = gzip;
  } else {
    ctx.body = Readable.from([gzip]).pipe(createGunzip());
  }
}

/** Throws if a reply breaks the contract. On except in production. */
export function holdToContract(operation: Operation, { status, body }: AnyReply): void {
  const types = operation.replies.get(status);
  if (!types) throw new Error(`${operation.id} doesn't declare a ${status}`);
  if (types.size === 0) {
    if (body !== undefined) throw new Error(`${operation.id} declares ${status} without a body`);
    return;
  }
  if (body instanceof Readable) {
    if ([...types.values()].every(Boolean)) throw new Error(`${operation.id} declares JSON alone`);
    return;
  }
  const validate = [...types.values()].find(Boolean);
  if (!validate) throw new Error(`${operation.id} declares no JSON for ${status}`);
  if (!validate(parsed(body))) {
    const what = (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
    throw new Error(`${operation.id} ${status} is off contract: ${what.join("; ")}`);
  }
}

function parsed(body: unknown): unknown {
  if (body instanceof SerializedJson) return JSON.parse(body.bytes.toString());
  if (body instanceof GzippedJson) return JSON.parse(gunzipSync(body.gzip).toString());
  return body;
}

function typeOf(status: number, body: unknown, operation: Operation | undefined): string {
  const declared = [...(operation?.replies.get(status)?.keys() ?? [])];
  const type = declared.find((name) => /json$/.test(name) !== body instanceof Readable);
  if (type) return type;
  if (body instanceof Readable) return "application/octet-stream";
  return status >= 400 ? "application/problem+json" : "application/json";
}
