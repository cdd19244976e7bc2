export { downloadHeaders } from "./download.ts";
export {
  type DocumentAddress,
  type DocumentReceived,
  type DocumentServices,
  receiveDocument,
} from "./receive-document.ts";
export { clamdScanner, type Scan, type ScanOutcome } from "./scanner.ts";
export { distinctNames, type ZippedFile, zipSizeLimit, zipStream } from "./zip.ts";
