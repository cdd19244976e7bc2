export { changeFileImport } from "./change-file-import.ts";
export { deleteFileImport } from "./delete-file-import.ts";
export { downloadBooksTemplate } from "./download-books-template.ts";
export { downloadRejectedRows } from "./download-rejected-rows.ts";
export { getFileImport } from "./get-file-import.ts";
export { sendFileImport } from "./send-file-import.ts";
export { uploadBooks } from "./upload-books.ts";
