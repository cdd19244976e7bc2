export { transactionsOf } from "./journal-stream.ts";
export { buildLongFile } from "./long-file.ts";
export {
  type WorkbookStream,
  writeXlsx as buildWorkbook,
} from "./xlsx/index.ts";
