export {
  type WorkbookStream,
  writeXlsx as buildWorkbook,
} from "@tieout/server/xlsx";
export { transactionsOf } from "./journal-stream.ts";
export { buildLongFile } from "./long-file.ts";
