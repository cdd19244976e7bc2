import { fileUpload as uploads } from "@tieout/core/tenant";
import type { Connector } from "../connector.ts";
import { type BookFiles, fileReader } from "./reader.ts";

/** Books that came as a file, read like those of a package. */
export function fileUpload(files: BookFiles): Connector {
  return { accountingPackage: uploads.id, open: (access) => fileReader(files, access) };
}
