import type { Context } from "koa";

export function cookieOf(ctx: Context, name: string): string | undefined {
  const pairs = ctx.get("cookie").split(";");
  const found = pairs.map((pair) => pair.trim()).find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/**
 * A `set-cookie` (D-3). `__Host-` restricts it to one host, HTTPS (or `*.localhost`) and path `/`; the portals'
 * names differ, which keeps the two apart.
 */
export function setCookie(
  name: `__Host-${string}`,
  value: string,
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): string {
  const seconds = Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000));
  return `${name}=${value}; Max-Age=${seconds}; Path=/; Secure; HttpOnly; SameSite=Lax`;
}

export function clearCookie(name: `__Host-${string}`): string {
  return `${name}=; Max-Age=0; Path=/; Secure; HttpOnly; SameSite=Lax`;
}
