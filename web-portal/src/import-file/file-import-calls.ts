import type { QueryKey, UseQueryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/borrower";
import type { Problem } from "../api/answer.ts";
import type { Sending, Uploaded } from "../upload/upload-file.ts";

type Schemas = components["schemas"];
export type FileImport = Schemas["FileImport"];
export type FileImportTable = Schemas["FileImportTable"];
export type FileImportField = Schemas["FileImportField"];
export type FileImportChoices = Schemas["FileImportChoices"];
export type FileImportSending = Schemas["FileImportSending"];
/** What the books are collected for: the portals name it each in its own way. */
export type CollectedFor = Omit<FileImportSending, "acceptDifference">;

export interface FileImportPath {
  readonly workspaceId: string;
  readonly fileImportId: string;
}

export interface SentBooks {
  readonly submissionId: string;
  readonly financialRecordId: string;
}

/** What is asked of the BFF about a books file. Both portals' contracts say the same of it. */
export interface FileImportCalls {
  /** The file and what was read from it, asked again while it's being read. */
  readonly read: (
    path: FileImportPath,
  ) => UseQueryOptions<FileImport, Problem> & { readonly queryKey: QueryKey };
  /** Sends a file to be read. */
  readonly upload: (
    workspaceId: string,
    file: File,
    sending: Sending,
  ) => Promise<Uploaded<FileImport>>;
  /** Has it read again as a person says, who has seen this version of it. */
  readonly readAsSaid: (
    path: FileImportPath,
    choices: FileImportChoices,
    version: number,
  ) => Promise<FileImport>;
  /** Has its books collected. */
  readonly send: (path: FileImportPath, sending: FileImportSending) => Promise<SentBooks>;
  /** Where a browser fetches the rows that were left out, in the reader's language. */
  readonly leftOutAddress: (path: FileImportPath) => string;
  /** Where it fetches our template. */
  readonly templateAddress: string;
}
