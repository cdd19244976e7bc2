import type { FiscalPeriod } from "../calendar/fiscal-year.ts";
import type { Basis } from "../ledger/ledger.ts";
import { benchmarks } from "./benchmarks.ts";
import type { RiskInputs } from "./inputs.ts";
import { modelHash } from "./model.ts";
import { type RiskOutput, riskOutputs } from "./outputs.ts";
import { comparePeers, type PeerComparison, type PeersOf } from "./peers.ts";
import { hasEnoughRatios, riskRatios } from "./ratios.ts";
import {
  isChangedByAdjustments,
  type ReadFigures,
  type ReadStatements,
  type RiskCodes,
  type RiskFigures,
  type RiskSubject,
  readStatements,
  riskInputHash,
} from "./read-statements.ts";
import { type DefaultProbabilities, type RiskScore, scoreRisk } from "./score.ts";
import { sectorShift } from "./sector.ts";
import type { RiskNote } from "./statement-notes.ts";
import { lastingWarnings, type RiskWarning } from "./warnings.ts";

/** What statements are scored with and compared with. */
export interface RiskContext
  extends RiskCodes,
    Pick<PeersOf, "peers" | "industries" | "zip3States"> {}

export interface RiskAnalysis extends Omit<ReadFigures, "guessed"> {
  readonly basis: Basis;
  readonly currency: string;
  readonly year: FiscalPeriod;
  /** Absent if growth can't be computed from it. */
  readonly prior?: FiscalPeriod;
  /** Adjusted if the spread has confirmed adjustments on this basis. */
  readonly figures: RiskFigures;
  readonly score: RiskScore;
  readonly withoutSector: DefaultProbabilities;
  readonly peers?: PeerComparison;
  readonly outputs: readonly RiskOutput[];
  /** The same without adjustments. Absent if they change no amount. */
  readonly asReported?: AsReported;
  readonly notes: readonly RiskNote[];
  /** Warnings stored with the analysis; `warningsOn` adds those that depend on the day it's read. */
  readonly warnings: readonly RiskWarning[];
  readonly modelVersion: string;
  readonly modelHash: string;
  readonly inputHash: string;
  readonly failed?: undefined;
}

export interface AsReported extends Omit<ReadFigures, "guessed"> {
  /** Absent if these amounts can't be scored. */
  readonly score?: RiskScore;
}

export type RiskFailure =
  | "no-full-fiscal-year"
  | "account-types-unknown"
  | "total-assets-unknown"
  | "total-assets-not-positive"
  | "too-few-ratios";

/** Estimates the probability of default from books and saved statements, with everything it's based on. */
export function analyzeRisk(
  subject: RiskSubject,
  context: RiskContext,
): RiskAnalysis | { readonly failed: RiskFailure } {
  const read = readStatements(subject);
  if (read.failed) return read;
  const { basis, currency, year, prior, figures, leading, notes, imbalances } = read;
  const { inputs, shown } = leading;
  if (isOpenByTypes(read)) return { failed: "account-types-unknown" };
  const score = scoreInputs(inputs, context);
  if (score.failed) return score;

  const { model, naicsCode, postalCode } = context;
  const ratios = riskRatios(inputs);
  const { totalAssets } = inputs.year;
  const compared = comparePeers({
    ...context,
    naicsCode,
    postalCode,
    totalAssets,
    currency,
    ratios,
  });
  const [peers, peersAbsent] =
    "absent" in compared ? [undefined, compared.absent] : [compared, undefined];
  const { forward, cumulative } = scoreRisk(model, ratios, 0);

  return {
    ...{ basis, currency, year, ...(prior && { prior }), figures, inputs, shown },
    score,
    withoutSector: { forward, cumulative },
    ...(peers && { peers }),
    outputs: riskOutputs({
      score,
      peers,
      benchmarks: benchmarks(inputs.year, shown.year),
    }),
    ...(isChangedByAdjustments(read) && { asReported: asReported(read.reported, context) }),
    notes,
    warnings: lastingWarnings({ basis, imbalances, naicsCode, peersAbsent }),
    modelVersion: model.version,
    modelHash: modelHash(model),
    inputHash: riskInputHash(read, context),
  };
}

/** Accounts of unknown type may belong to any amount, so that past one percent of the books none of them is known. */
function isOpenByTypes({ leading, unknown }: ReadStatements): boolean {
  const { totalAssets, sales = 0 } = leading.inputs.year;
  // Without a balance sheet, setting types wouldn't help.
  return totalAssets !== undefined && unknown * 100 > Math.max(totalAssets, sales);
}

function asReported({ inputs, shown }: ReadFigures, codes: RiskCodes): AsReported {
  const score = scoreInputs(inputs, codes);
  return { inputs, shown, ...(!score.failed && { score }) };
}

/** Scores two years' amounts, or says why they can't be scored. */
export function scoreInputs(
  inputs: RiskInputs,
  { model, naicsCode }: RiskCodes,
): (RiskScore & { readonly failed?: undefined }) | { readonly failed: RiskFailure } {
  const { totalAssets } = inputs.year;
  if (totalAssets === undefined) return { failed: "total-assets-unknown" };
  if (totalAssets <= 0) return { failed: "total-assets-not-positive" };
  const ratios = riskRatios(inputs);
  if (!hasEnoughRatios(ratios)) return { failed: "too-few-ratios" };
  return scoreRisk(model, ratios, sectorShift(model, naicsCode));
}
