export { wordsOfBooksProblem } from "./books-refusals.ts";
export { booksTemplateDownload } from "./books-template.ts";
export { distinctNames } from "./distinct-names.ts";
export { downloadHeaders } from "./download.ts";
export {
  type BooksAddress,
  type BooksReceived,
  queueReading,
  receiveBooks,
} from "./receive-books.ts";
export {
  type DocumentAddress,
  type DocumentReceived,
  type DocumentServices,
  receiveDocument,
} from "./receive-document.ts";
export { fileSent, fileUnread } from "./refusals.ts";
export { rejectedRowsDownload } from "./rejected-rows.ts";
export { rememberMapping } from "./remember-mapping.ts";
export { clamdScanner, type Scan, type ScanOutcome } from "./scanner.ts";
export { discard, readAgain, type UnsentFile } from "./unsent-file.ts";
export { type ZippedFile, zipSizeLimit, zipStream } from "./zip.ts";
