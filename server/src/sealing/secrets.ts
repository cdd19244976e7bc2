import { createHash, randomBytes } from "node:crypto";

/** A secret for an address or a cookie: 32 random bytes, stored as a hash only. */
export interface NewSecret {
  /** Base64url, 43 characters. Leaves us once. */
  readonly secret: string;
  readonly hash: Buffer;
}

export function newSecret(): NewSecret {
  const secret = randomBytes(32).toString("base64url");
  return { secret, hash: hashOf(secret) };
}

/** A secret's lookup hash, unsalted since secrets are random (D-8). */
export function hashOf(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}

/**
 * A state for an OAuth redirect (D-2): it names the tenant, as one callback host serves all; only its hash is stored.
 */
export function newState(tenantId: string): NewSecret {
  const tenant = Buffer.from(tenantId.replaceAll("-", ""), "hex").toString("base64url");
  const secret = `${tenant}.${newSecret().secret}`;
  return { secret, hash: hashOf(secret) };
}

/** A state's tenant and lookup hash. Undefined if malformed. */
export function readState(state: unknown): { tenantId: string; hash: Buffer } | undefined {
  if (typeof state !== "string" || !/^[\w-]{22}\.[\w-]{43}$/.test(state)) return undefined;
  const hex = Buffer.from(state.slice(0, 22), "base64url").toString("hex");
  const tenantId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return { tenantId, hash: hashOf(state) };
}
