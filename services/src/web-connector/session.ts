import { randomBytes, randomInt, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import type { Transact, Tx } from "@tieout/server/database/with-tenant";
import type { Sealer } from "@tieout/server/sealing/sealer";
import { hashOf } from "@tieout/server/sealing/secrets";
import type { Storage } from "@tieout/server/storage/open-storage";
import {
  changeWebConnector,
  lockWebConnector,
  type WebConnector,
  type WebConnectorTrouble,
} from "./web-connector.ts";

export interface ExchangeServices {
  readonly tx: Transact;
  readonly sealer: Sealer;
  readonly storage: Pick<Storage, "put" | "get">;
  readonly now: Date;
}

/** The connector of a ticket's session, which each call extends. */
export async function enter(db: Tx, ticket: string, now: Date): Promise<WebConnector | undefined> {
  const connector = await lockWebConnector(db, { ticketHash: hashOf(ticket) });
  if (!connector?.ticketUntil || connector.ticketUntil <= now) return undefined;
  const ticketUntil = new Date(now.getTime() + sessionMs);
  await changeWebConnector(db, connector.id, { ticketUntil, lastSeenAt: now });
  return connector;
}

/** QuickBooks or its company file couldn't be reached; there's no other file to try. */
export async function connectionFailed(
  { tx, now }: ExchangeServices,
  ticket: string,
  hresult: string,
): Promise<"done"> {
  const trouble = isDenied(hresult) ? "not-permitted" : "quickbooks-closed";
  await tx(async (db) => {
    const connector = await enter(db, ticket, now);
    if (connector) await troubled(db, connector, trouble, now);
  });
  return "done";
}

/** Access was never granted to this company file, or was denied. */
const isDenied = (hresult: string): boolean =>
  /^0x(?:80040418|8004041A|80040420)$/i.test(hresult.trim());

export async function closeSession({ tx, now }: ExchangeServices, ticket: string): Promise<void> {
  await tx(async (db) => {
    const connector = await enter(db, ticket, now);
    if (!connector) return;
    const gone = { ticketHash: null, ticketMadeAt: null, ticketUntil: null };
    await changeWebConnector(db, connector.id, gone);
  });
}

/** Records what's wrong, for the waiting page and Web Connector. */
export const troubled = (db: Tx, { id }: WebConnector, trouble: WebConnectorTrouble, now: Date) =>
  changeWebConnector(db, id, { trouble, troubleAt: now });

/** Days Web Connector may be silent (D-14). */
export const daysOfSilence = 14;
export const silenceMs = daysOfSilence * 86_400_000;

/** A session that says nothing for so long is over. */
export const sessionMs = 3_600_000;

/** When a request that nothing comes of ends. */
export const endsAt = ({ progressedAt }: Pick<WebConnector, "progressedAt">): Date =>
  new Date(progressedAt.getTime() + silenceMs);

/** Whether sign-in has ended. An existing connection stays. */
export function hasEnded(
  connector: Pick<WebConnector, "endedAt" | "connectionId" | "progressedAt">,
  now: Date,
): boolean {
  if (connector.endedAt) return true;
  return connector.connectionId === undefined && now >= endsAt(connector);
}

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

interface HashedPassword {
  readonly passwordHash: Buffer;
  readonly passwordSalt: Buffer;
}

// Without letters and digits that look alike.
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** A password to type into Web Connector, of sixty random bits: K7QP-2M9X-R4TD. */
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

/** As typed: in any case, with or without hyphens. */
const plain = (password: string) => password.toUpperCase().replace(/[^A-Z0-9]/g, "");
