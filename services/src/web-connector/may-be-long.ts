import type { Tx } from "@tieout/server/database/with-tenant";
import { hashOf } from "@tieout/server/sealing/secrets";
import { findWebConnector } from "./web-connector.ts";

/** Whether an envelope begins like a session's answer: its rest is worth reading then, however long. */
export async function mayBeLong(db: Tx, start: string, now: Date): Promise<boolean> {
  if (!/<(?:\w+:)?receiveResponseXML[\s>]/.test(start)) return false;
  const ticket = /<(?:\w+:)?ticket>([\da-f-]{36})</.exec(start)?.[1];
  if (ticket === undefined) return false;
  const connector = await findWebConnector(db, { ticketHash: hashOf(ticket) });
  return connector?.ticketUntil !== undefined && now < connector.ticketUntil;
}
