export { type KeptMapping, listFileMappings, saveFileMapping } from "./mappings.ts";
export {
  changeFileImport,
  deleteUnsentFileImport,
  type FileImport,
  type FileImportKey,
  type FileReading,
  failFileReading,
  findFileImport,
  findFileToRead,
  findRejectedRows,
  isFileImportSent,
  lockFileImport,
  markFileImportSent,
  type NewFileImport,
  type RejectedRows,
  saveFileImport,
  saveFileReading,
} from "./queries.ts";
