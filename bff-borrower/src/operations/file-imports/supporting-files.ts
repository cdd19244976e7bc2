import {
  receiveSupporting,
  removeSupporting,
} from "@tieout/services/file-imports/receive-supporting";
import { presentFileImport } from "@tieout/services/presenting/file-import";
import type { Handler } from "../operation.ts";
import { authorizeFileImport, requireFileUpload } from "./guard.ts";
import { requireFewUploads } from "./upload-books.ts";

export const addSupportingFile: Handler<"addSupportingFile"> = async (
  { params: { workspaceId, fileImportId }, query: { role, replaces }, body },
  call,
) => {
  const { session } = call.caller;
  await requireFewUploads(call);

  const uploadedBy = { linkSessionId: session.id };
  const file = await receiveSupporting(
    body,
    { workspaceId, fileImportId, role, replaces, uploadedBy },
    async (db, options) => {
      await requireFileUpload(db);
      return authorizeFileImport(db, { workspaceId, id: fileImportId }, session, options);
    },
    call,
  );
  return { status: 200, body: presentFileImport(file, call.language) };
};

export const removeSupportingFile: Handler<"removeSupportingFile"> = async (
  { params: { workspaceId, fileImportId: id, supportingFileId } },
  { tx, now, requestId, language, caller: { session }, storage },
) => {
  const { changed, storageKey } = await tx(async (db) => {
    const file = await authorizeFileImport(db, { workspaceId, id }, session, { lock: true });
    const by = { linkSessionId: session.id };
    return removeSupporting(db, file, supportingFileId, { by, requestId, now });
  });

  if (storageKey !== undefined) await storage.delete(storageKey);
  return { status: 200, body: presentFileImport(changed, language) };
};
