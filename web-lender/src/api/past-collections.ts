import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/lender";
import type { Writable } from "@tieout/openapi/writable";
import { answerOf } from "@tieout/web-portal/answer";
import { api, client } from "./client.ts";

type Page = components["schemas"]["SubmissionPage"];
export type PastCollection = components["schemas"]["Submission"];
/** With what the reader may do about it. */
export type PastRow = Page["rows"][number];
export type CollectionQuery = Writable<components["schemas"]["SubmissionQuery"]>;

export const allPastCollections = ["post", "/submissions/search"] as const;

/** Keeps the previous page while loading. A workspace's or the whole tenant's. */
export const pastCollections = (query: CollectionQuery) =>
  queryOptions({
    queryKey: [...allPastCollections, "page", query],
    queryFn: ({ signal }) => answerOf(client.POST("/submissions/query", { body: query, signal })),
    placeholderData: keepPreviousData,
  });

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

/** In the reader's own workspaces (D-48). */
export const waitingCollections = () =>
  queryOptions(
    api.queryOptions("post", "/submissions/search", {
      body: { portalStatus: "ConnectionPendingUserIntervention" },
    }),
  );
