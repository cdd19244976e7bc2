export { type BooksRecipe, openBooks, type SheetMapping, summedBooks } from "./open-books.ts";
export { readBooks, type SummedBooks } from "./read-books.ts";
export { firstRows, readSheets, type SheetKind } from "./read-sheets.ts";
export { type BooksProblem, FileRefused, fileSizeLimit, type Refusal } from "./refusal.ts";
export type { Sheet } from "./sheet.ts";
export { type Sniffed, sniff } from "./sniff.ts";
export { sniffFile, sniffStart } from "./sniff-file.ts";
export { encodingOf } from "./text-encoding.ts";
export { textLines } from "./text-lines.ts";
export { xmlEvents } from "./xml-events.ts";
export {
  piecesOf,
  readInTurns,
  type XmlHandlers,
  type XmlReader,
  xmlReader,
} from "./xml-stream.ts";
