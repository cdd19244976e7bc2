import { createHash, timingSafeEqual } from "node:crypto";

/** An application that may ask for books. */
export interface Client {
  readonly id: string;
  readonly secret: string;
  /** As the consent page shows it, unless it asks on somebody's behalf. */
  readonly name: string;
  /** Compared exactly. */
  readonly redirectUris: readonly string[];
}

/** The client that HTTP Basic authentication names and proves, or `undefined`. */
export function authenticate(
  clients: readonly Client[],
  authorization: string | undefined,
): Client | undefined {
  const [scheme = "", encoded = ""] = (authorization ?? "").split(" ");
  if (scheme.toLowerCase() !== "basic") return undefined;
  const [id = "", ...rest] = Buffer.from(encoded, "base64").toString("utf8").split(":");
  // Both halves are form-encoded before they're joined (RFC 6749, 2.3.1).
  const [clientId, secret] = [decode(id), decode(rest.join(":"))];
  const client = clients.find((candidate) => candidate.id === clientId);
  return client && secret !== undefined && isSame(client.secret, secret) ? client : undefined;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    // A stray percent sign: nobody's id or secret.
    return undefined;
  }
}

function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
