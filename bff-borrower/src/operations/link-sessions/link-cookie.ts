import { setCookie } from "@tieout/server/http/cookies";

export const linkCookie = "__Host-tieout-link";

/** With more open links, the oldest must be opened again. */
const heldAtMost = 6;

/** A browser's session secrets, newest first. Each costs a lookup, so extra ones are ignored. */
export const secretsOf = (cookie: string | undefined): string[] =>
  (cookie ?? "").split(".", heldAtMost).filter((secret) => secret !== "");

export function addedTo(
  held: string | undefined,
  secret: string,
  times: { readonly now: Date; readonly expiresAt: Date },
): string {
  const secrets = [secret, ...secretsOf(held)].slice(0, heldAtMost);
  return setCookie(linkCookie, secrets.join("."), times);
}
