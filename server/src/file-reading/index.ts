export {
  type FileBytes,
  type FileReaders,
  type OpenBookFile,
  openFileReaders,
} from "./file-readers.ts";
export { booksKindOf, type FileToRead } from "./file-to-read.ts";
export { type ReadingLimits, readingLimits } from "./limits.ts";
export type { FileLooked } from "./messages.ts";
