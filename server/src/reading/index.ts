export { readBooks } from "./read-books.ts";
export { firstRows, readSheets, type SheetKind } from "./read-sheets.ts";
export { FileRefused, fileSizeLimit, type Refusal } from "./refusal.ts";
export type { Sheet } from "./sheet.ts";
export { type FileKind, type Sniffed, sniff } from "./sniff.ts";
export { sniffFile } from "./sniff-file.ts";
export { textLines } from "./text-lines.ts";
export { xmlEvents } from "./xml-events.ts";
