/** Where somebody was going when they had to log in. Stays on this device, under a nonce (D-5). */
const nonceKey = "tieout.return.nonce";
const pathKey = (nonce: string) => `tieout.return.${nonce}`;

const knownRoutes = [
  /^\/$/,
  /^\/home(\/workspacelist)?$/,
  /^\/workspacedetails\/[\da-f-]{36}(\/[a-z]+)?$/,
  /^\/(workspace)?submissiondetails\/[\da-f-]{36}\/[\da-f-]{36}(\/[a-z]+)?$/,
];

/** Keeps the address for after the login. The nonce lives with the tab that left. */
export function rememberPath({ pathname, search }: Pick<Location, "pathname" | "search">): void {
  const nonce = crypto.randomUUID();
  window.sessionStorage.setItem(nonceKey, nonce);
  window.localStorage.setItem(pathKey(nonce), pathname + search);
}

/**
 * Gives the remembered address once and forgets it. `undefined` unless it parses to our origin and to
 * a page that we know: storage is a place that others may have written to.
 */
export function takeRememberedPath(): string | undefined {
  const nonce = window.sessionStorage.getItem(nonceKey);
  if (!nonce) return undefined;

  const path = window.localStorage.getItem(pathKey(nonce));
  window.sessionStorage.removeItem(nonceKey);
  window.localStorage.removeItem(pathKey(nonce));
  return path ? ourPath(path) : undefined;
}

function ourPath(path: string): string | undefined {
  const { origin } = window.location;
  if (!URL.canParse(path, origin)) return undefined;

  const url = new URL(path, origin);
  const isKnown = knownRoutes.some((route) => route.test(url.pathname.toLowerCase()));
  return url.origin === origin && isKnown ? url.pathname + url.search : undefined;
}
