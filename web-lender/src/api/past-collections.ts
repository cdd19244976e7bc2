import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/lender";
import type { Writable } from "@tieout/openapi/writable";
import { answerOf } from "@tieout/web-portal/answer";
import { api, client } from "./client.ts";

type Page = components["schemas"]["SubmissionPage"];
export type PastCollection = components["schemas"]["Submission"];
/** A row of a history, with what the reader may do about it. */
export type PastRow = Page["rows"][number];
export type CollectionQuery = Writable<components["schemas"]["SubmissionQuery"]>;

/** What every history is kept under; for saying that collections changed. */
export const allPastCollections = ["post", "/submissions/search"] as const;

/** A page of a workspace's history, or of the tenant's. The page before stays until it's there. */
export const pastCollections = (query: CollectionQuery) =>
  queryOptions({
    queryKey: [...allPastCollections, "page", query],
    queryFn: ({ signal }) => answerOf(client.POST("/submissions/query", { body: query, signal })),
    placeholderData: keepPreviousData,
  });

/** Where a browser saves the whole list that a query pages through. */
export function exportAddress(
  { statuses, sources, entityId, startCreationDate, endCreationDate, term }: CollectionQuery,
  language: string,
): string {
  const params = new URLSearchParams({ language });
  for (const status of statuses) params.append("statuses", status);
  for (const source of sources) params.append("sources", source);
  const named = { entityId, startCreationDate, endCreationDate, term };
  for (const [name, value] of Object.entries(named)) if (value) params.set(name, value);
  return `/api/submissions/export?${params}`;
}

export type WaitingCollection = components["schemas"]["Submission"];

/** Collections of one's own workspaces that wait for somebody of the lender's (D-48). */
export const waitingCollections = () =>
  queryOptions(
    api.queryOptions("post", "/submissions/search", {
      body: { portalStatus: "ConnectionPendingUserIntervention" },
    }),
  );
