export { downloadDocument } from "./download-document.ts";
export { downloadFiles } from "./download-files.ts";
export { uploadDocument } from "./upload-document.ts";
