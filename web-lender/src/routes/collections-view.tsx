import { useQueryClient } from "@tanstack/react-query";
import { type Day, dayAt, parseDay } from "@tieout/core/calendar/day";
import {
  daysOfRange,
  defaultHistoryRanges,
  historyRanges,
  submissionSources,
  submissionStatuses,
} from "@tieout/core/submission";
import { useCallback, useMemo } from "react";
import { useLocation, useSearch } from "wouter";
import { allPastCollections } from "../api/past-collections.ts";
import type { CollectionActs } from "../features/browse-collections/collection-actions.tsx";
import {
  type CollectionView,
  columnsOf,
  longestTerm,
  type Range,
  rangeOf,
  startingView,
} from "../features/browse-collections/collection-view.ts";
import { GetAccess } from "../features/get-access.tsx";
import { HideCollection, RestoreCollection } from "../features/hide-collection.tsx";

/** Kept in the address, for reload and Back. */
export function useCollectionsView(scope: keyof typeof defaultHistoryRanges) {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const now = new Date();
  const today = dayAt(now, now.getTimezoneOffset());
  const usual = useMemo(() => startingView(defaultHistoryRanges[scope], today), [scope, today]);
  const view = useMemo(() => collectionsIn(search, usual, today), [search, usual, today]);

  const onView = useCallback(
    (next: CollectionView) =>
      navigate(`${path}${searchForCollections(search, next, usual)}`, { replace: true }),
    [path, search, usual, navigate],
  );
  return { today, usual, view, onView };
}

export function useCollectionActs(): CollectionActs {
  const queryClient = useQueryClient();

  return {
    hide: (collection) => <HideCollection collection={collection} variant="icon" />,
    restore: (collection) => <RestoreCollection collection={collection} />,
    accessButton: ({ submission: { entityId, entity }, may }) => (
      <GetAccess
        workspaceId={entityId}
        displayName={entity.displayName}
        mayAddThemselves={may.addYourself}
        onAdded={() => queryClient.invalidateQueries({ queryKey: allPastCollections })}
      />
    ),
  };
}

/** Invalid or missing values get defaults. A named range is as of today. */
export function collectionsIn(search: string, usual: CollectionView, today: Day): CollectionView {
  const params = new URLSearchParams(search);
  const statuses = chosen(params.get("status"), submissionStatuses);
  const sources = chosen(params.get("source"), submissionSources);
  const column = columnsOf.global.find((field) => field === params.get("sort"));
  const order = params.get("order") === "ascending" ? "ascending" : "descending";
  const page = Number(params.get("page"));
  const cursor = params.get("cursor");
  const isTurned = Number.isSafeInteger(page) && page > 1 && cursor;

  return {
    filter:
      statuses || sources
        ? {
            statuses: statuses ?? usual.filter.statuses,
            sources: sources ?? usual.filter.sources,
          }
        : usual.filter,
    range: rangeIn(params, today) ?? usual.range,
    term: (params.get("search") ?? usual.term).slice(0, longestTerm),
    column: column ?? usual.column,
    direction: column ? order : usual.direction,
    ...(isTurned ? { page, cursor } : { page: 1 }),
  };
}

/** Defaults are left out; other parameters stay. */
export function searchForCollections(
  search: string,
  view: CollectionView,
  usual: CollectionView,
): string {
  const params = new URLSearchParams(search);
  for (const name of names) params.delete(name);

  const statuses = inOrder(view.filter.statuses, submissionStatuses);
  if (statuses !== inOrder(usual.filter.statuses, submissionStatuses)) {
    params.set("status", statuses);
  }
  const sources = inOrder(view.filter.sources, submissionSources);
  if (sources !== inOrder(usual.filter.sources, submissionSources)) params.set("source", sources);
  const { preset, from, to } = view.range;
  if (preset !== usual.range.preset) params.set("range", preset);
  if (preset === "customrange" && from) params.set("from", from);
  if (preset === "customrange" && to) params.set("to", to);
  if (view.term !== usual.term) params.set("search", view.term);
  if (view.column !== usual.column || view.direction !== usual.direction) {
    params.set("sort", view.column);
    params.set("order", view.direction);
  }
  if (view.page > 1 && view.cursor) {
    params.set("page", String(view.page));
    params.set("cursor", view.cursor);
  }

  const text = params.toString();
  return text && `?${text}`;
}

const names = [
  ...["status", "source", "range", "from", "to"],
  ...["search", "sort", "order", "page", "cursor"],
];

/** Known values in order; undefined without a list. */
function chosen<Value extends string>(list: string | null, known: readonly Value[]) {
  const named = list?.split(",");
  return named && known.filter((each) => named.includes(each));
}

const inOrder = <Value extends string>(list: readonly Value[], known: readonly Value[]) =>
  known.filter((each) => list.includes(each)).join();

function rangeIn(params: URLSearchParams, today: Day): Range | undefined {
  const preset = historyRanges.find((known) => known === params.get("range"));
  if (preset !== "customrange") return preset && rangeOf(preset, today);

  const start = parseDay(params.get("from") ?? "");
  const end = parseDay(params.get("to") ?? "");
  const days = daysOfRange(preset, today, { ...(start && { start }), ...(end && { end }) });
  return start || end ? { preset, from: days.start, to: days.end } : undefined;
}
