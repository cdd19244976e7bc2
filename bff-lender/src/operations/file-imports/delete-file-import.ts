import { discard, fileSent } from "@tieout/server/documents";
import type { Handler } from "../../operation.ts";
import { enterFile } from "./guard.ts";

/** Throws a file away that nobody has sent. */
export const deleteFileImport: Handler<"deleteFileImport"> = async (
  { params: { workspaceId, fileImportId: id } },
  { tx, now, requestId, caller, storage },
) => {
  const deleted = await tx(async (db) => {
    const entered = await enterFile(db, { workspaceId, id }, caller, { lock: true });
    if (entered.result === "refused") return entered;
    if (entered.file.state === "sent") return { result: "refused", reply: fileSent() } as const;

    const file = { id, workspaceId, by: { userId: caller.userId }, requestId, now };
    return { result: "deleted", storageKey: await discard(db, file) } as const;
  });
  if (deleted.result === "refused") return deleted.reply;

  if (deleted.storageKey !== undefined) await storage.delete(deleted.storageKey);
  return { status: 204 };
};
