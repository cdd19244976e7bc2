export { type ReadYear, transactionsOf } from "./journal-stream.ts";
export { buildLongFile, type LongFile } from "./long-file.ts";
export {
  type WorkbookStream,
  type WorkbookSummary,
  writeXlsx as buildWorkbook,
} from "./xlsx/index.ts";
