export { type PackageZip, type Part, packageZip } from "./package-zip.ts";
export { type WorkbookStream, type WorkbookSummary, writeXlsx } from "./write-xlsx.ts";
