import { decrypt, encrypt, keyBytes } from "./aes.ts";

/**
 * Wraps data keys. The embedded default holds its own keys; a key management service would answer the
 * same two questions (D-32).
 */
export interface KeyRing {
  /** The key that wraps from now on. */
  readonly currentId: string;
  readonly wrap: (keyId: string, dataKey: Buffer, context: string) => Promise<Buffer>;
  /** Throws where the key isn't on the ring, or the context is another one. */
  readonly unwrap: (keyId: string, wrapped: Buffer, context: string) => Promise<Buffer>;
}

/**
 * Reads a ring such as `2026:q83v…=,2025:vNz4…=`: names and 32 bytes in base64, the current one first.
 * Older ones stay until nothing is wrapped with them any more.
 */
export function parseKeyRing(text: string): KeyRing {
  const keys = new Map(text.split(",").map(parseKey));
  const [currentId] = keys.keys();
  if (currentId === undefined) throw new Error("The key ring is empty");

  const keyOf = (id: string) => {
    const key = keys.get(id);
    if (!key) throw new Error(`The key ring has no key ${id}`);
    return key;
  };
  return {
    currentId,
    wrap: async (id, dataKey, context) => encrypt(keyOf(id), dataKey, context),
    unwrap: async (id, wrapped, context) => decrypt(keyOf(id), wrapped, context),
  };
}

function parseKey(entry: string): [id: string, key: Buffer] {
  const [id = "", base64 = ""] = entry.trim().split(/:(.*)/s);
  const key = Buffer.from(base64, "base64");
  if (!/^[\w.-]+$/.test(id) || key.length !== keyBytes) {
    throw new Error("A key of the ring is written name:base64, with 32 bytes in the base64");
  }
  return [id, key];
}
