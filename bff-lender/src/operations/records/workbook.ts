import type { Workbook, WorkbookRevision } from "@tieout/server/database";
import type { Wire } from "../wire.ts";

export function presentRevision(revision: WorkbookRevision): Wire["WorkbookRevision"] {
  const { revisionNumber, outcome, requestedAt, requestedBy, workbooks } = revision;
  return {
    revisionNumber,
    outcome,
    creationTime: requestedAt.toISOString(),
    ...(requestedBy && { requestedBy }),
    workbooks: workbooks.map(presentWorkbook),
  };
}

function presentWorkbook(workbook: Workbook): Wire["WorkbookRevision"]["workbooks"][number] {
  const { variantId, basis, revisionNumber, outcome, errorDescription, fileName, fileSize } =
    workbook;
  return {
    variantId,
    basis,
    revisionNumber,
    outcome,
    filename: fileName ?? `${variantId}.xlsx`,
    ...(errorDescription && { errorDescription }),
    creationTime: workbook.createdAt.toISOString(),
    ...(fileSize !== undefined && { fileSize }),
    ...(workbook.fileSha256 && { sha256: workbook.fileSha256.toString("hex") }),
    tags: [...workbook.tags],
  };
}
