import { randomBytes } from "node:crypto";
import { exportJWK, generateKeyPair, type JWK } from "jose";
import { openDisk } from "../disk/index.ts";

export interface Keys {
  readonly jwks: { readonly keys: readonly JWK[] };
  readonly cookies: readonly string[];
}

/** The provider's keys, made at the first start. */
export async function openKeys(file: string | undefined): Promise<Keys> {
  const disk = openDisk<{ keys?: Keys }>(file, {});
  if (disk.state.keys) return disk.state.keys;
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), alg: "RS256", use: "sig", kid: "sandbox-1" };
  const keys: Keys = {
    jwks: { keys: [jwk] },
    cookies: [randomBytes(32).toString("base64url")],
  };
  disk.state.keys = keys;
  disk.save();
  return keys;
}
