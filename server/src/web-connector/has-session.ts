import { findWebConnector, type Tx } from "../database/index.ts";
import { hashOf } from "../sealing/index.ts";

/** Whether an envelope begins with the ticket of a session: its rest is worth reading then, however long. */
export async function hasSession(db: Tx, start: string, now: Date): Promise<boolean> {
  const ticket = /<(?:\w+:)?ticket>([\da-f-]{36})</.exec(start)?.[1];
  if (ticket === undefined) return false;
  const connector = await findWebConnector(db, { ticketHash: hashOf(ticket) });
  return connector?.ticketUntil !== undefined && now < connector.ticketUntil;
}
