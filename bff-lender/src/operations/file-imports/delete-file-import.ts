import { deleteUnsentFileImport, saveAuditEvent } from "@tieout/server/database";
import { fileSent } from "@tieout/server/documents";
import { enterFile } from "../../enter-file.ts";
import type { Handler } from "../../operation.ts";

/** Throws a file away that nobody has sent. */
export const deleteFileImport: Handler<"deleteFileImport"> = async (
  { params: { workspaceId, fileImportId: id } },
  { tx, now, requestId, caller, storage },
) => {
  const deleted = await tx(async (db) => {
    const entered = await enterFile(db, { workspaceId, id }, caller, { lock: true });
    if (entered.result === "refused") return entered;
    if (entered.file.state === "sent") return { result: "refused", reply: fileSent() } as const;

    const storageKey = await deleteUnsentFileImport(db, id);
    const actor = { kind: "user", id: caller.userId } as const;
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
  if (deleted.result === "refused") return deleted.reply;

  if (deleted.storageKey !== undefined) await storage.delete(deleted.storageKey);
  return { status: 204 };
};
