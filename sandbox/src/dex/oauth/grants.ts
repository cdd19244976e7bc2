import { createHash, randomBytes } from "node:crypto";
import { type Disk, openDisk } from "../../disk/disk.ts";

export interface Grant {
  readonly id: string;
  readonly clientId: string;
  readonly companyId: string;
  readonly scopes: readonly string[];
  readonly outcome: Outcome;
  revoked: boolean;
  requests: number;
}

interface Code {
  readonly grantId: string;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly expires: number;
  used: boolean;
}

interface AccessToken {
  readonly grantId: string;
  readonly expires: number;
  requests: number;
}

interface RefreshToken {
  readonly grantId: string;
  readonly expires: number;
  used: boolean;
}

interface State {
  readonly grants: Record<string, Grant>;
  readonly codes: Record<string, Code>;
  readonly accessTokens: Record<string, AccessToken>;
  readonly refreshTokens: Record<string, RefreshToken>;
}

export interface Tokens {
  readonly grant: Grant;
  readonly accessToken: string;
  readonly refreshToken: string | undefined;
}

type TokenCheck =
  | { readonly result: "valid"; readonly grant: Grant; readonly requests: number }
  | { readonly result: "expired" }
  | { readonly result: "invalid" };

interface GrantsOptions {
  /** Survives restarts; in memory only if omitted. */
  readonly file?: string | undefined;
  readonly accessTokenSeconds: number;
  readonly now: () => number;
}

const codeMilliseconds = 60_000;

/** Lifetime of a refresh token; each use issues a new one. */
export const refreshTokenSeconds = 180 * 86_400;

export type Grants = ReturnType<typeof openGrants>;

/** Grants with their codes and tokens. Secrets are stored as hashes and returned once. */
export function openGrants({ file, accessTokenSeconds, now }: GrantsOptions) {
  const disk: Disk<State> = openDisk(file, {
    grants: {},
    codes: {},
    accessTokens: {},
    refreshTokens: {},
  });
  const { grants, codes, accessTokens, refreshTokens } = disk.state;

  const revoke = (grantId: string) => {
    const grant = grants[grantId];
    if (grant) grant.revoked = true;
    disk.save();
  };
  const liveGrant = (grantId: string): Grant | undefined => {
    const grant = grants[grantId];
    return grant?.revoked ? undefined : grant;
  };
  const issue = (grant: Grant): Tokens => {
    const accessToken = secret();
    const expires = now() + accessTokenSeconds * 1_000;
    accessTokens[hash(accessToken)] = { grantId: grant.id, expires, requests: 0 };
    const refreshToken = grant.scopes.includes("offline") ? secret() : undefined;
    if (refreshToken) {
      const stands = now() + refreshTokenSeconds * 1_000;
      refreshTokens[hash(refreshToken)] = { grantId: grant.id, expires: stands, used: false };
    }
    disk.save();
    return { grant, accessToken, refreshToken };
  };

  return {
    allow(
      grant: Pick<Grant, "clientId" | "companyId" | "scopes" | "outcome">,
      request: { readonly redirectUri: string; readonly challenge: string },
    ): string {
      const id = secret();
      const code = secret();
      grants[id] = { ...grant, id, revoked: false, requests: 0 };
      codes[hash(code)] = {
        ...request,
        grantId: id,
        expires: now() + codeMilliseconds,
        used: false,
      };
      disk.save();
      return code;
    },

    /** `undefined` if the code isn't valid for this client, address and verifier. */
    exchange(
      code: string,
      by: { readonly clientId: string; readonly redirectUri: string; readonly verifier: string },
    ): Tokens | undefined {
      const found = codes[hash(code)];
      if (!found) return undefined;
      // A reused code may be stolen, so the grant is revoked (RFC 6749, 4.1.2).
      if (found.used) revoke(found.grantId);
      found.used = true;
      const grant = liveGrant(found.grantId);
      const isGood =
        found.expires > now() &&
        found.redirectUri === by.redirectUri &&
        found.challenge === hash(by.verifier);
      return grant && grant.clientId === by.clientId && isGood ? issue(grant) : undefined;
    },

    /** `undefined` if the token isn't valid; a reused one revokes the grant (RFC 9700, 4.14). */
    refresh(refreshToken: string, clientId: string): Tokens | undefined {
      const found = refreshTokens[hash(refreshToken)];
      const grant = found && liveGrant(found.grantId);
      if (!grant || grant.clientId !== clientId || found.expires <= now()) return undefined;
      if (found.used) {
        revoke(grant.id);
        return undefined;
      }
      found.used = true;
      return issue(grant);
    },

    /** Revokes the grant of an access or refresh token, only if it's this client's. */
    revokeToken(token: string, clientId: string): void {
      const found = accessTokens[hash(token)] ?? refreshTokens[hash(token)];
      if (found && grants[found.grantId]?.clientId === clientId) revoke(found.grantId);
    },

    revoke,

    use(accessToken: string): TokenCheck {
      const found = accessTokens[hash(accessToken)];
      const grant = found && liveGrant(found.grantId);
      if (!grant) return { result: "invalid" };
      if (found.expires <= now()) return { result: "expired" };
      found.requests += 1;
      grant.requests += 1;
      return { result: "valid", grant, requests: found.requests };
    },
  };
}

const secret = () => randomBytes(32).toString("base64url");

/** Also the S256 of PKCE (RFC 7636, 4.2). */
const hash = (text: string) => createHash("sha256").update(text).digest("base64url");

/** Outcomes that can be chosen on the consent page, for testing. */
export const outcomes = [
  { value: "success", label: "Allow, then import normally" },
  { value: "user-cancelled", label: "The borrower cancels" },
  { value: "insufficient-permission", label: "No permission to read the books" },
  { value: "unresponsive", label: "No replies after the first" },
  { value: "held", label: "Replies wait until they are released" },
  { value: "rate-limited", label: "A very low rate limit" },
  { value: "expiring-token", label: "Tokens expire in mid-import" },
  { value: "disconnected", label: "The connection is lost in mid-import" },
] as const;

type Outcome = (typeof outcomes)[number]["value"];

export const isOutcome = (value: string): value is Outcome =>
  outcomes.some((outcome) => outcome.value === value);
