import { onDevice } from "@tieout/web-portal/browser-storage";
import type { TenantSettings } from "../../api/tenant-settings.ts";

type LoginSettings = TenantSettings["multiTenantSettings"];
export type Destination = LoginSettings["loginDestinations"][number];

/** Where "Log in" goes: to a team's own portal, or to the provider of this one. */
export type LoginTarget =
  | { readonly to: "team"; readonly team: Destination }
  | { readonly to: "provider" };

const key = "tieout.team";

/** Keeps which team somebody went to, on this device. */
export function rememberTeam({ id }: Destination): void {
  onDevice.set(key, id);
}

/** The team that was used last, if it's still one of them. */
export function lastTeam({ loginDestinations }: LoginSettings): Destination | undefined {
  const id = onDevice.get(key);
  return loginDestinations.find((team) => team.id === id);
}

/**
 * The team used last, else this portal's own login where it has one, else the only team there is. Nothing
 * where somebody has to choose first.
 */
export function loginTarget(
  settings: LoginSettings,
  last: Destination | undefined,
): LoginTarget | undefined {
  if (last) return { to: "team", team: last };
  if (settings.defaultLogin) return { to: "provider" };

  const [only, ...others] = settings.loginDestinations;
  if (!only) return { to: "provider" };
  return others.length === 0 ? { to: "team", team: only } : undefined;
}

/** What an address may ask of the login page. */
export interface LoginQuery {
  /** Why the last attempt came back without a session. */
  readonly error: string | undefined;
  /** To go on to the login at once (P-U4). */
  readonly asksToLogIn: boolean;
  /** Somebody came back from where the page had sent them (P-U6). */
  readonly redirected: boolean;
}

export function loginQueryIn(search: string): LoginQuery {
  const params = new URLSearchParams(search);
  return {
    error: params.get("error") ?? undefined,
    asksToLogIn: params.get("login") === "true",
    redirected: params.get("redirected") === "true",
  };
}

/** What the page does before it shows itself. */
type Beginning = "shows-itself" | "goes-to-target" | "logs-in";

/**
 * A failure is always shown. Who was redirected already goes on to the login, and is never sent round
 * again; else the tenant's target comes first (P-N7), then what the address or the tenant asks for.
 */
export function beginningOf(settings: LoginSettings, query: LoginQuery): Beginning {
  if (query.error !== undefined) return "shows-itself";
  if (query.redirected) return "logs-in";
  if (settings.redirectTarget !== undefined) return "goes-to-target";
  return query.asksToLogIn || settings.passLoginThrough ? "logs-in" : "shows-itself";
}

/** What the login page says above its button, and below it. */
interface WelcomeText {
  readonly title: string;
  readonly above: readonly string[];
  readonly below: readonly string[];
}

/**
 * The tenant's lines, of which the first is the page's heading; `loginAfter` lines stand above the login, or
 * all of them.
 */
export function welcomeTextOf(
  lines: readonly string[],
  loginAfter: number | undefined = lines.length,
): WelcomeText {
  const [title = "", ...rest] = lines;
  const above = Math.max(loginAfter - 1, 0);
  return { title, above: rest.slice(0, above), below: rest.slice(above) };
}
