import { useQuery } from "@tanstack/react-query";
import type { Basis } from "@tieout/core/ledger/ledger";
import type { AdjustedCells } from "@tieout/core/spread/adjusted-view";
import { changedNodes } from "@tieout/core/spread/changed-nodes";
import type { NodeRef } from "@tieout/core/statement/layout";
import { useMemo } from "react";
import { checksOf, type FinancialRecordPath } from "../../api/submission.ts";
import { useEditorState } from "../../spread/open-editor.ts";
import type { SpreadEditor } from "../../spread/spread-editor.ts";
import { findingsByAccount } from "./findings.tsx";

/** What is said of lines apart from the statement itself. */
export interface LineMarks {
  /** Differ from what is saved. */
  readonly changed: ReadonlySet<NodeRef>;
  /** By account: the open checks that name it. */
  readonly findings: ReadonlyMap<string, string>;
  /** The entries behind figures that adjustments move. */
  readonly adjusted: AdjustedCells;
}

export function useLineMarks(
  record: FinancialRecordPath,
  editor: SpreadEditor,
  basis: Basis,
  adjusted: AdjustedCells,
): LineMarks {
  const { data } = useQuery(checksOf(record));
  const { saved, spread } = useEditorState(editor).session;
  const changed = useMemo(() => changedNodes(saved, spread), [saved, spread]);
  const { classifications } = spread;
  const findings = useMemo(
    () => findingsByAccount(data?.checks ?? [], basis, classifications),
    [data, basis, classifications],
  );
  return useMemo(() => ({ changed, findings, adjusted }), [changed, findings, adjusted]);
}
