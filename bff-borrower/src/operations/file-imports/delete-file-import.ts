import { discard, fileSent } from "@tieout/server/documents";
import { notFound } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { enterFile } from "./guard.ts";

/** Throws a file away that wasn't sent. */
export const deleteFileImport: Handler<"deleteFileImport"> = async (
  { params: { workspaceId, fileImportId: id } },
  { tx, now, requestId, caller: { session }, storage },
) => {
  const deleted = await tx(async (db) => {
    const entered = await enterFile(db, { workspaceId, id }, session, { lock: true });
    if (!entered || entered.state === "sent") {
      return { result: entered ? "sent" : "missing" } as const;
    }

    const file = { id, workspaceId, by: { linkSessionId: session.id }, requestId, now };
    return { result: "deleted", storageKey: await discard(db, file) } as const;
  });
  if (deleted.result !== "deleted") return deleted.result === "sent" ? fileSent() : notFound();

  if (deleted.storageKey !== undefined) await storage.delete(deleted.storageKey);
  return { status: 204 };
};
