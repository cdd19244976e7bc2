import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";

export async function markFileImportSent(
  db: Tx,
  id: string,
  sent: {
    readonly connectionId: string;
    readonly submissionId: string;
    readonly financialRecordId: string;
    readonly differenceAccepted: boolean;
    readonly now: Date;
  },
): Promise<void> {
  const { now, ...rest } = sent;
  await table(db, "fileImports")
    .where({ tenantId: db.tenantId, id })
    .update({ ...rest, state: "sent", sentAt: now });
}

/** Takes away one that wasn't sent. Its storage key, for its file to go as well. */
export async function deleteUnsentFileImport(db: Tx, id: string): Promise<string | undefined> {
  const [row] = await table(db, "fileImports")
    .where({ tenantId: db.tenantId, id })
    .whereNot({ state: "sent" })
    .delete()
    .returning("storageKey");
  return row?.storageKey ?? undefined;
}

/** Whether a collection was read from what lies there, so that it stays. */
export async function isFileImportKept(
  db: Tx,
  { id, storageKey }: { readonly id: string; readonly storageKey: string },
): Promise<boolean> {
  const row = await table(db, "fileImports")
    .where({ tenantId: db.tenantId, id, storageKey, state: "sent" })
    .first("id");
  return row !== undefined;
}

/** Takes away what a connection's books were read from, and what was seen in it. Where its file lay. */
export async function forgetFileOfConnection(
  db: Tx,
  connectionId: string,
): Promise<{ readonly id: string; readonly storageKey: string } | undefined> {
  const own = { tenantId: db.tenantId, connectionId };
  const file = await table(db, "fileImports")
    .where(own)
    .whereNotNull("storageKey")
    .first("id", "storageKey");
  if (file)
    await table(db, "fileImports")
      .where(own)
      .update({ storageKey: null, report: null, rejected: null });
  return file;
}
