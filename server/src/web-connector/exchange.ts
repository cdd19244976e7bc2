import { queueImport } from "../collecting/index.ts";
import {
  ConnectorError,
  continued,
  isList,
  openCompanyOf,
  qbxml,
  statusOf,
} from "../connectors/index.ts";
import {
  askAnew,
  changeMessage,
  changeWebConnector,
  countMessages,
  findNextMessage,
  findRunningImportId,
  findSentMessage,
  lockWebConnector,
  markImportProgress,
  type Transact,
  type Tx,
  type WebConnector,
  type WebConnectorMessage,
  type WebConnectorTrouble,
} from "../database/index.ts";
import { hashOf, type Sealer } from "../sealing/index.ts";
import type { Storage } from "../storage/index.ts";
import { bindCompany } from "./bind-company.ts";
import { sessionMs } from "./lifetime.ts";
import { repliesOf } from "./replies.ts";

export interface ExchangeServices {
  readonly tx: Transact;
  readonly sealer: Sealer;
  readonly storage: Pick<Storage, "put" | "get">;
  readonly now: Date;
}

/** What Web Connector tells with the first call of a session, and a part of with each other. */
export interface FileOpened {
  readonly hcpResponse: string;
  readonly file: string;
  readonly country: string;
}

/**
 * The next question, or "" where there is none at the moment. Before anything is asked, the company file that is
 * open is held against the one that is meant.
 */
export async function sendRequest(
  { tx, sealer, now }: ExchangeServices,
  ticket: string,
  { hcpResponse, file, country }: FileOpened,
): Promise<string> {
  return tx(async (db) => {
    const connector = await enter(db, ticket, now);
    if (!connector) return "";
    if (!connector.companySeen) {
      const company = companyIn(hcpResponse, country);
      if (!company) {
        await troubled(db, connector, "quickbooks-failed", now);
        return "";
      }
      if ((await bindCompany(db, sealer, connector, { company, file, now })) !== "bound") return "";
    }
    const bound = await lockWebConnector(db, { id: connector.id });
    const importId = bound?.connectionId && (await findRunningImportId(db, bound.connectionId));
    if (!bound?.qbxmlVersion || importId === undefined || importId === "") return "";
    if (!connector.companySeen) await askAnew(db, importId);

    const message = await findNextMessage(db, importId);
    if (!message) return "";
    await changeMessage(db, message, { state: "sent" });
    const { body, iteratorId } = message;
    return qbxml(bound.qbxmlVersion, iteratorId ? continued(body, iteratorId) : body);
  });
}

export interface ReplyGiven {
  readonly response: string;
  /** Set where QuickBooks couldn't be asked. */
  readonly hresult: string;
}

/** Keeps an answer. Gives how much of a hundred is done, or −1 where it went wrong. */
export async function receiveResponse(
  services: ExchangeServices,
  ticket: string,
  { response, hresult }: ReplyGiven,
): Promise<number> {
  const { tx, sealer, storage, now } = services;
  const asked = await tx(async (db) => {
    const connector = await enter(db, ticket, now);
    const importId = connector?.connectionId
      ? await findRunningImportId(db, connector.connectionId)
      : undefined;
    const message = importId === undefined ? undefined : await findSentMessage(db, importId);
    if (!connector || !message) return undefined;
    return { connector, message, seals: await sealer.forTenant(db), tenantId: db.tenantId };
  });
  if (!asked) return -1;
  const { connector, message, seals, tenantId } = asked;
  const { importId, position, parts } = message;

  const status = hresult === "" ? await boundedStatus(message, response) : failureOf(hresult);
  if (status.result === "failed") {
    await tx((db) => sendAgain(db, connector, message, now));
    return -1;
  }
  if (status.result === "answered") {
    await repliesOf(storage, seals, { tenantId, importId }).put(position, parts, response);
  }
  return tx(async (db) => {
    const still = await enter(db, ticket, now);
    // Another session has begun in the meantime, or the import has ended: this answer is nobody's.
    if (!still || !(await markImportProgress(db, importId, now))) return -1;
    if (status.result !== "answered") {
      const statusCode = status.result === "refused" ? status.statusCode : unreadable;
      await changeMessage(db, message, { state: "refused", statusCode });
      await troubled(
        db,
        still,
        isPermission(statusCode) ? "not-permitted" : "quickbooks-failed",
        now,
      );
      await queueImport(db, importId);
      return -1;
    }
    const { next } = status;
    await changeMessage(
      db,
      message,
      next === undefined
        ? { state: "answered", parts: parts + 1, answeredAt: now }
        : { state: "waiting", parts: parts + 1, iteratorId: next },
    );
    await changeWebConnector(db, still.id, { progressedAt: now, trouble: null, troubleAt: null });
    const counts = await countMessages(db, importId);
    if (counts.answered < counts.asked) {
      return Math.min(99, Math.floor((counts.answered / counts.asked) * 100));
    }
    await queueImport(db, importId);
    return 100;
  });
}

/** A list has a thousand names a part, and QuickBooks keeps fewer than these parts would hold. */
const mostParts = 200;
const longestPart = 1 << 20;

/** An answer's status; parts that are none of a list, or come without end, aren't read. */
async function boundedStatus({ body, parts }: WebConnectorMessage, response: string) {
  const status = await statusOf(response);
  if (status.result !== "answered" || (status.next === undefined && parts === 0)) return status;
  const isPart = isList(body) && response.length <= longestPart && parts < mostParts;
  return isPart ? status : ({ result: "unreadable" } as const);
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

/** Whoever has this session's ticket; each call keeps it open. */
export async function enter(db: Tx, ticket: string, now: Date): Promise<WebConnector | undefined> {
  const connector = await lockWebConnector(db, { ticketHash: hashOf(ticket) });
  if (!connector?.ticketUntil || connector.ticketUntil <= now) return undefined;
  const ticketUntil = new Date(now.getTime() + sessionMs);
  await changeWebConnector(db, connector.id, { ticketUntil, lastSeenAt: now });
  return connector;
}

function companyIn(hcpResponse: string, country: string) {
  try {
    return openCompanyOf(hcpResponse, country);
  } catch (fault) {
    if (fault instanceof ConnectorError) return undefined;
    throw fault;
  }
}

const troubled = (db: Tx, { id }: WebConnector, trouble: WebConnectorTrouble, now: Date) =>
  changeWebConnector(db, id, { trouble, troubleAt: now });

async function sendAgain(
  db: Tx,
  connector: WebConnector,
  message: WebConnectorMessage,
  now: Date,
): Promise<void> {
  await changeMessage(db, message, { state: "waiting", parts: 0 });
  await troubled(db, connector, "quickbooks-closed", now);
}

/** QuickBooks's own numbers begin at 0. */
const unreadable = -1;

/** It couldn't parse the question, which won't be another one the next time; or it couldn't be asked just now. */
const failureOf = (hresult: string) =>
  /^0x80040400$/i.test(hresult.trim())
    ? ({ result: "unreadable" } as const)
    : ({ result: "failed" } as const);

/** Whoever signed in at QuickBooks may not read it, or the company file lets nobody. */
export const isPermission = (statusCode: number): boolean =>
  statusCode === 3260 || statusCode === 3261;
