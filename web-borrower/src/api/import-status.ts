import { queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/borrower";
import { answerOf, type Problem } from "@tieout/web-portal/answer";
import { type Asked, askAgainIn } from "./ask-again.ts";
import { client } from "./client.ts";

export type ImportStatus = components["schemas"]["ImportStatus"];
export type ImportStep = ImportStatus["steps"][number];
export type StepName = ImportStep["step"];
export type ImportFailure = Exclude<ImportStatus["errorCode"], "None">;

/** The steps whose count means something to the books' owner. */
export const countedSteps = [
  "accounts",
  "journal-lines",
  "receivables",
  "payables",
  "parties",
] as const;

export interface RecordPath {
  readonly workspaceId: string;
  readonly financialRecordId: string;
}

export const importStatus = (path: RecordPath) =>
  queryOptions<ImportStatus, Problem>({
    queryKey: ["import-status", path.workspaceId, path.financialRecordId],
    queryFn: async ({ signal }) =>
      answerOf(
        client.GET("/{workspaceId}/financialrecords/{financialRecordId}/importstatus", {
          params: { path: { ...path } },
          signal,
        }),
      ),
    retry: false,
  });

/** Polled until there is an outcome; a hidden page doesn't poll. */
export const followedImport = (path: RecordPath) => ({
  ...importStatus(path),
  refetchInterval: ({ state }: { state: Asked & { readonly data?: ImportStatus | undefined } }) =>
    state.data && state.data.outcome !== "Pending" ? false : askAgainIn(state, usual),
});

const usual = 2_000;
