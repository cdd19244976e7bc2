import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

export const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/** AES-256-GCM: nonce, tag, ciphertext. `context` is authenticated, not stored. */
export function encrypt(key: Buffer, plain: Uint8Array, context: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  cipher.setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** @throws if the key, the context or a single bit differs */
export function decrypt(key: Buffer, sealed: Buffer, context: string): Buffer {
  const nonce = sealed.subarray(0, nonceBytes);
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
  const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(tag);
  const body = decipher.update(sealed.subarray(nonceBytes + tagBytes));
  return Buffer.concat([body, decipher.final()]);
}
