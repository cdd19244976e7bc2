import type { Spread } from "@tieout/core/spread/spread";
import { useState } from "react";
import type { SubmissionDocument } from "../api/submission.ts";
import {
  AdjustmentActions,
  type AdjustmentDialog,
  AdjustmentDialogs,
} from "../features/adjustments/adjustments.tsx";
import type { SpreadEditor } from "../spread/spread-editor.ts";
import { statementOf } from "../spread/use-statement.ts";
import { aSubmission, submissionId, workspaceId } from "./a-submission.ts";
import { alderEditor, yearsOf } from "./alder.ts";
import { bff, server } from "./bff.ts";
import { render } from "./render.tsx";

interface ShownWith {
  readonly change?: (spread: Spread) => Spread;
  readonly dialog?: AdjustmentDialog;
  readonly documents?: readonly SubmissionDocument[];
}

/** The adjustments of Alder's statements, which show fiscal years. */
export function showAdjustments({ change, dialog, documents = [] }: ShownWith = {}) {
  const editor = alderEditor(change);
  server.use(
    bff.get("/{workspaceId}/Submissions/{submissionId}", ({ response }) =>
      response(200).json(aSubmission({ documents: [...documents] })),
    ),
  );
  return { ...render(<Shown dialog={dialog} editor={editor} />), editor };
}

interface ShownProps {
  readonly editor: SpreadEditor;
  readonly dialog: AdjustmentDialog | undefined;
}

function Shown({ editor, dialog: begun }: ShownProps) {
  const [dialog, setDialog] = useState(begun);
  return (
    <>
      <AdjustmentActions editor={editor} onDialog={setDialog} />
      <AdjustmentDialogs
        dialog={dialog}
        editor={editor}
        onDialog={setDialog}
        submission={{ workspaceId, submissionId }}
        view={yearsOf("BalanceSheet")}
      />
    </>
  );
}

/** Figures of both years by line, as adjusted or as reported. */
export function figuresOf(
  editor: SpreadEditor,
  figures?: "Adjusted",
): Readonly<Record<string, string>> {
  const shown = (["BalanceSheet", "IncomeStatement"] as const).map(
    (type) =>
      statementOf(
        editor.books,
        editor.spread,
        { ...yearsOf(type), ...(figures && { figures }) },
        "en",
      ).shown,
  );
  return Object.fromEntries(
    shown.flatMap(
      ({ data }) =>
        data[0]?.rowData.map(({ lineItemId, dataCells }) => [
          lineItemId,
          dataCells.map(({ text }) => text).join(" / "),
        ]) ?? [],
    ),
  );
}
