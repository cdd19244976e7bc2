import type { Middleware } from "koa";
import { isApiPath } from "./routes.ts";

/** Our pages' policy: own scripts only, no framing. Inline styles are allowed, as dialogs lock scrolling by one. */
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

/** Forbids everything: an API reply is never a page (D-20). */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** `hsts` if the host is HTTPS only. */
export function securityHeaders({ hsts }: { readonly hsts: boolean }): Middleware {
  return async (ctx, next) => {
    ctx.set({
      "content-security-policy": isApiPath(ctx.path) ? dataPolicy : pagePolicy,
      "x-content-type-options": "nosniff",
      // Addresses of shared links shouldn't leak; fragments never do.
      "referrer-policy": "no-referrer",
      // Lets us see when a package's consent popup closes (D-18).
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
      "x-robots-tag": "noindex",
    });
    if (hsts) ctx.set("strict-transport-security", "max-age=31536000; includeSubDomains");
    await next();
  };
}
