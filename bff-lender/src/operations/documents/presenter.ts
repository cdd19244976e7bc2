import type { Document } from "@tieout/services/documents/document";
import type { Wire } from "../wire.ts";

export function presentOwnDocument(
  document: Document,
): Wire["SubmissionDetails"]["documents"][number] {
  const { id, fileName, deletedAt, uploadedAt, fileSize, scanState, uploadedByUserId } = document;
  return {
    id,
    fileName,
    isDeleted: deletedAt !== undefined,
    scanState,
    bytes: fileSize,
    uploadTime: uploadedAt.toISOString(),
    uploadedBy: uploadedByUserId === undefined ? "borrower" : "lender",
  };
}
