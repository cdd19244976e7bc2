import { useQueryClient } from "@tanstack/react-query";
import type { StatementType } from "@tieout/core/statement/layout";
import { answerOf } from "@tieout/web-portal/answer";
import { type RefObject, useEffect, useReducer, useRef, useState } from "react";
import { useAction } from "../../action/use-action.ts";
import { client } from "../../api/client.ts";
import { currentUser } from "../../api/session.ts";
import {
  type FinancialRecordPath,
  type SubmissionPath,
  submissionDetails,
  type WorkbookRevision,
  workbookStatus,
} from "../../api/submission.ts";
import { keep, readKept } from "../../drafts/draft-store.ts";
import type { SpreadEditor } from "../../spread/spread-editor.ts";
import { changeTracking, type TrackingItem, trackingIn } from "./tracking.ts";

export interface Generating {
  readonly editor: SpreadEditor;
  readonly record: FinancialRecordPath;
  /** What is shown; none once it was dismissed (S-U107). */
  readonly items: readonly TrackingItem[];
  /** Why the last press started nothing (S-M39). */
  readonly failure: string | undefined;
  readonly isStarting: boolean;
  readonly start: (financialStatementType: StatementType) => void;
  readonly hear: (status: WorkbookRevision) => void;
  readonly dismiss: () => void;
  /** Gets the focus back when the panel is dismissed. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

interface GeneratingOptions {
  readonly record: FinancialRecordPath;
  readonly submission: SubmissionPath;
  readonly editor: SpreadEditor;
}

/** Generates workbooks of what is saved, and keeps track of them on this device until the user logs out. */
export function useGenerating({ record, submission, editor }: GeneratingOptions): Generating {
  const queryClient = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const [place] = useState(() => {
    const userId = queryClient.getQueryData(currentUser().queryKey)?.id;
    const form = record.financialRecordId;
    return userId === undefined ? undefined : { userId, path: "workbooks", form };
  });
  const [{ items, isDismissed }, change] = useReducer(changeTracking, place, (kept) =>
    trackingIn(kept && readKept(kept)),
  );
  const details = submissionDetails(submission).queryKey;
  const starting = useAction({
    call: (_type: StatementType) =>
      answerOf(
        client.POST("/{workspaceId}/FinancialRecords/{financialRecordId}/workbooks/revisions", {
          params: { path: record },
          headers: { "Idempotency-Key": crypto.randomUUID() },
          body: { spreadVersion: editor.state().version },
        }),
      ),
    onDone: (status, financialStatementType) => {
      // A failed revision that is tried again isn't failed any more.
      queryClient.setQueryData(workbookStatus(record, status.revisionNumber).queryKey, status);
      change({
        change: "started",
        item: {
          financialStatementType,
          startedAt: status.creationTime,
          status,
          isKnown: status.outcome === "Success",
        },
      });
      void queryClient.invalidateQueries({ queryKey: details });
    },
  });

  useEffect(() => {
    if (place) keep(place, items.length > 0 ? { items, isDismissed } : undefined);
  }, [place, items, isDismissed]);

  return {
    editor,
    record,
    items: isDismissed ? [] : items,
    failure: starting.failure,
    isStarting: starting.isPending,
    start: (financialStatementType) => void starting.run(financialStatementType),
    hear: (status) => {
      change({ change: "heard", status });
      // Its files are on the overview.
      if (status.outcome !== "Pending") void queryClient.invalidateQueries({ queryKey: details });
    },
    dismiss: () => {
      change({ change: "dismissed" });
      starting.reset();
      button.current?.focus();
    },
    button,
  };
}
