import { queryOptions } from "@tanstack/react-query";
import type { CommandRefusal } from "@tieout/core/spread/command";
import { applyTemplate, type TemplatePlan } from "@tieout/core/spread/plan-template";
import type { components } from "@tieout/openapi/lender";
import { answerOf } from "@tieout/web-portal/answer";
import { client } from "../api/client.ts";
import { spreadIn, statementsPath } from "../api/spread.ts";
import type { StatementTemplate } from "../api/statement-templates.ts";
import type { FinancialRecordPath } from "../api/submission.ts";
import { onWhatIsSaved, wireEdit } from "./save-spread.ts";
import type { SpreadEditor } from "./spread-editor.ts";

/** What a template would make of what the editor shows, and the template as it was then. */
export interface PlannedTemplate extends TemplatePlan {
  readonly origin: components["schemas"]["TemplateOrigin"];
}

/** Unsaved edits are sent along. Another edit or version is another plan. */
export function plannedTemplate(
  { workspaceId, financialRecordId }: FinancialRecordPath,
  editor: SpreadEditor,
  { id, version }: Pick<StatementTemplate, "id" | "version">,
) {
  const path = { workspaceId, financialRecordId };
  const { version: saved, session } = editor.state();
  const latest = session.pending.at(-1)?.id;
  return queryOptions({
    queryKey: ["planned-template", path, id, version, saved, latest],
    queryFn: ({ signal }): Promise<PlannedTemplate> =>
      onWhatIsSaved(editor, async () => {
        const { version: current, session: now } = editor.state();
        const plan = await answerOf(
          client.POST(`${statementsPath}/ApplyTemplate`, {
            params: { path, header: { "If-Match": `"${current}"` } },
            body: { financialStatementTemplateId: id, edits: now.pending.map(wireEdit) },
            signal,
          }),
        );
        // The contract validated references to lines, which its types have as strings.
        const { moved, unplaced } = plan as Pick<TemplatePlan, "moved" | "unplaced">;
        return { origin: plan.origin, moved, unplaced, spread: spreadIn(plan) };
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
}

/**
 * Applies a plan as one edit, which one undo takes back: after a save too where nothing else was unsaved, since what was
 * before is stored then.
 */
export function applyPlan(
  editor: SpreadEditor,
  { origin: { id, version, layoutHash }, spread }: PlannedTemplate,
): CommandRefusal | undefined {
  const { session, dirty, version: saved } = editor.state();
  const command = applyTemplate({ spread }, session.spread, { id, version, layoutHash });
  const wasOrigin = !dirty && ({ kind: "version", version: saved } as const);
  return editor.edit([{ ...command, ...(wasOrigin && { wasOrigin }) }]);
}
