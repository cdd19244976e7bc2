export { openStorage, type Storage, type StoredFile } from "./open-storage.ts";
export { spoolFolder } from "./spool-folder.ts";
