import type { Edit } from "@tieout/core/spread/edit-session";
import { answerOf, problemOf } from "@tieout/web-portal/answer";
import { useIntl } from "react-intl";
import { useAction } from "../action/use-action.ts";
import type { Contract } from "../api/client.ts";
import { client } from "../api/client.ts";
import { type ChangedSpread, spreadIn, statementsPath } from "../api/spread.ts";
import type { FinancialRecordPath } from "../api/submission.ts";
import { hashOf, type SavedElsewhere, type SpreadEditor } from "./spread-editor.ts";

interface SaveOptions {
  readonly path: FinancialRecordPath;
  readonly editor: SpreadEditor;
  /** Somebody else has saved since, and changed the same: that has to be asked. */
  readonly onChangedMeanwhile: (changed: ElsewhereSaved) => void;
}

/** A version that somebody saved meanwhile, and by whom. */
export interface ElsewhereSaved extends SavedElsewhere {
  readonly by?: string;
  readonly at?: string;
  readonly reason?: string;
}

/** Saves what isn't saved yet. A retry after a lost answer saves once. */
export function useSaveSpread({ path, editor, onChangedMeanwhile }: SaveOptions) {
  const { formatMessage } = useIntl();
  return useAction({
    call: (reason: string | undefined) => save(path, editor, reason),
    done: () => ({ title: formatMessage({ id: "editor.saved" }) }),
    onFailed: ({ problem }) => {
      const changed = changedIn(problem);
      if (changed) onChangedMeanwhile(changed);
    },
  });
}

/** Returns to the standard layout (S-T26). Unsaved edits are saved first, so that undo brings everything back. */
export function useResetSpread({ path, editor, onChangedMeanwhile }: SaveOptions) {
  const { formatMessage } = useIntl();
  return useAction({
    call: async () => {
      if (editor.state().dirty) await save(path, editor);
      const { version } = await answerOf(
        client.POST(`${statementsPath}/reset`, {
          params: { path, header: { "If-Match": `"${editor.state().version}"` } },
          headers: { "Idempotency-Key": crypto.randomUUID() },
        }),
      );
      const stored = await answerOf(client.GET(`${statementsPath}/spread`, { params: { path } }));
      editor.replaceSaved(spreadIn(stored), version);
    },
    done: () => ({ title: formatMessage({ id: "editor.reset.done" }) }),
    onFailed: ({ problem }) => {
      const changed = changedIn(problem);
      if (changed) onChangedMeanwhile(changed);
    },
  });
}

async function save(path: FinancialRecordPath, editor: SpreadEditor, reason?: string) {
  let isFirst = true;
  await onWhatIsSaved(editor, async () => {
    // What somebody else has saved may be the same.
    if (isFirst || editor.state().dirty) await sendEdits(path, editor, reason);
    isFirst = false;
  });
}

/** Where somebody has saved since, repeats the edits on that, and tries again: nobody is asked without need. */
export async function onWhatIsSaved<Answer>(
  editor: SpreadEditor,
  call: () => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await call();
    } catch (problem) {
      const elsewhere = changedIn(problem);
      if (!elsewhere || tries === triesAtMost) throw problem;
      const repeated = editor.repeatedOn(elsewhere, editor.state().session.pending);
      if (repeated.questions.length + repeated.lost.length > 0) throw problem;
      editor.continueOn(elsewhere, repeated);
    }
  }
}

const triesAtMost = 5;

async function sendEdits(path: FinancialRecordPath, editor: SpreadEditor, reason?: string) {
  const sent = editor.save();
  const layoutHash = await hashOf(sent.spread);
  const { version } = await answerOf(
    client.PUT(statementsPath, {
      params: { path, header: { "If-Match": `"${sent.version}"` } },
      headers: { "Idempotency-Key": sent.idempotencyKey },
      body: { edits: sent.edits.map(wireEdit), layoutHash, ...(reason && { reason }) },
    }),
  );
  editor.markSaved(sent, version);
}

type WireEdit =
  Contract[typeof statementsPath]["put"]["requestBody"]["content"]["application/json"]["edits"][number];

/** A whole spread doesn't travel: the server has what it came from. */
export function wireEdit({ command, ...edit }: Edit): WireEdit {
  const sent =
    command.do === "replaceSpread" ? { do: command.do, origin: command.origin } : command;
  return { ...edit, command: sent as WireEdit["command"] };
}

/** From a 412; undefined for other problems. */
function changedIn(problem: unknown): ElsewhereSaved | undefined {
  if (problemOf(problem)?.status !== 412) return undefined;
  // The contract's 412 always brings it.
  const { current } = problem as { readonly current: ChangedSpread };
  const { version, by, at, reason, commandsSince } = current;
  return {
    version,
    spread: spreadIn(current),
    savedIds: new Set(commandsSince.map(({ id }) => id)),
    ...(by !== undefined && { by }),
    ...(at !== undefined && { at }),
    ...(reason !== undefined && { reason }),
  };
}
