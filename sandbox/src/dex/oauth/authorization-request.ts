import { createHash, timingSafeEqual } from "node:crypto";

const allScopes = ["books.read", "contacts.read", "reports.read", "offline"] as const;

export interface AuthorizationRequest {
  readonly client: Client;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly state: string | undefined;
  readonly challenge: string;
  readonly asker: string;
  readonly parameters: Readonly<Record<string, string>>;
}

type RequestCheck =
  | { readonly result: "good"; readonly request: AuthorizationRequest }
  /** Never redirected: the redirect address isn't verified as the client's. */
  | { readonly result: "refused"; readonly reason: string }
  | { readonly result: "redirected"; readonly location: string };

const names = [
  "response_type",
  "client_id",
  "redirect_uri",
  "scope",
  "state",
  "code_challenge",
  "code_challenge_method",
  "display_name",
] as const;

/** RFC 6749, 4.1.1, with PKCE (RFC 7636), S256 required. */
export function checkRequest(query: URLSearchParams, clients: readonly Client[]): RequestCheck {
  const client = clients.find(({ id }) => id === query.get("client_id"));
  if (!client) return { result: "refused", reason: "No application has this client_id." };
  const redirectUri = query.get("redirect_uri");
  if (!redirectUri || !client.redirectUris.includes(redirectUri)) {
    return {
      result: "refused",
      reason: "The redirect_uri isn't one that the application registered.",
    };
  }

  const state = query.get("state") ?? undefined;
  const failed = (error: string, description: string): RequestCheck => ({
    result: "redirected",
    location: redirectTo(redirectUri, { error, error_description: description, state }),
  });
  if (query.get("response_type") !== "code") {
    return failed("unsupported_response_type", "Only code is supported");
  }
  const challenge = query.get("code_challenge") ?? "";
  if (query.get("code_challenge_method") !== "S256" || !/^[\w-]{43}$/.test(challenge)) {
    return failed("invalid_request", "PKCE by S256 is required");
  }
  const scopes = query.get("scope")?.split(" ").filter(Boolean) ?? [...allScopes];
  if (!scopes.every((scope) => (allScopes as readonly string[]).includes(scope))) {
    return failed("invalid_scope", `The scopes are ${allScopes.join(", ")}`);
  }

  const parameters = Object.fromEntries(
    names.flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const asker = (query.get("display_name") ?? "").slice(0, 80).trim() || client.name;
  return {
    result: "good",
    request: { client, redirectUri, scopes, state, challenge, asker, parameters },
  };
}

/** Adds parameters to the client's address; those without a value are omitted. */
export function redirectTo(
  redirectUri: string,
  parameters: Readonly<Record<string, string | undefined>>,
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url.href;
}

export interface Client {
  readonly id: string;
  readonly secret: string;
  readonly name: string;
  /** Compared exactly. */
  readonly redirectUris: readonly string[];
}

/** The client authenticated by HTTP Basic, or `undefined`. */
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
    // Malformed percent-encoding.
    return undefined;
  }
}

function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
