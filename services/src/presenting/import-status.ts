import type { Language } from "@tieout/core/language";
import { say } from "@tieout/server/messages/messages";
import type { Import } from "../imports/import.ts";
import type { Wire } from "./wire.ts";

export function presentImportStatus(
  found: Import & { readonly datasourceNameId?: string; readonly datasetName?: string },
  language: Language,
): Wire["ImportStatus"] {
  const { outcome, errorCode, reason, steps, createdAt, finishedAt } = found;
  const { datasourceNameId, datasetName } = found;
  return {
    financialRecordId: found.financialRecordId,
    submissionId: found.submissionId,
    outcome,
    errorCode,
    errorDescription: reason ? say(reason, language) : "",
    startedAt: createdAt.toISOString(),
    ...(finishedAt && { finishedAt: finishedAt.toISOString() }),
    ...(datasetName && { datasetName }),
    // Only packages of the contract can be connected.
    ...(datasourceNameId && {
      datasourceNameId: datasourceNameId as Wire["AccountingPackage"],
    }),
    steps: steps.map(({ step, state, done, expected }) => ({
      step,
      state,
      done,
      ...(expected !== undefined && { expected }),
    })),
  };
}
