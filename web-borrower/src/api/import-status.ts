import { queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/borrower";
import { answer, client, type Problem } from "./client.ts";

export type ImportStatus = components["schemas"]["ImportStatus"];
export type ImportStep = ImportStatus["steps"][number];
export type StepName = ImportStep["step"];
export type ImportFailure = Exclude<ImportStatus["errorCode"], "None">;

/** The steps whose count means something to the owner of the books. */
export const countedSteps = ["accounts", "journal-lines", "receivables", "payables"] as const;
export type CountedStep = (typeof countedSteps)[number];

export interface RecordPath {
  readonly workspaceId: string;
  readonly financialRecordId: string;
}

/** How far an import is. */
export const importStatus = (path: RecordPath) =>
  queryOptions<ImportStatus, Problem>({
    queryKey: ["import-status", path.workspaceId, path.financialRecordId],
    queryFn: async ({ signal }) =>
      answer(
        await client.GET("/{workspaceId}/financialrecords/{financialRecordId}/importstatus", {
          params: { path: { ...path } },
          signal,
        }),
      ),
    retry: false,
  });

/** The same, asked again until there is an outcome. A page that isn't looked at asks nothing. */
export const followedImport = (path: RecordPath) => ({
  ...importStatus(path),
  refetchInterval: ({ state }: { state: Asked }) => askAgainIn(state),
});

interface Asked {
  readonly data?: ImportStatus | undefined;
  readonly error: Problem | null;
  readonly dataUpdatedAt: number;
  readonly errorUpdatedAt: number;
}

/**
 * Milliseconds until the next question: 2 s; while nothing comes back, as long as it has been silent
 * already, so that the pauses double, up to 30 s (D-36). Never again after an outcome, or once the
 * session is over.
 */
export function askAgainIn({ data, error, dataUpdatedAt, errorUpdatedAt }: Asked): number | false {
  if (data && data.outcome !== "Pending") return false;
  if (!error) return usual;
  if (error.status === 401 || error.status === 404) return false;
  return Math.min(longest, Math.max(usual, errorUpdatedAt - dataUpdatedAt));
}

const usual = 2_000;
const longest = 30_000;
