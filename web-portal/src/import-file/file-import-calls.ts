import type { QueryKey, UseQueryOptions } from "@tanstack/react-query";
import type { SupportingRole } from "@tieout/core/book-mapping/supporting-file";
import type { components } from "@tieout/openapi/borrower";
import type { Problem } from "../api/answer.ts";
import type { Sending, Uploaded } from "../upload/upload-file.ts";

type Schemas = components["schemas"];
export type FileImport = Schemas["FileImport"];
export type FileImportTable = Schemas["FileImportTable"];
export type FileImportField = Schemas["FileImportField"];
export type FileImportChoices = Schemas["FileImportChoices"];
export type SupportingFile = Schemas["SupportingFile"];
export type FileImportSending = Schemas["FileImportSending"];
/** Each portal names it differently. */
export type CollectedFor = Pick<FileImportSending, "submissionId" | "submissionRequestId">;
/** What a person accepts of a file by sending it. */
export type Accepting = Pick<
  FileImportSending,
  "acceptDifference" | "acceptPeriod" | "periodSeen" | "periodReason"
>;

/** What a further file is for, and the one of the same kind that gives way to it. */
export interface PlaceOfFile {
  readonly role: SupportingRole;
  readonly replaces?: string;
}

export interface FileImportPath {
  readonly workspaceId: string;
  readonly fileImportId: string;
}

export interface SentBooks {
  readonly submissionId: string;
  readonly financialRecordId: string;
}

export interface FileImportCalls {
  /** Polled while the file is being read. */
  readonly read: (
    path: FileImportPath,
  ) => UseQueryOptions<FileImport, Problem> & { readonly queryKey: QueryKey };
  readonly upload: (
    workspaceId: string,
    file: File,
    sending: Sending,
  ) => Promise<Uploaded<FileImport>>;
  /** Rereads with a person's choices, made against the version they saw. */
  readonly readAsSaid: (
    path: FileImportPath,
    choices: FileImportChoices,
    version: number,
  ) => Promise<FileImport>;
  /** A further file of the same books; they're read with it. */
  readonly addFile: (
    path: FileImportPath,
    place: PlaceOfFile,
    file: File,
    sending: Sending,
  ) => Promise<Uploaded<FileImport>>;
  readonly removeFile: (path: FileImportPath, supportingFileId: string) => Promise<FileImport>;
  readonly send: (path: FileImportPath, sending: FileImportSending) => Promise<SentBooks>;
  readonly leftOutAddress: (path: FileImportPath) => string;
  readonly templateAddress: string;
}

/** Copies what was said of openings, because the clients' types have no readonly arrays. */
export function writableOpenings({ way, balances }: NonNullable<FileImportChoices["openings"]>) {
  return { way, ...(balances && { balances: balances.map((each) => ({ ...each })) }) };
}
