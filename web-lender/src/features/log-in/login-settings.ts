import { onDevice } from "@tieout/web-portal/browser-storage";
import type { TenantSettings } from "../../api/tenant-settings.ts";

type LoginSettings = TenantSettings["multiTenantSettings"];
export type Destination = LoginSettings["loginDestinations"][number];

/** A team's own portal, or this portal's provider. */
export type LoginTarget =
  | { readonly to: "team"; readonly team: Destination }
  | { readonly to: "provider" };

const key = "tieout.team";

export function rememberTeam({ id }: Destination): void {
  onDevice.set(key, id);
}

/** Undefined once it's no longer one of them. */
export function lastTeam({ loginDestinations }: LoginSettings): Destination | undefined {
  const id = onDevice.get(key);
  return loginDestinations.find((team) => team.id === id);
}

/** The last team, else this portal's login, else the only team. Undefined if the user must choose. */
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

export interface LoginQuery {
  /** Why the last attempt failed. */
  readonly error: string | undefined;
  /** Goes to the login at once (P-U4). */
  readonly asksToLogIn: boolean;
  /** Came back from our redirect (P-U6). */
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

type Beginning = "shows-itself" | "goes-to-target" | "logs-in";

/**
 * A failure is always shown. A visitor who was redirected goes on to the login and isn't redirected
 * again; else the tenant's target comes first (P-N7), then what the address or the tenant asks for.
 */
export function beginningOf(settings: LoginSettings, query: LoginQuery): Beginning {
  if (query.error !== undefined) return "shows-itself";
  if (query.redirected) return "logs-in";
  if (settings.redirectTarget !== undefined) return "goes-to-target";
  return query.asksToLogIn || settings.passLoginThrough ? "logs-in" : "shows-itself";
}

interface WelcomeText {
  readonly title: string;
  readonly above: readonly string[];
  readonly below: readonly string[];
}

/** The first line is the heading; `loginAfter` lines are above the login, or all. */
export function welcomeTextOf(
  lines: readonly string[],
  loginAfter: number | undefined = lines.length,
): WelcomeText {
  const [title = "", ...rest] = lines;
  const above = Math.max(loginAfter - 1, 0);
  return { title, above: rest.slice(0, above), below: rest.slice(above) };
}
