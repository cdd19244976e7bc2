import { findUserCopyFile, forgetUserCopyFile } from "@tieout/services/user-copies/download";
import type { JobHandler } from "../job-handler.ts";

/** Deletes a copy's file once its time is over; where it's gone already, that is as it should be. */
export const deleteUserCopy: JobHandler<"delete-user-copy"> = async (
  { userCopyId },
  run,
  { storage },
) => {
  const key = await run.tx((db) => findUserCopyFile(db, userCopyId));
  if (key === undefined) return;
  await storage.delete(key);
  await run.tx((db) => forgetUserCopyFile(db, userCopyId));
};
