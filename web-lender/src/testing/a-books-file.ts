import { tidewaterId } from "./a-workspace.ts";

export {
  aBooksFile,
  aDifferingFile,
  aFecFile,
  aFileWithoutOpenings,
  aFileWithoutTypes,
  fileImportId,
} from "@tieout/web-portal/testing/a-books-file";

export const filePath = `*/api/Workspaces/${tidewaterId}/fileimports`;
