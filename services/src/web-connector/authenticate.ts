import { randomUUID } from "node:crypto";
import type { SoapResult } from "@tieout/connectors/quickbooks-desktop/soap";
import type { Transact, Tx } from "@tieout/server/database/with-tenant";
import { hashOf } from "@tieout/server/sealing/secrets";
import { findConnection } from "../connections/connection.ts";
import { findRunningImportId } from "../imports/import.ts";
import { countMessages } from "./messages.ts";
import { hasEnded, isPassword, sessionMs } from "./session.ts";
import {
  changeWebConnector,
  findWebConnector,
  lockWebConnector,
  type WebConnector,
} from "./web-connector.ts";

/** Per the WSDL: a ticket, and "" for the open company file, or why there is none. */
type Answer = readonly [ticket: string, file: "" | "none" | "nvu"];

export const isRefused = (answer: SoapResult): boolean =>
  Array.isArray(answer) && answer[1] === "nvu";

const nobody: Answer = ["", "nvu"];
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Checks Web Connector's password, slower after each wrong one, and ends earlier sessions. */
export async function authenticate(
  tx: Transact,
  { userName, password }: { readonly userName: string; readonly password: string },
  now: Date,
): Promise<Answer> {
  if (!uuid.test(userName)) return nobody;
  const id = userName.toLowerCase();
  const known = await tx((db) => findWebConnector(db, { id }));
  const { passwordHash, passwordSalt } = known ?? {};
  if (!passwordHash || !passwordSalt || isLocked(known, now)) return nobody;
  // Slow on purpose (a password hash), so outside transactions.
  const right = await isPassword(password, { passwordHash, passwordSalt });

  return tx(async (db) => {
    const connector = await lockWebConnector(db, { id });
    if (!connector || isLocked(connector, now)) return nobody;
    // Another password may have been created meanwhile.
    const isCurrent = connector.passwordHash?.equals(passwordHash) === true;
    if (!right || !isCurrent || !(await isOpen(db, connector, now))) {
      await changeWebConnector(db, id, wrong(connector, now));
      return nobody;
    }
    const ticket = randomUUID();
    await changeWebConnector(db, id, {
      wrongPasswords: 0,
      wrongPasswordAt: null,
      lockedUntil: null,
      ticketHash: hashOf(ticket),
      ticketMadeAt: now,
      companySeen: false,
      ticketUntil: new Date(now.getTime() + sessionMs),
      lastSeenAt: now,
      ...(!connector.firstCallAt && { firstCallAt: now, progressedAt: now }),
    });
    return [ticket, (await hasWork(db, connector)) ? "" : "none"];
  });
}

const isLocked = (connector: WebConnector | undefined, now: Date): boolean =>
  connector?.lockedUntil !== undefined && now < connector.lockedUntil;

/** Open unless it or its connection has ended. */
async function isOpen(db: Tx, connector: WebConnector, now: Date): Promise<boolean> {
  if (hasEnded(connector, now)) return false;
  const { workspaceId, connectionId } = connector;
  if (connectionId === undefined) return true;
  const connection = await findConnection(db, { workspaceId, id: connectionId });
  return connection?.state === "Connected";
}

/** A few mistakes cost nothing; then it's a minute, doubling up to an hour. */
function wrong({ wrongPasswords }: WebConnector, now: Date) {
  const tries = wrongPasswords + 1;
  const minutes = tries < 5 ? 0 : Math.min(2 ** (tries - 5), 60);
  return {
    wrongPasswords: tries,
    wrongPasswordAt: now,
    lastSeenAt: now,
    lockedUntil: minutes === 0 ? null : new Date(now.getTime() + minutes * 60_000),
  };
}

/** There's work until the company is known and every question answered. */
async function hasWork(db: Tx, { connectionId }: WebConnector): Promise<boolean> {
  if (connectionId === undefined) return true;
  const importId = await findRunningImportId(db, connectionId);
  if (importId === undefined) return false;
  const { asked, answered, refused } = await countMessages(db, importId);
  return asked > answered + refused;
}

/** Whether an envelope's start belongs to a valid session, so a long rest is worth reading. */
export async function mayBeLong(db: Tx, start: string, now: Date): Promise<boolean> {
  if (!/<(?:\w+:)?receiveResponseXML[\s>]/.test(start)) return false;
  const ticket = /<(?:\w+:)?ticket>([\da-f-]{36})</.exec(start)?.[1];
  if (ticket === undefined) return false;
  const connector = await findWebConnector(db, { ticketHash: hashOf(ticket) });
  return connector?.ticketUntil !== undefined && now < connector.ticketUntil;
}
