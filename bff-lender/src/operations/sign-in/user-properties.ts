/** What an identity provider keeps of somebody, beyond their token. Nothing of it is sure to be there. */
export type UserProperties = Readonly<Record<string, unknown>>;

/** A login waits for it, and goes on without. */
const patienceMs = 3_000;
const mostBytes = 65_536;

/** Issuers that answered that they have no such address; asked again after a restart. */
const without = new Set<string>();

/**
 * Reads a user's properties where their issuer offers them, at `{issuer}/api/v2/users/{subject}` (P-A7, D-58).
 * Nothing where it doesn't, where it's away or slow, or where the answer is about somebody else.
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
      // The token is for the issuer, and goes nowhere else.
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
    // Whatever is wrong there, the token's own claims do.
    return undefined;
  }
}

const propertiesIn = (said: unknown, subject: string): UserProperties | undefined =>
  typeof said === "object" && said !== null && "user_id" in said && said.user_id === subject
    ? { ...said }
    : undefined;
