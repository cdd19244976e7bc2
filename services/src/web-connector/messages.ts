import { computed, table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { rowAs } from "@tieout/server/database/without-nulls";

export interface WebConnectorMessage {
  readonly importId: string;
  readonly position: number;
  readonly name: string;
  readonly body: string;
  readonly state: "waiting" | "sent" | "answered" | "refused";
  readonly parts: number;
  /** All bytes answered, retries included. */
  readonly bytes: number;
  /** Asks for the next part within the same session. */
  readonly iteratorId?: string;
  /** The package's own error number. */
  readonly statusCode?: number;
}

const columns = [
  "importId",
  "position",
  "name",
  "body",
  "state",
  "parts",
  "bytes",
  "iteratorId",
  "statusCode",
] as const;

const messages = (db: Tx, of: Partial<WebConnectorMessage>) =>
  table(db, "webConnectorMessages").where({ tenantId: db.tenantId, ...of });

export async function askMessages(
  db: Tx,
  importId: string,
  asked: readonly Pick<WebConnectorMessage, "name" | "body">[],
): Promise<void> {
  if (asked.length === 0) return;
  const { tenantId } = db;
  const rows = asked.map(({ name, body }, position) => ({
    name,
    body,
    position,
    importId,
    tenantId,
  }));
  await table(db, "webConnectorMessages").insert(rows).onConflict().ignore();
}

export async function findNextMessage(
  db: Tx,
  importId: string,
): Promise<WebConnectorMessage | undefined> {
  return found(
    await messages(db, { importId, state: "waiting" })
      .orderBy("position")
      .first(...columns),
  );
}

export async function findSentMessage(
  db: Tx,
  importId: string,
): Promise<WebConnectorMessage | undefined> {
  return found(await messages(db, { importId, state: "sent" }).first(...columns));
}

/** The refused question, if any: the import can't go on then. */
export async function findRefusedMessage(
  db: Tx,
  importId: string,
): Promise<WebConnectorMessage | undefined> {
  return found(
    await messages(db, { importId, state: "refused" })
      .orderBy("position")
      .first(...columns),
  );
}

export async function findMessage(
  db: Tx,
  key: Pick<WebConnectorMessage, "importId" | "name">,
): Promise<WebConnectorMessage | undefined> {
  return found(await messages(db, key).first(...columns));
}

export type MessageChange =
  | {
      readonly state: "waiting";
      readonly iteratorId?: string;
      readonly parts: number;
      readonly bytes?: number;
    }
  | { readonly state: "sent" }
  | {
      readonly state: "answered";
      readonly parts: number;
      readonly answeredAt: Date;
      readonly bytes: number;
    }
  | { readonly state: "refused"; readonly statusCode: number };

export async function changeMessage(
  db: Tx,
  { importId, position }: Pick<WebConnectorMessage, "importId" | "position">,
  change: MessageChange,
): Promise<void> {
  const iteratorId = "iteratorId" in change ? change.iteratorId : null;
  const left = change.state === "sent" ? {} : { iteratorId };
  await messages(db, { importId, position }).update({ ...change, ...left });
}

/** Iterators don't outlive a session, so incomplete answers are asked again. */
export async function askAnew(db: Tx, importId: string): Promise<void> {
  await messages(db, { importId })
    .whereIn("state", ["waiting", "sent"])
    .update({ state: "waiting", parts: 0, iteratorId: null });
}

export interface MessageCounts {
  readonly answered: number;
  readonly asked: number;
  readonly refused: number;
}

export async function countMessages(db: Tx, importId: string): Promise<MessageCounts> {
  const row = await messages(db, { importId }).first({
    asked: computed<number>(db, "count(*)::int"),
    answered: computed<number>(db, "count(*) filter (where state = 'answered')::int"),
    refused: computed<number>(db, "count(*) filter (where state = 'refused')::int"),
  });
  return row ?? { answered: 0, asked: 0, refused: 0 };
}

export async function sumReplyBytes(db: Tx, importId: string): Promise<number> {
  const row = await messages(db, { importId }).sum({ bytes: "bytes" }).first();
  return Number(row?.bytes ?? 0);
}

export async function forgetMessages(db: Tx, importId: string): Promise<void> {
  await messages(db, { importId }).delete();
}

const found = (row: object | undefined): WebConnectorMessage | undefined =>
  row && rowAs<WebConnectorMessage>(row);
