import { useQueryClient } from "@tanstack/react-query";
import type { Replay } from "@tieout/core/spread/replay";
import { ConfirmDialog } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { FinancialRecordPath } from "../../api/submission.ts";
import { forgetKeptEdits, keptEdits } from "../../spread/open-editor.ts";
import type { SpreadEditor } from "../../spread/spread-editor.ts";
import { RepeatEdits } from "./repeat-edits.tsx";

interface RestoreEditsProps {
  readonly record: FinancialRecordPath;
  readonly editor: SpreadEditor;
}

/** Offers what an earlier page didn't save: it was reloaded, crashed, or its session expired. */
export function RestoreEdits({ record, editor }: RestoreEditsProps) {
  const { formatMessage } = useIntl();
  const { day, time } = useDates();
  const queries = useQueryClient();
  const [kept, setKept] = useState(() =>
    editor.state().dirty ? undefined : keptEdits(queries, record),
  );
  const [isAsking, setIsAsking] = useState(false);
  if (!kept) return null;

  const { version, session } = editor.state();
  const onto = { spread: session.saved, version, savedIds: new Set<string>() };
  const finish = (repeated: Replay | undefined) => {
    setKept(undefined);
    forgetKeptEdits(queries, record);
    // From here on this page keeps them.
    if (repeated) editor.continueOn(onto, repeated);
  };
  const restore = () => {
    const repeated = editor.repeatedOn(onto, kept.edits);
    if (repeated.questions.length + repeated.lost.length > 0) setIsAsking(true);
    else finish(repeated);
  };

  const count = new Set(kept.edits.map(({ group }) => group)).size;
  if (isAsking) {
    return (
      <RepeatEdits
        confirmLabel={formatMessage({ id: "editor.restore" }, { count })}
        editor={editor}
        edits={kept.edits}
        onClose={() => setIsAsking(false)}
        onDone={finish}
        onto={onto}
      />
    );
  }
  return (
    <ConfirmDialog
      confirmLabel={formatMessage({ id: "editor.restore.discard" })}
      destructive
      onClose={restore}
      onConfirm={() => finish(undefined)}
      open
      // Restoring loses nothing, since it can be undone: Esc does it too.
      safeLabel={formatMessage({ id: "editor.restore" }, { count })}
      title={formatMessage({ id: "editor.restore.title" }, { count })}
    >
      <FormattedMessage
        id="editor.restore.question"
        values={{ count, day: day(kept.at), time: time(kept.at) }}
      />
    </ConfirmDialog>
  );
}
