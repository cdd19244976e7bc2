export {
  changeFileImport,
  type FileImport,
  type FileImportKey,
  findFileImport,
  lockFileImport,
  type NewFileImport,
  saveFileImport,
} from "./file-import.ts";
export { listFileMappings, saveFileMapping } from "./mappings.ts";
export {
  type FileReading,
  failFileReading,
  findFileToRead,
  findRejectedRows,
  saveFileReading,
} from "./reading.ts";
export {
  deleteUnsentFileImport,
  forgetFileOfConnection,
  isFileImportKept,
  markFileImportSent,
} from "./sent.ts";
