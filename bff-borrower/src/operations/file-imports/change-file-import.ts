import type { FileChoices } from "@tieout/core/file-import";
import { changeFileImport as change, saveAuditEvent } from "@tieout/server/database";
import { fileSent, queueReading } from "@tieout/server/documents";
import { notFound } from "@tieout/server/http";
import { presentFileImport } from "@tieout/server/presenting";
import { enterFile } from "../../enter-file.ts";
import type { Handler } from "../../operation.ts";

/** Has a file read again, as the borrower says. */
export const changeFileImport: Handler<"changeFileImport"> = (
  { params: { workspaceId, fileImportId: id }, body: choices },
  { tx, now, language, requestId, caller: { session } },
) =>
  tx(async (db) => {
    const file = await enterFile(db, { workspaceId, id }, session, { lock: true });
    if (!file) return notFound();
    if (file.state === "sent") return fileSent();

    // The contract has held its days to be days.
    const changed = await change(db, id, choices as FileChoices);
    await queueReading(db, changed);
    const actor = { kind: "borrower", id: session.id } as const;
    await saveAuditEvent(db, {
      at: now,
      action: "books-file-changed",
      actor,
      workspaceId,
      subjectId: id,
      requestId,
    });
    return { status: 200, body: presentFileImport(changed, language) };
  });
