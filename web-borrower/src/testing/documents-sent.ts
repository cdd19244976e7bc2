import * as given from "./given.ts";

export const documentsPath = "*/api/documents/:workspaceId";

/** The server's answer to an upload. */
export const aDocument = () => ({
  ...{ id: given.submissionId, fileName: "a.pdf", bytes: 3, type: "pdf" },
  scanState: "not-scanned",
});
