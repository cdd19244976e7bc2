import { spoolFolder } from "../collect/storage-spool.ts";
import type { JobHandler } from "../job-handler.ts";

/** Deletes an import's parts; where there are none any more, that is as it should be. */
export const deleteSpool: JobHandler<"delete-spool"> = async (
  { importId },
  { tenantId },
  { storage },
) => {
  await storage.deleteFolder(spoolFolder(tenantId, importId));
};
