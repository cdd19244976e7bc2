import type { PresentedLineItem } from "@tieout/core/statement/presentation";
import { useState } from "react";
import type { Check } from "../api/submission.ts";
import { EditStatement } from "../features/edit-statement/edit-statement.tsx";
import { useEditorState } from "../spread/open-editor.ts";
import type { SpreadEditor } from "../spread/spread-editor.ts";
import { useAdjustedCells, useStatement } from "../spread/use-statement.ts";
import { checksWith, submissionId, workspaceId } from "./a-submission.ts";
import { alderEditor, yearsOf } from "./alder.ts";
import { bff, server } from "./bff.ts";
import { render } from "./render.tsx";

interface ShownWith {
  readonly editor?: SpreadEditor;
  readonly checks?: readonly Check[];
  readonly onReclassify?: (line: PresentedLineItem) => void;
  readonly onHistory?: (line: PresentedLineItem) => void;
}

/** The statement editor's page over Alder's books, at the balance sheet. */
export function showStatement({ editor = alderEditor(), checks = [], ...rest }: ShownWith = {}) {
  server.use(
    bff.get(
      "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}/checks",
      ({ response }) => response(200).json(checksWith([...checks])),
    ),
  );
  return { ...render(<Shown editor={editor} {...rest} />), editor };
}

function Shown({
  editor,
  onHistory,
  ...rest
}: { readonly editor: SpreadEditor } & Pick<ShownWith, "onReclassify" | "onHistory">) {
  const [view, setView] = useState(yearsOf("BalanceSheet"));
  const { session } = useEditorState(editor);
  const viewed = useStatement(editor.books, session.spread, view);
  const adjusted = useAdjustedCells(editor.books, session.spread, view);
  return (
    <EditStatement
      {...rest}
      adjusted={adjusted}
      editor={editor}
      onGoToAccount={() => {}}
      onHistory={onHistory ?? (() => {})}
      onDrill={() => {}}
      onOpen={() => {}}
      onViewChange={setView}
      opened={undefined}
      panel={undefined}
      record={{ workspaceId, financialRecordId: submissionId }}
      tabs={undefined}
      view={view}
      viewed={viewed}
    />
  );
}
