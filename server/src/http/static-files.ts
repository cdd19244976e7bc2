import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context, Middleware } from "koa";
import { notFound } from "./problem.ts";
import { send } from "./reply.ts";

interface StaticFile {
  readonly bytes: Buffer;
  readonly type: string;
  readonly etag: string;
  /** Content-hashed name, so it can be cached for good. */
  readonly immutable: boolean;
  readonly packed: Map<"br" | "gzip", Promise<Buffer>>;
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
};
const packable = /^(text\/|application\/|image\/svg)/;

/** Serves a built web app from memory, read once at start; unknown paths are the app's and get `index.html`. */
export function staticFiles(root: string): Middleware {
  const files = readFiles(root);
  const index = files.get("/index.html");
  if (!index) throw new Error(`There is no index.html in ${root}: build the web app first`);

  return async (ctx) => {
    if (ctx.method !== "GET" && ctx.method !== "HEAD") return send(ctx, notFound());
    const isPage = extname(ctx.path) === "";
    const file = files.get(ctx.path) ?? (isPage ? index : undefined);
    if (!file) return send(ctx, notFound());
    await give(ctx, file);
  };
}

async function give(ctx: Context, file: StaticFile): Promise<void> {
  const { type, etag, immutable, bytes } = file;
  ctx.status = 200;
  ctx.set({
    etag,
    vary: "accept-encoding",
    "cache-control": immutable ? "public, max-age=31536000, immutable" : "no-cache",
  });
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const encoding = packable.test(type) && ctx.acceptsEncodings("br", "gzip", "identity");
  ctx.type = type;
  if (encoding === "br" || encoding === "gzip") {
    ctx.set("content-encoding", encoding);
    ctx.body = await packedAs(encoding, file);
  } else {
    ctx.body = bytes;
  }
}

/** Compressed on first use and cached. */
function packedAs(encoding: "br" | "gzip", { bytes, packed }: StaticFile): Promise<Buffer> {
  const known = packed.get(encoding);
  if (known) return known;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  const made =
    encoding === "br" ? promisify(brotliCompress)(bytes, { params }) : promisify(gzip)(bytes);
  packed.set(encoding, made);
  return made;
}

function readFiles(root: string): Map<string, StaticFile> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        const address = `/${relative(root, path).split(sep).join("/")}`;
        const bytes = readFileSync(path);
        const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
        const file: StaticFile = {
          bytes,
          type: types[extname(path)] ?? "application/octet-stream",
          etag: `"${hash}"`,
          immutable: address.startsWith("/assets/"),
          packed: new Map(),
        };
        return [address, file];
      }),
  );
}
