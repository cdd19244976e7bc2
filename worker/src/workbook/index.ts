export {
  type WorkbookStream,
  type WorkbookSummary,
  writeXlsx as buildWorkbook,
} from "./xlsx/index.ts";
