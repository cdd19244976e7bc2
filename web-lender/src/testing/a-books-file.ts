import { tidewaterId } from "./a-workspace.ts";

export { aBooksFile, aDifferingFile, fileImportId } from "@tieout/web-portal/testing/a-books-file";

/** Where a file's answers come from. */
export const filePath = `*/api/Workspaces/${tidewaterId}/fileimports`;
