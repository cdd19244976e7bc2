export type { WorkbookStream } from "@tieout/server/xlsx/workbook-stream";
export { writeXlsx as buildWorkbook } from "@tieout/server/xlsx/write-xlsx";
export { transactionsOf } from "./journal-stream.ts";
export { buildLongFile } from "./long-file.ts";
