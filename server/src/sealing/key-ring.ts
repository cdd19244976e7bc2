import { decrypt, encrypt, keyBytes } from "./aes.ts";

/** Wraps data keys, with embedded keys or a key management service (D-32). */
export interface KeyRing {
  /** The key that wraps new data keys. */
  readonly currentId: string;
  readonly wrap: (keyId: string, dataKey: Buffer, context: string) => Promise<Buffer>;
  /** @throws if the key isn't on the ring, or the context differs */
  readonly unwrap: (keyId: string, wrapped: Buffer, context: string) => Promise<Buffer>;
}

/** Parses `2026:q83v…=,2025:vNz4…=`: names and 32 bytes in base64, the current first, older ones while in use. */
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
