import { useEffect, useRef, useState } from "react";
import {
  failureOf,
  fileSizeLimit,
  type Sending,
  type Uploaded,
  type UploadFailure,
} from "../upload/upload-file.ts";
import type { FileImport } from "./file-import-calls.ts";

export type UploadOfBooks =
  | { readonly state: "idle" }
  | { readonly state: "uploading"; readonly file: File; readonly sent: number }
  | { readonly state: "failed"; readonly file: File; readonly failure: UploadFailure };

/** By file name only; the content is checked where it's read. */
export const accepted = [
  ...[".xlsx", ".xls", ".ods", ".csv", ".txt", ".tsv", ".se", ".si", ".sie", ".xml"],
];

const pictures = [".pdf", ".png", ".jpg", ".jpeg", ".heic", ".heif", ".doc", ".docx"];

/** Of programs; often larger than what may be uploaded. */
const databases = [
  ...[".qbw", ".qbb", ".qbm", ".qbx", ".qby", ".mdb", ".accdb", ".sqlite", ".db", ".fdb", ".bak"],
];

/** Refused for a reason of their own, given where the file is read. */
const toldApart = [".xlsm", ".xlsb", ".xltx", ".xltm"];

interface Receiver {
  readonly upload: (file: File, sending: Sending) => Promise<Uploaded<FileImport>>;
  /** In bytes; one of so many is refused. */
  readonly sizeLimit?: number;
}

/** Leaving the page cancels the upload. */
export function useUpload(
  { upload: uploadTo, sizeLimit = fileSizeLimit }: Receiver,
  onArrived: (fileImport: FileImport) => void,
) {
  const [upload, setUpload] = useState<UploadOfBooks>({ state: "idle" });
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  async function send(file: File) {
    const refusal = refusalOf(file, sizeLimit);
    if (refusal) return setUpload({ state: "failed", file, failure: refusal });
    underWay.current?.abort();
    const breakOff = new AbortController();
    underWay.current = breakOff;
    setUpload({ state: "uploading", file, sent: 0 });
    const uploaded = await uploadTo(file, {
      onProgress: (sent) => setUpload({ state: "uploading", file, sent }),
      signal: breakOff.signal,
    });
    if (underWay.current !== breakOff) return;
    const failure = failureOf(uploaded);
    setUpload(failure ? { state: "failed", file, failure } : { state: "idle" });
    if (uploaded.result === "uploaded") onArrived(uploaded.body);
  }

  return {
    upload,
    send: (file: File) => void send(file),
    cancel: () => underWay.current?.abort(),
  };
}

function refusalOf({ name, size }: File, sizeLimit: number): UploadFailure | undefined {
  const isOneOf = (extensions: readonly string[]) =>
    extensions.some((extension) => name.toLowerCase().endsWith(extension));
  if (isOneOf(databases)) return { kind: "database" };
  if (size >= sizeLimit) return { kind: "too-large" };
  if (isOneOf([...accepted, ...toldApart])) return undefined;
  if (isOneOf(pictures)) return { kind: "picture" };
  return { kind: isOneOf([".numbers"]) ? "numbers" : "invalid-type" };
}

/** Whether a file that can't be books could be a document. */
export const couldBeDocument = (failure: UploadFailure): boolean =>
  failure.kind === "picture" ||
  failure.kind === "numbers" ||
  (failure.kind === "refused" && failure.problem.type === "file-not-books");
