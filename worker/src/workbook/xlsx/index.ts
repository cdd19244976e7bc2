export type { PackageZip, Part } from "./package-zip.ts";
export { streamed, type WorkbookStream, type WorkbookSummary } from "./workbook-stream.ts";
export { writeXlsx } from "./write-xlsx.ts";
