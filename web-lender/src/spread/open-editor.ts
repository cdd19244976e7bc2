import { queryOptions } from "@tanstack/react-query";
import { answerOf } from "@tieout/web-portal/answer";
import { useSyncExternalStore } from "react";
import { client } from "../api/client.ts";
import { booksOf, spreadIn, statementsPath } from "../api/spread.ts";
import type { FinancialRecordPath } from "../api/submission.ts";
import { type EditorState, SpreadEditor } from "./spread-editor.ts";

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
      if (!known) return new SpreadEditor(books, spreadIn(stored), stored.version);
      const isNewer = stored.version > known.state().version && !known.state().dirty;
      if (isNewer) known.startAgain(spreadIn(stored), stored.version);
      return known;
    },
    structuralSharing: false,
    gcTime: oneHour,
  });
}

export function useEditorState(editor: SpreadEditor): EditorState {
  return useSyncExternalStore(editor.watch, editor.state);
}
