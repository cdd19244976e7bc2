import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { currentUser } from "../api/session.ts";
import { theBffAnswers } from "../testing/a-collection-page.tsx";
import { submissionId, workspaceId } from "../testing/a-submission.ts";
import { dana } from "../testing/a-tenant.ts";
import { forgetKeptEdits, keptEdits, spreadEditor } from "./open-editor.ts";

const record = { workspaceId, financialRecordId: submissionId };
const toThousands = { do: "numberStyle", style: "Thousands", was: "Actuals" } as const;

describe("the unsaved edits kept on this device", () => {
  it("are each tab's own: an undo in one forgets nothing of another", async () => {
    const one = await openTab();
    const other = await openTab();
    one.editor.edit([toThousands]);

    other.editor.edit([toThousands]);
    expect(keptEdits(one.queries, record)?.edits).toHaveLength(2);
    other.editor.undo();

    expect(keptEdits(one.queries, record)?.edits).toEqual(one.editor.state().session.pending);
    forgetKeptEdits(other.queries, record);
    expect(keptEdits(one.queries, record)).toBeUndefined();
  });
});

async function openTab() {
  theBffAnswers();
  const queries = new QueryClient();
  queries.setQueryData<unknown>(currentUser().queryKey, dana);
  return { queries, editor: await queries.fetchQuery(spreadEditor(record)) };
}
