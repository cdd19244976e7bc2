import { queryOptions } from "@tanstack/react-query";
import { answerOf, type Problem } from "@tieout/web-portal/answer";
import {
  type CollectedFor,
  type FileImport,
  type FileImportCalls,
  writableOpenings,
} from "@tieout/web-portal/file-import-calls";
import { uploadFile } from "@tieout/web-portal/upload-file";
import { client, headers } from "./client.ts";

/** `collectedFor`: what the file's period is compared with. */
export const fileImportCalls = (language: string, collectedFor: CollectedFor): FileImportCalls => ({
  read: (path) =>
    queryOptions<FileImport, Problem>({
      queryKey: ["file-import", path.workspaceId, path.fileImportId],
      queryFn: async ({ signal }) =>
        answerOf(client.GET(one, { params: { path, query: collectedFor }, signal })),
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: ({ state: { data, error } }) =>
        data?.state === "reading" ? (error ? whileSilent : usual) : false,
    }),

  upload: (workspaceId, file, sending) =>
    uploadFile(`/Workspaces/${encodeURIComponent(workspaceId)}/fileimports`, file, {
      ...sending,
      headers: headers(),
    }),

  readAsSaid: async (path, { columns, accountTypes, openings, ...choices }, version) =>
    answerOf(
      client.PUT(one, {
        params: { path, header: { "If-Match": `"${version}"` } },
        // The client's types have no readonly arrays.
        body: {
          ...choices,
          ...(columns && { columns: [...columns] }),
          ...(accountTypes && { accountTypes: [...accountTypes] }),
          ...(openings && { openings: writableOpenings(openings) }),
        },
      }),
    ),

  addFile: ({ workspaceId, fileImportId }, place, file, sending) =>
    uploadFile(
      `/Workspaces/${encodeURIComponent(workspaceId)}/fileimports/${fileImportId}/supporting?${new URLSearchParams({ ...place })}`,
      file,
      { ...sending, headers: headers() },
    ),

  removeFile: async (path, supportingFileId) =>
    answerOf(
      client.DELETE(`${one}/supporting/{supportingFileId}`, {
        params: { path: { ...path, supportingFileId } },
      }),
    ),

  send: async (path, sending) =>
    answerOf(client.POST(`${one}/send`, { params: { path }, body: sending })),

  leftOutAddress: ({ workspaceId, fileImportId }) =>
    `/api/Workspaces/${workspaceId}/fileimports/${fileImportId}/rejected?language=${language}`,

  templateAddress: `/api/fileimports/template?language=${language}`,
});

const one = "/Workspaces/{workspaceId}/fileimports/{fileImportId}";
const usual = 700;
const whileSilent = 5_000;
