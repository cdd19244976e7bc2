export { type PackageZip, type Part, packageZip } from "./package-zip.ts";
export { type WorkbookStream, writeXlsx } from "./write-xlsx.ts";
