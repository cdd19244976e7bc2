import { dayAt } from "@tieout/core/calendar";
import { defaultHistoryRanges } from "@tieout/core/submission";
import { useCallback, useMemo } from "react";
import { useLocation, useSearch } from "wouter";
import {
  type CollectionView,
  startingView,
} from "../features/browse-collections/collection-view.ts";
import { collectionsIn, searchForCollections } from "./collections-address.ts";

/** The view of a history, which its address keeps: over a reload, and for who comes back from a collection. */
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
