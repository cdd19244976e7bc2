import { queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/lender";
import { answerOf } from "./answer.ts";
import { client } from "./client.ts";
import type { Problem } from "./problem.ts";
import { type Sending, type Uploaded, uploadFile } from "./upload-file.ts";

type Schemas = components["schemas"];
export type FileImport = Schemas["FileImport"];
export type FileImportTable = Schemas["FileImportTable"];
export type FileImportField = Schemas["FileImportField"];
export type FileImportChoices = Schemas["FileImportChoices"];
export type FileImportSending = Schemas["FileImportSending"];

export interface FileImportPath {
  readonly workspaceId: string;
  readonly fileImportId: string;
}

export const fileImportKey = ({ workspaceId, fileImportId }: FileImportPath) =>
  ["file-import", workspaceId, fileImportId] as const;

/** A books file and what was read from it, asked again while it's being read. */
export const fileImport = (path: FileImportPath) =>
  queryOptions<FileImport, Problem>({
    queryKey: fileImportKey(path),
    queryFn: async ({ signal }) =>
      answerOf(
        client.GET("/Workspaces/{workspaceId}/fileimports/{fileImportId}", {
          params: { path: { ...path } },
          signal,
        }),
      ),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state: { data, error } }) =>
      data?.state === "reading" && !error ? askAgainAfter : false,
  });

const askAgainAfter = 700;

/** Sends a books file to be read. Nothing goes to the lender yet. */
export const uploadBooks = (
  workspaceId: string,
  file: File,
  sending: Sending,
): Promise<Uploaded<FileImport>> =>
  uploadFile(`/Workspaces/${encodeURIComponent(workspaceId)}/fileimports`, file, sending);

/** Has a file read again as a person says. */
export const readAsSaid = async (
  path: FileImportPath,
  { columns, ...choices }: FileImportChoices,
): Promise<FileImport> =>
  answerOf(
    client.PUT("/Workspaces/{workspaceId}/fileimports/{fileImportId}", {
      params: { path: { ...path } },
      body: { ...choices, ...(columns && { columns: [...columns] }) },
    }),
  );

/** Sends the books on to the lender. */
export const sendBooks = async (path: FileImportPath, sending: FileImportSending) =>
  answerOf(
    client.POST("/Workspaces/{workspaceId}/fileimports/{fileImportId}/send", {
      params: { path: { ...path } },
      body: sending,
    }),
  );

/** Where a browser fetches the rows that were left out. */
export const leftOutAddress = (
  { workspaceId, fileImportId }: FileImportPath,
  language: string,
): string =>
  `/api/Workspaces/${workspaceId}/fileimports/${fileImportId}/rejected?language=${language}`;

/** Where a browser fetches our template. */
export const templateAddress = (language: string): string =>
  `/api/fileimports/template?language=${language}`;
