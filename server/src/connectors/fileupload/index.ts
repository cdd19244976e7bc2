import { fileUpload as files } from "@tieout/core/tenant";
import type { Connector } from "../connector.ts";
import { type FileStore, fileReader } from "./reader.ts";

export type { FileStore } from "./reader.ts";
export { tokensOfFile } from "./stored-books.ts";

/** Books that came as a file, read like those of a package. */
export function fileUpload(store: FileStore): Connector {
  return { accountingPackage: files.id, open: (access) => fileReader(store, access) };
}
