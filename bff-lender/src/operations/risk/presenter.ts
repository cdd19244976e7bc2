import type { Language } from "@tieout/core/language";
import type { RiskAnalysis, RiskFailure } from "@tieout/core/risk/analyze";
import { type RiskAmount, riskAmounts } from "@tieout/core/risk/inputs";
import { ratioIds } from "@tieout/core/risk/ratios";
import { type ShownAmount, shownAmounts } from "@tieout/core/risk/statement-feeds";
import type { RiskWarning } from "@tieout/core/risk/warnings";
import { say } from "@tieout/server/messages/messages";
import { industryTitle } from "@tieout/services/industries/industries";
import type { RiskOverride } from "@tieout/services/risk/override";
import type { StoredRiskAnalysis } from "@tieout/services/risk/risk-analysis";
import type { Wire } from "../wire.ts";

export function presentFailure(failure: RiskFailure, language: Language): Wire["RiskAnalysis"] {
  return {
    requestOutcome: "failure",
    errorDescription: say({ code: failure, values: {} }, language),
    peerScore: null,
    inputs: null,
    result: null,
    failure,
    analysis: null,
  };
}

/** Facts of today that are shown with a stored result. */
export interface ReadToday {
  readonly submissionId: string;
  /** Those that depend on today. They follow the stored ones. */
  readonly warnings: readonly RiskWarning[];
  readonly overrides: readonly RiskOverride[];
  readonly names: ReadonlyMap<string, string>;
}

export function presentAnalysis(
  stored: StoredRiskAnalysis,
  today: ReadToday,
): Wire["RiskAnalysis"] {
  const { analysis } = stored;
  return {
    requestOutcome: "success",
    errorDescription: null,
    peerScore: analysis.peers?.score ?? null,
    inputs: presentInputs(analysis),
    result: { outputs: analysis.outputs },
    failure: null,
    analysis: presentDetails(stored, today),
  };
}

function presentInputs(analysis: RiskAnalysis): Wire["RiskInputs"] {
  const { year, prior, currency } = analysis;
  return {
    statementYear: year.year,
    periodStart: year.start,
    periodEnd: year.end,
    priorStatementYear: prior?.year ?? null,
    priorPeriodStart: prior?.start ?? null,
    priorPeriodEnd: prior?.end ?? null,
    currency,
    figures: [
      ...riskAmounts.map((name) => presentFigure(name, true, analysis)),
      ...shownAmounts.map((name) => presentFigure(name, false, analysis)),
    ],
  };
}

function presentFigure(
  name: RiskAmount | ShownAmount,
  isScored: boolean,
  analysis: RiskAnalysis,
): Wire["RiskFigure"] {
  const leading = figuresOf(analysis);
  const reported = analysis.asReported ? figuresOf(analysis.asReported) : leading;
  return {
    name,
    value: leading.year[name] ?? null,
    priorValue: leading.prior[name] ?? null,
    isScored,
    ...(reported.year[name] !== leading.year[name] && { wasReported: reported.year[name] ?? null }),
    ...(reported.prior[name] !== leading.prior[name] && {
      priorWasReported: reported.prior[name] ?? null,
    }),
  };
}

function figuresOf({ inputs, shown }: Pick<RiskAnalysis, "inputs" | "shown">) {
  return {
    year: { ...inputs.year, ...shown.year },
    prior: { ...inputs.prior, ...shown.prior },
  };
}

function presentDetails(
  { analysis, ...stored }: StoredRiskAnalysis,
  { submissionId, warnings, overrides, names }: ReadToday,
): Wire["RiskAnalysisDetails"] {
  const { id, financialRecordId, spreadVersion, naicsCode, postalCode } = stored;
  const { basis, currency, figures, modelVersion, modelHash, inputHash, score } = analysis;
  const { forward, cumulative, logOdds, baseline, sectorShift } = score;
  return {
    id,
    analyzedAt: stored.analyzedAt.toISOString(),
    analyzedBy: names.get(stored.analyzedBy) ?? "",
    ...{ submissionId, financialRecordId, spreadVersion, basis, currency, figures },
    ...{ modelVersion, modelHash, inputHash },
    naicsCode: naicsCode ?? null,
    industryTitle: (naicsCode && industryTitle(naicsCode)) ?? null,
    postalCode: postalCode ?? null,
    sectorShift,
    score: { forward, cumulative, logOdds, baseline },
    withoutSector: analysis.withoutSector,
    peers: presentPeers(analysis),
    asReported: presentAsReported(analysis),
    notes: analysis.notes.map(({ code, values }) => ({ code, values: { ...values } })),
    warnings: [...analysis.warnings, ...warnings].map(({ code, values }) => ({
      code,
      values: { ...values },
    })),
    overrides: overrides.map((override) => presentOverride(override, names)),
  };
}

function presentPeers({ peers }: RiskAnalysis): Wire["RiskPeers"] | null {
  if (!peers) return null;
  const { cell, ratios, forward, cumulative } = peers;
  return {
    ...cell,
    ratios: ratioIds.flatMap((id) => {
      const value = ratios[id];
      return value === undefined ? [] : [{ id, value }];
    }),
    forward,
    cumulative,
  };
}

function presentAsReported({ asReported }: RiskAnalysis): Wire["RiskAsReported"] | null {
  if (!asReported) return null;
  const { score } = asReported;
  return { pds: score ? { forward: score.forward, cumulative: score.cumulative } : null };
}

export function presentOverride(
  { id, direction, reason, madeAt, madeBy }: RiskOverride,
  names: ReadonlyMap<string, string>,
): Wire["RiskOverride"] {
  return { id, direction, reason, by: names.get(madeBy) ?? "", at: madeAt.toISOString() };
}
