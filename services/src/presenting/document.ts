import type { Document } from "../documents/document.ts";
import type { Wire } from "./wire.ts";

/** A document that has just come, to whoever sent it. */
export function presentDocument(document: Document): Wire["UploadedDocument"] {
  const { id, fileName, fileSize: bytes, sniffedType: type, scanState } = document;
  return { id, fileName, bytes, type, scanState };
}
