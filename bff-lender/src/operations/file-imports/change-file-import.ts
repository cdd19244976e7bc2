import type { FileChoices } from "@tieout/core/file-import";
import { changeFileImport as change, saveAuditEvent } from "@tieout/server/database";
import { fileSent, queueReading } from "@tieout/server/documents";
import { presentFileImport } from "@tieout/server/presenting";
import { enterFile } from "../../enter-file.ts";
import type { Handler } from "../../operation.ts";

/** Has a file read again, as somebody says. */
export const changeFileImport: Handler<"changeFileImport"> = (
  { params: { workspaceId, fileImportId: id }, body: choices },
  { tx, now, language, requestId, caller },
) =>
  tx(async (db) => {
    const entered = await enterFile(db, { workspaceId, id }, caller, { lock: true });
    if (entered.result === "refused") return entered.reply;
    if (entered.file.state === "sent") return fileSent();

    // The contract has held its days to be days.
    const changed = await change(db, id, choices as FileChoices);
    await queueReading(db, changed);
    const actor = { kind: "user", id: caller.userId } as const;
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
