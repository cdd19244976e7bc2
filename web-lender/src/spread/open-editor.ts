import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { answerOf } from "@tieout/web-portal/answer";
import { useSyncExternalStore } from "react";
import { client } from "../api/client.ts";
import { currentUser } from "../api/session.ts";
import { booksOf, type CarriedOver, spreadIn, statementsPath } from "../api/spread.ts";
import type { FinancialRecordPath } from "../api/submission.ts";
import {
  type DraftPlace,
  keep as keepOnDevice,
  keptParts,
  readKept,
} from "../drafts/draft-store.ts";
import { type EditorState, type KeptEdits, SpreadEditor } from "./spread-editor.ts";

const oneHour = 3_600_000;

/**
 * The editor of a record. It outlives the page, so that going elsewhere and back loses no edit, and ends with the
 * session. Coming back without edits, it takes what others saved meanwhile.
 */
export function spreadEditor({ workspaceId, financialRecordId }: FinancialRecordPath) {
  const path = { workspaceId, financialRecordId };
  const queryKey = ["spread-editor", path];
  return queryOptions({
    queryKey,
    queryFn: async ({ client: queries, signal }) => {
      const known = queries.getQueryData<SpreadEditor>(queryKey);
      if (known?.state().dirty) return known;
      const call = { params: { path }, signal };
      const [books, stored] = await Promise.all([
        known?.books ?? answerOf(client.GET(`${statementsPath}/figures`, call)).then(booksOf),
        answerOf(client.GET(`${statementsPath}/spread`, call)),
      ]);
      // Spares a call where accounts are flagged.
      queries.setQueryData(carriedOverOf(path).queryKey, stored.carriedOver ?? null);
      if (!known) {
        const all = placeOf(queries, financialRecordId);
        // Each tab keeps its own, or a save in one would forget what another hasn't saved.
        const place = all && { ...all, form: `${all.form}/${crypto.randomUUID()}` };
        const keep = (edits: KeptEdits | undefined) => place && keepOnDevice(place, edits);
        return new SpreadEditor(books, spreadIn(stored), stored.version, keep);
      }
      const isNewer = stored.version > known.state().version && !known.state().dirty;
      if (isNewer) known.startAgain(spreadIn(stored), stored.version);
      return known;
    },
    structuralSharing: false,
    gcTime: oneHour,
  });
}

/** The collection that the layout continues, and what was different; null for a layout that continues none. */
export function carriedOverOf({ workspaceId, financialRecordId }: FinancialRecordPath) {
  const path = { workspaceId, financialRecordId };
  return queryOptions({
    queryKey: ["carried-over", path],
    queryFn: async ({ signal }): Promise<CarriedOver | null> => {
      const stored = await answerOf(
        client.GET(`${statementsPath}/spread`, { params: { path }, signal }),
      );
      return stored.carriedOver ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The unsaved edits of earlier pages, which ended without a save, in the order in which they were left. */
export function keptEdits(
  queries: QueryClient,
  { financialRecordId }: FinancialRecordPath,
): KeptEdits | undefined {
  const pages = keptPlaces(queries, financialRecordId)
    .map(readKept)
    .filter(isKeptEdits)
    .toSorted((one, other) => one.at.localeCompare(other.at));
  const latest = pages.at(-1);
  if (!latest) return undefined;
  // A page that restored another's has the same ones.
  const edits = new Map(pages.flatMap((page) => page.edits.map((edit) => [edit.id, edit])));
  return { ...latest, edits: [...edits.values()] };
}

export function forgetKeptEdits(queries: QueryClient, { financialRecordId }: FinancialRecordPath) {
  for (const place of keptPlaces(queries, financialRecordId)) keepOnDevice(place, undefined);
}

function keptPlaces(queries: QueryClient, recordId: string): readonly DraftPlace[] {
  const place = placeOf(queries, recordId);
  return place ? keptParts(place) : [];
}

function placeOf(queries: QueryClient, recordId: string): DraftPlace | undefined {
  const userId = queries.getQueryData(currentUser().queryKey)?.id;
  return userId === undefined ? undefined : { userId, path: "statements", form: recordId };
}

function isKeptEdits(kept: unknown): kept is KeptEdits {
  return (
    typeof kept === "object" &&
    kept !== null &&
    "version" in kept &&
    "edits" in kept &&
    Array.isArray(kept.edits) &&
    kept.edits.length > 0 &&
    "at" in kept &&
    typeof kept.at === "string"
  );
}

export function useEditorState(editor: SpreadEditor): EditorState {
  return useSyncExternalStore(editor.watch, editor.state);
}
