import type { Middleware } from "koa";
import { isApiPath } from "./routes.ts";

/**
 * What a page of ours may do: nothing from elsewhere, no script but our own files, in nobody's
 * frame. Styles may stand in the page, since dialogs hold it still by one they write.
 */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Nothing at all: what an address of the API gives is never a page (D-20). */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** `hsts` where all there is of this host is HTTPS. */
export function securityHeaders({ hsts }: { readonly hsts: boolean }): Middleware {
  return async (ctx, next) => {
    ctx.set({
      "content-security-policy": isApiPath(ctx.path) ? dataPolicy : pagePolicy,
      "x-content-type-options": "nosniff",
      // The fragment of a shared link never travels, and the rest of its address needn't either.
      "referrer-policy": "no-referrer",
      // Opening a package's consent page keeps a hold on it, so that its closing is seen (D-18).
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
      "x-robots-tag": "noindex",
    });
    if (hsts) ctx.set("strict-transport-security", "max-age=31536000; includeSubDomains");
    await next();
  };
}
