import { workspaceId } from "./answers.ts";

export {
  aBooksFile,
  aDifferingFile,
  aFileWithoutOpenings,
  aFileWithoutTypes,
  aSieFile,
  fileImportId,
  unsaidTypes,
} from "@tieout/web-portal/testing/a-books-file";

export const filePath = `*/api/Workspaces/${workspaceId}/fileimports`;
