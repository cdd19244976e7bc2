/** A user's properties at the identity provider, beyond the token. All are optional. */
export type UserProperties = Readonly<Record<string, unknown>>;

/** A login waits this long, then continues without. */
const patienceMs = 3_000;
const mostBytes = 65_536;

/** Issuers without such an address; asked again after a restart. */
const without = new Set<string>();

/**
 * Reads a user's properties at `{issuer}/api/v2/users/{subject}` (P-A7, D-58). Undefined if the issuer doesn't offer
 * it, fails or is slow, or answers about another user.
 */
export async function readUserProperties(
  issuer: string,
  subject: string,
  accessToken: string,
): Promise<UserProperties | undefined> {
  if (without.has(issuer)) return undefined;
  const address = `${issuer.replace(/\/$/, "")}/api/v2/users/${encodeURIComponent(subject)}`;
  try {
    const reply = await fetch(address, {
      headers: { accept: "application/json", authorization: `Bearer ${accessToken}` },
      // The token must not be sent to other hosts.
      redirect: "error",
      signal: AbortSignal.timeout(patienceMs),
    });
    if (reply.status === 404) without.add(issuer);
    if (!reply.ok) {
      await reply.body?.cancel();
      return undefined;
    }
    const text = await reply.text();
    return text.length > mostBytes ? undefined : propertiesIn(JSON.parse(text), subject);
  } catch {
    // On any failure the token's claims are enough.
    return undefined;
  }
}

const propertiesIn = (said: unknown, subject: string): UserProperties | undefined =>
  typeof said === "object" && said !== null && "user_id" in said && said.user_id === subject
    ? { ...said }
    : undefined;
