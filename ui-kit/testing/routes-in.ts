import { readFileSync } from "node:fs";

/** Paths in a router's source; constants are resolved by name. */
export function routesIn(
  file: URL,
  named: Readonly<Record<string, string>> = {},
): readonly string[] {
  const source = readFileSync(file, "utf8");
  const routes = [...source.matchAll(/<Route\b[^>]*?(?:\/>|>)/gs)].map(([route]) => route);
  return routes.flatMap((route) => {
    const [, written, name = ""] = /\bpath=(?:"([^"]*)"|\{([\w.]+)\})/.exec(route) ?? [];
    const path = written ?? named[name];
    if (path !== undefined) return [path];
    // The catch-all route.
    if (!/\bpath=/.test(route)) return [];
    // An expression means nested routes with their own router.
    if (/\bpath=\{\//.test(route)) return [];
    throw new Error(`Nobody says what ${name} is in ${route}`);
  });
}

export function isOf(route: string, address: string): boolean {
  const { pathname } = new URL(address, "http://localhost");
  const pattern = route.replace(/\/:\w+\?/g, "(?:/[^/]+)?").replace(/:\w+/g, "[^/]+");
  return new RegExp(`^${pattern}$`).test(pathname);
}
