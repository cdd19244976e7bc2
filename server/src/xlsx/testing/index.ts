export { bytesOf, partsOf, type ReadCell, type ReadSheet, readXlsx } from "./read-xlsx.ts";
