import { inTab, onDevice } from "@tieout/web-portal/browser-storage";

/** Kept on this device under a nonce (D-5). */
const nonceKey = "tieout.return.nonce";
const titleKey = "tieout.return.title";
const pathKey = (nonce: string) => `tieout.return.${nonce}`;

const knownRoutes = [
  /^\/dcr$/,
  /^\/settings\/[a-z]+$/,
  /^\/$/,
  /^\/home(\/workspacelist)?$/,
  /^\/workspacedetails\/[\da-f-]{36}(\/[a-z]+)?$/,
  /^\/(workspace)?submissiondetails\/[\da-f-]{36}\/[\da-f-]{36}(\/[a-z]+)?$/,
];

/** The nonce stays with the tab. */
export function rememberPath(
  { pathname, search }: Pick<Location, "pathname" | "search">,
  title = "",
): void {
  const nonce = crypto.randomUUID();
  inTab.set(nonceKey, nonce);
  inTab.set(titleKey, title);
  onDevice.set(pathKey(nonce), pathname + search);
}

interface LeftPage {
  readonly page: string;
  readonly of: string | undefined;
}

/** The title of the page that a login leads back to. */
export function rememberedTitle(): LeftPage | undefined {
  const nonce = inTab.get(nonceKey);
  const path = nonce && onDevice.get(pathKey(nonce));
  const [page, ...within] = (inTab.get(titleKey) ?? "").split(" · ");
  if (!page || !path || !ourPath(path)) return undefined;
  // The last part is the tenant's name.
  return { page, of: within.slice(0, -1).join(" · ") || undefined };
}

/** One-time. `undefined` unless it's our origin and a known page, since others may write to storage. */
export function takeRememberedPath(): string | undefined {
  const nonce = inTab.get(nonceKey);
  if (!nonce) return undefined;

  const path = onDevice.get(pathKey(nonce));
  inTab.remove(nonceKey);
  inTab.remove(titleKey);
  onDevice.remove(pathKey(nonce));
  return path ? ourPath(path) : undefined;
}

function ourPath(path: string): string | undefined {
  const { origin } = window.location;
  if (!URL.canParse(path, origin)) return undefined;

  const url = new URL(path, origin);
  const isKnown = knownRoutes.some((route) => route.test(url.pathname.toLowerCase()));
  return url.origin === origin && isKnown ? url.pathname + url.search : undefined;
}
