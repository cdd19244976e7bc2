export { openStorage, type Storage } from "./open-storage.ts";
export { spoolFolder } from "./spool-folder.ts";
