import { createReadStream } from "node:fs";
import { createRequire } from "node:module";
import type { Context } from "koa";

export const fontPath = "/inter.woff2";

const { resolve } = createRequire(import.meta.url);

/** Serves the pages' font from our own address; `false` when something else is asked for. */
export function serveFont(ctx: Context): boolean {
  if (ctx.method !== "GET" || ctx.path !== fontPath) return false;
  ctx.type = "font/woff2";
  ctx.set("Cache-Control", "public, max-age=604800");
  ctx.body = createReadStream(
    resolve("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"),
  );
  return true;
}
