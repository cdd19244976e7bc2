import type { Check } from "@tieout/core/check/check";
import type { BooksSource } from "@tieout/core/check/check-facts";
import { titleOf } from "@tieout/core/check/check-titles";
import type { Language } from "@tieout/core/language";
import { say } from "@tieout/server/messages/messages";
import type { CollectionStanding } from "../imports/collection.ts";
import type { Import } from "../imports/import.ts";
import type { Wire } from "./submission-request.ts";

interface Reader {
  readonly language: Language;
  readonly source: BooksSource;
}

/** A check with its sentences in place of its fact. A retired question is called by its id. */
export function presentCheck<Kept extends Pick<Check, "id" | "outcome" | "fact">>(
  { fact, ...check }: Kept,
  { language, source }: Reader,
) {
  const title = titleOf(check, source);
  return {
    ...check,
    title: title ? say(title, language) : check.id,
    outcomeDescription: say(fact, language),
  };
}

/** @param atMost a borrower learns whether one more can be taken in, and no number of the plan (D-9) */
export function presentCollectionLimit(
  { contract, period, left }: CollectionStanding,
  atMost = Number.POSITIVE_INFINITY,
): Wire["DataCollectionLimit"] {
  if (contract.limit === undefined) return { hasLimit: false };
  return {
    hasLimit: true,
    ...(atMost === Number.POSITIVE_INFINITY && { limit: contract.limit }),
    countRemaining: Math.min(left, atMost),
    billingPeriod: { endDate: period.end },
  };
}

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
