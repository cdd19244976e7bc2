export { type DocumentKind, documentFileName } from "./file-name.ts";
export { documentsAtMost, type UploadSwitches, type UploadTarget, uploadOf } from "./upload.ts";
