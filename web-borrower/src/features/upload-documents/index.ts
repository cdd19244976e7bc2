export { UploadDocuments } from "./upload-documents.tsx";
