import { deleteUnsentFileImport, saveAuditEvent } from "@tieout/server/database";
import { fileSent } from "@tieout/server/documents";
import { notFound } from "@tieout/server/http";
import { enterFile } from "../../enter-file.ts";
import type { Handler } from "../../operation.ts";

/** Throws a file away that wasn't sent. */
export const deleteFileImport: Handler<"deleteFileImport"> = async (
  { params: { workspaceId, fileImportId: id } },
  { tx, now, requestId, caller: { session }, storage },
) => {
  const deleted = await tx(async (db) => {
    const file = await enterFile(db, { workspaceId, id }, session, { lock: true });
    if (!file || file.state === "sent") return { result: file ? "sent" : "missing" } as const;

    const storageKey = await deleteUnsentFileImport(db, id);
    const actor = { kind: "borrower", id: session.id } as const;
    await saveAuditEvent(db, {
      at: now,
      action: "books-file-deleted",
      actor,
      workspaceId,
      subjectId: id,
      requestId,
    });
    return { result: "deleted", storageKey } as const;
  });
  if (deleted.result !== "deleted") return deleted.result === "sent" ? fileSent() : notFound();

  if (deleted.storageKey !== undefined) await storage.delete(deleted.storageKey);
  return { status: 204 };
};
