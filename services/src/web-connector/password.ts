import { randomBytes, randomInt, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

export interface HashedPassword {
  readonly passwordHash: Buffer;
  readonly passwordSalt: Buffer;
}

// Without those that are taken for one another when they're read from a screen.
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** A password that somebody types into Web Connector, of sixty random bits: K7QP-2M9X-R4TD. */
export function newPassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join("");
  return [group(), group(), group()].join("-");
}

export async function hashPassword(password: string): Promise<HashedPassword> {
  const passwordSalt = randomBytes(16);
  return { passwordHash: await derive(plain(password), passwordSalt, 32), passwordSalt };
}

export async function isPassword(
  password: string,
  { passwordHash, passwordSalt }: HashedPassword,
): Promise<boolean> {
  return timingSafeEqual(await derive(plain(password), passwordSalt, 32), passwordHash);
}

/** As somebody may type it: in small letters, and without the lines between. */
const plain = (password: string) => password.toUpperCase().replace(/[^A-Z0-9]/g, "");
