export { type DocumentKind, documentFileName } from "./file-name.ts";
export { fileSize } from "./file-size.ts";
export { documentsAtMost, type UploadSwitches, type UploadTarget, uploadOf } from "./upload.ts";
