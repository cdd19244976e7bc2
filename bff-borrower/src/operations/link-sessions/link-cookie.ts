import { setCookie } from "@tieout/server/http/cookies";

export const linkCookie = "__Host-tieout-link";

/** Whoever has more links open than that at once opens the oldest of them again. */
const heldAtMost = 6;

/**
 * The secrets of the sessions that a browser has: of several links in as many tabs, the newest first. Each costs
 * a look, so whoever claims more than we give has no more of them looked for.
 */
export const secretsOf = (cookie: string | undefined): string[] =>
  (cookie ?? "").split(".", heldAtMost).filter((secret) => secret !== "");

/** A `set-cookie` that adds a session to those that the browser has. */
export function addedTo(
  held: string | undefined,
  secret: string,
  times: { readonly now: Date; readonly expiresAt: Date },
): string {
  const secrets = [secret, ...secretsOf(held)].slice(0, heldAtMost);
  return setCookie(linkCookie, secrets.join("."), times);
}
