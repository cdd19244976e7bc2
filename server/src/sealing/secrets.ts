import { createHash, randomBytes } from "node:crypto";

/** A secret for an address or a cookie: 32 random bytes, of which we keep only the hash. */
export interface NewSecret {
  /** Base64url, 43 characters. Leaves us once. */
  readonly secret: string;
  readonly hash: Buffer;
}

export function newSecret(): NewSecret {
  const secret = randomBytes(32).toString("base64url");
  return { secret, hash: hashOf(secret) };
}

/** What a secret is looked up by. Enough bits of chance stand behind it to need no salt (D-8). */
export function hashOf(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}

/**
 * A state for a trip to an identity provider or a package (D-2). One callback host serves all
 * tenants, so the state says whose it is; only its hash, kept under that tenant, makes it good.
 */
export function newState(tenantId: string): NewSecret {
  const tenant = Buffer.from(tenantId.replaceAll("-", ""), "hex").toString("base64url");
  const secret = `${tenant}.${newSecret().secret}`;
  return { secret, hash: hashOf(secret) };
}

/** Whose a state is, and what to look it up by. Undefined for anything that isn't one. */
export function readState(state: unknown): { tenantId: string; hash: Buffer } | undefined {
  if (typeof state !== "string" || !/^[\w-]{22}\.[\w-]{43}$/.test(state)) return undefined;
  const hex = Buffer.from(state.slice(0, 22), "base64url").toString("hex");
  const tenantId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return { tenantId, hash: hashOf(state) };
}
