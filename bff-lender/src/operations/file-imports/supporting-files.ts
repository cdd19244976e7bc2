import {
  receiveSupporting,
  removeSupporting,
} from "@tieout/services/file-imports/receive-supporting";
import { presentFileImport } from "@tieout/services/presenting/file-import";
import type { Handler } from "../operation.ts";
import { authorizeFileImport, requireFileUpload } from "./guard.ts";

export const addSupportingFile: Handler<"addSupportingFile"> = async (
  { params: { workspaceId, fileImportId }, query: { role, replaces }, body },
  call,
) => {
  const { caller, language } = call;
  const uploadedBy = { userId: caller.userId };
  const address = { workspaceId, fileImportId, role, replaces, uploadedBy };
  const file = await receiveSupporting(
    body,
    address,
    async (db, options) => {
      await requireFileUpload(db);
      return authorizeFileImport(db, { workspaceId, id: fileImportId }, caller, options);
    },
    call,
  );
  return { status: 200, body: presentFileImport(file, language) };
};

export const removeSupportingFile: Handler<"removeSupportingFile"> = async (
  { params: { workspaceId, fileImportId: id, supportingFileId } },
  { tx, now, requestId, language, caller, storage },
) => {
  const { changed, storageKey } = await tx(async (db) => {
    const file = await authorizeFileImport(db, { workspaceId, id }, caller, { lock: true });
    const by = { userId: caller.userId };
    return removeSupporting(db, file, supportingFileId, { by, requestId, now });
  });

  if (storageKey !== undefined) await storage.delete(storageKey);
  return { status: 200, body: presentFileImport(changed, language) };
};
