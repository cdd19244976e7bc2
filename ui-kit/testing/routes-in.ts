import { readFileSync } from "node:fs";

/** The addresses that a router has pages for, as its source writes them; an address of another's is named by it. */
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
    // What nothing else fits.
    if (!/\bpath=/.test(route)) return [];
    // An expression stands for routes that have a router of their own.
    if (/\bpath=\{\//.test(route)) return [];
    throw new Error(`Nobody says what ${name} is in ${route}`);
  });
}

/** Whether an address is a route's. */
export function isOf(route: string, address: string): boolean {
  const { pathname } = new URL(address, "http://localhost");
  const pattern = route.replace(/\/:\w+\?/g, "(?:/[^/]+)?").replace(/:\w+/g, "[^/]+");
  return new RegExp(`^${pattern}$`).test(pathname);
}
