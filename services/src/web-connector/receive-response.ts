import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { isList, statusOf } from "@tieout/connectors/quickbooks-desktop/qbxml";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { TenantSealer } from "@tieout/server/sealing/sealer";
import type { Storage } from "@tieout/server/storage/open-storage";
import { spoolFolder } from "@tieout/server/storage/spool-folder";
import { markImportProgress } from "../imports/run.ts";
import { queueImport } from "../imports/start-import.ts";
import { findImportToAnswer } from "./bind-company.ts";
import {
  changeMessage,
  countMessages,
  findMessage,
  findSentMessage,
  sumReplyBytes,
  type WebConnectorMessage,
} from "./messages.ts";
import { type ExchangeServices, enter, troubled } from "./session.ts";
import { changeWebConnector, type WebConnector } from "./web-connector.ts";

interface ReplyGiven {
  readonly response: string;
  /** Set if QuickBooks couldn't be reached. */
  readonly hresult: string;
}

/** Saves an answer. Returns the percentage done, or −1 for an error, as Web Connector wants it. */
export async function receiveResponse(
  services: ExchangeServices,
  ticket: string,
  { response, hresult }: ReplyGiven,
): Promise<number> {
  const { tx, sealer, storage, now } = services;
  const asked = await tx(async (db) => {
    const connector = await enter(db, ticket, now);
    const importId = connector && (await findImportToAnswer(db, connector));
    const message = importId === undefined ? undefined : await findSentMessage(db, importId);
    if (!connector || !message) return undefined;
    const bytesBefore = await sumReplyBytes(db, message.importId);
    const seals = await sealer.forTenant(db);
    return { connector, message, bytesBefore, seals, tenantId: db.tenantId };
  });
  if (!asked) return -1;
  const { connector, message, bytesBefore, seals, tenantId } = asked;
  const { importId, position, parts } = message;

  const said = hresult === "" ? await statusOf(response) : failureOf(hresult);
  if (await tx((db) => isRepeated(db, message, said))) {
    return tx(async (db) => ((await enter(db, ticket, now)) ? percentDone(db, importId) : -1));
  }
  const bytes = Buffer.byteLength(response);
  const status = judged(said, message, { bytes, bytesBefore });
  if (status.result === "failed") {
    await tx((db) => sendAgain(db, connector, message, now));
    return -1;
  }
  if (status.result === "answered") {
    await repliesOf(storage, seals, { tenantId, importId }).put(position, parts, response);
  }
  return tx(async (db) => {
    const still = await enter(db, ticket, now);
    // Another session began or the import ended, so this answer is dropped.
    if (!still || !(await markImportProgress(db, importId, now))) return -1;
    if (status.result === "answered") {
      await changeMessage(db, message, partTaken(message, { next: status.next, bytes, now }));
      await changeWebConnector(db, still.id, { progressedAt: now, trouble: null, troubleAt: null });
    } else {
      const statusCode = status.result === "refused" ? status.statusCode : ours[status.result];
      const trouble = isPermission(statusCode) ? "not-permitted" : "quickbooks-failed";
      await changeMessage(db, message, { state: "refused", statusCode });
      await troubled(db, still, trouble, now);
    }
    const done = status.result === "answered" ? await percentDone(db, importId) : -1;
    // The import continues, or fails on what was refused.
    if (done === 100 || done === -1) await queueImport(db, importId);
    return done;
  });
}

/** A message after a part of its answer: asked for the `next` one, where there is one. */
function partTaken(
  { parts, bytes: before }: WebConnectorMessage,
  part: { readonly next: string | undefined; readonly bytes: number; readonly now: Date },
) {
  const taken = { parts: parts + 1, bytes: before + part.bytes };
  return part.next === undefined
    ? ({ state: "answered", ...taken, answeredAt: part.now } as const)
    : ({ state: "waiting", ...taken, iteratorId: part.next } as const);
}

/** Percentage of questions answered; 100 only for all. */
async function percentDone(db: Tx, importId: string): Promise<number> {
  const { answered, asked } = await countMessages(db, importId);
  return answered < asked ? Math.min(99, Math.floor((answered / asked) * 100)) : 100;
}

/** A list has a thousand names a part, and QuickBooks holds fewer than these parts would. */
const mostParts = 200;
const longestPart = 1 << 20;
/** An import's limit, retries included: many times the largest company file. */
const mostBytes = 4 * 2 ** 30;

/** Checks a reply: only lists have several parts, and none is endless. */
function judged(
  said: Said,
  { body, parts }: WebConnectorMessage,
  { bytes, bytesBefore }: { readonly bytes: number; readonly bytesBefore: number },
): Said | { readonly result: "endless" } {
  if (said.result !== "answered") return said;
  if (bytesBefore + bytes > mostBytes) return { result: "endless" };
  if (said.next === undefined && parts === 0) return said;
  if (!isList(body)) return { result: "unreadable" };
  return bytes <= longestPart && parts < mostParts ? said : { result: "endless" };
}

/** Whether it repeats an answered question, as the network may deliver a call twice. */
async function isRepeated(
  db: Tx,
  { importId, name }: WebConnectorMessage,
  said: Said,
): Promise<boolean> {
  if (!("question" in said) || said.question === undefined || said.question === name) return false;
  return (await findMessage(db, { importId, name: said.question })) !== undefined;
}

type Said = Awaited<ReturnType<typeof statusOf>> | ReturnType<typeof failureOf>;

async function sendAgain(
  db: Tx,
  connector: WebConnector,
  message: WebConnectorMessage,
  now: Date,
): Promise<void> {
  await changeMessage(db, message, { state: "waiting", parts: 0 });
  await troubled(db, connector, "quickbooks-closed", now);
}

/** Our own refusals; QuickBooks's numbers begin at 0. */
const ours = { unreadable: -1, endless: -2 } as const;

/** Unparseable questions fail for good; otherwise it couldn't be asked just now. */
const failureOf = (hresult: string) =>
  /^0x80040400$/i.test(hresult.trim())
    ? ({ result: "unreadable" } as const)
    : ({ result: "failed" } as const);

/** It exceeded an import's size limit. */
export const isEndless = (statusCode: number): boolean => statusCode === ours.endless;

/** The QuickBooks user lacks permission, or the company file refuses everyone. */
export const isPermission = (statusCode: number): boolean =>
  statusCode === 3260 || statusCode === 3261;

const pack = promisify(gzip);
const unpack = promisify(gunzip);

export interface Replies {
  readonly put: (position: number, part: number, reply: string) => Promise<void>;
  readonly get: (position: number, parts: number) => Promise<readonly string[]>;
}

/** QuickBooks's answers, compressed and sealed, stored and deleted with the import's other parts (D-23). */
export function repliesOf(
  storage: Pick<Storage, "put" | "get">,
  { seal, open }: Pick<TenantSealer, "seal" | "open">,
  { tenantId, importId }: { readonly tenantId: string; readonly importId: string },
): Replies {
  const keyOf = (position: number, part: number) =>
    `${spoolFolder(tenantId, importId)}/replies/${position}/${part}`;
  const placeOf = (key: string) => ({ purpose: "web-connector-reply", id: key });

  return {
    put: async (position, part, reply) => {
      const key = keyOf(position, part);
      await storage.put(key, seal(placeOf(key), await pack(reply, { level: 1 })));
    },
    get: async (position, parts) => {
      const found: string[] = [];
      for (let part = 0; part < parts; part++) {
        const key = keyOf(position, part);
        found.push((await unpack(open(placeOf(key), await storage.get(key)))).toString("utf8"));
      }
      return found;
    },
  };
}
