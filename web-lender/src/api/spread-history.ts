import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { NodeRef } from "@tieout/core/statement/layout";
import type { components } from "@tieout/openapi/lender";
import { answerOf } from "@tieout/web-portal/answer";
import { client } from "./client.ts";
import { statementsPath } from "./spread.ts";
import type { FinancialRecordPath } from "./submission.ts";

export type SpreadVersions = components["schemas"]["SpreadVersions"];
export type SpreadVersion = SpreadVersions["versions"][number];
export type LineHistory = components["schemas"]["LineHistory"];
export type LineChange = LineHistory["changes"][number];

/** The newest first. `current` is the version that is saved, after which the list is another one. */
export function versionsOf(path: FinancialRecordPath, current: number) {
  return infiniteQueryOptions({
    queryKey: ["spread-versions", path, current],
    queryFn: ({ pageParam: cursor, signal }) =>
      answerOf(
        client.GET(`${statementsPath}/spread/versions`, {
          params: { path, query: { ...(cursor !== undefined && { cursor }) } },
          signal,
        }),
      ),
    initialPageParam: firstVersions,
    getNextPageParam: ({ nextCursor }: SpreadVersions) => nextCursor,
  });
}

const firstVersions: SpreadVersions["nextCursor"] = undefined;

/** A version never changes. */
export function versionOf(
  { workspaceId, financialRecordId }: FinancialRecordPath,
  version: number,
) {
  const path = { workspaceId, financialRecordId, version };
  return queryOptions({
    queryKey: ["spread-version", path],
    queryFn: ({ signal }) =>
      answerOf(
        client.GET(`${statementsPath}/spread/versions/{version}`, { params: { path }, signal }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The saved edits that name a line, the newest first. */
export function lineHistoryOf(path: FinancialRecordPath, node: NodeRef, current: number) {
  return infiniteQueryOptions({
    queryKey: ["line-history", path, node, current],
    queryFn: ({ pageParam: cursor, signal }) =>
      answerOf(
        client.GET(`${statementsPath}/spread/history`, {
          params: { path, query: { node, ...(cursor !== undefined && { cursor }) } },
          signal,
        }),
      ),
    initialPageParam: firstChanges,
    getNextPageParam: ({ nextCursor }: LineHistory) => nextCursor,
  });
}

const firstChanges: LineHistory["nextCursor"] = undefined;
