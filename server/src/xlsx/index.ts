export type { PackageZip } from "./package-zip.ts";
export { streamed, type WorkbookStream } from "./workbook-stream.ts";
export { writeXlsx } from "./write-xlsx.ts";
