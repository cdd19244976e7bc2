import type { Transact, Tx } from "@tieout/server/database/with-tenant";
import type { Sealer } from "@tieout/server/sealing/sealer";
import { hashOf } from "@tieout/server/sealing/secrets";
import type { Storage } from "@tieout/server/storage/open-storage";
import { sessionMs } from "./lifetime.ts";
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

/** Whoever has this session's ticket; each call keeps it open. */
export async function enter(db: Tx, ticket: string, now: Date): Promise<WebConnector | undefined> {
  const connector = await lockWebConnector(db, { ticketHash: hashOf(ticket) });
  if (!connector?.ticketUntil || connector.ticketUntil <= now) return undefined;
  const ticketUntil = new Date(now.getTime() + sessionMs);
  await changeWebConnector(db, connector.id, { ticketUntil, lastSeenAt: now });
  return connector;
}

/** QuickBooks or its company file couldn't be reached. There is no other file that could be opened instead. */
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

/** Nobody has let us in to this company file, or somebody has said no. */
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

/** Notes what is wrong, for the page that waits and for whoever sits before Web Connector. */
export const troubled = (db: Tx, { id }: WebConnector, trouble: WebConnectorTrouble, now: Date) =>
  changeWebConnector(db, id, { trouble, troubleAt: now });
