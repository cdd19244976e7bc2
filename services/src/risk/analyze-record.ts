import type { Basis } from "@tieout/core/ledger/ledger";
import { analyzeRisk, type RiskAnalysis, type RiskFailure } from "@tieout/core/risk/analyze";
import { modelHash, openPd1, type RiskModel } from "@tieout/core/risk/model";
import { peersSoi2013, zip3States } from "@tieout/core/risk/peer-data";
import { type RiskSubject, readStatements, riskInputHash } from "@tieout/core/risk/read-statements";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { FinancialRecord } from "../financial-records/financial-record.ts";
import { findSpread, findSpreadVersion } from "../financial-records/spread.ts";
import { naicsIndustries } from "../industries/industries.ts";
import { findLedger } from "../ledger/ledger.ts";
import type { RiskCodes, StoredRiskAnalysis } from "./risk-analysis.ts";

/** The model in use. */
const model = openPd1;

export interface AnalyzedRecord {
  readonly analysis: RiskAnalysis | { readonly failed: RiskFailure };
  readonly spreadVersion: number;
}

/** Analyzes a record's statements as they're saved now. */
export async function analyzeRecord(
  db: Tx,
  record: FinancialRecord,
  basis: Basis,
  codes: RiskCodes,
): Promise<AnalyzedRecord> {
  const { spreadVersion, ...subject } = await findSubject(db, record, basis);
  const data = { peers: peersSoi2013, industries: naicsIndustries(), zip3States };
  return { analysis: analyzeRisk(subject, { model, ...data, ...codes }), spreadVersion };
}

/** The model that made an analysis. Undefined if another model is in use now. */
export function findModelOf(stored: StoredRiskAnalysis): RiskModel | undefined {
  return isOfOtherModel(stored) ? undefined : model;
}

/** Whether another model is in use now. */
export function isOfOtherModel({ analysis }: StoredRiskAnalysis): boolean {
  return analysis.modelHash !== modelHash(model);
}

/**
 * Whether the record's statements have changed since the analysis. False if another model made it, because then inputs can't
 * be compared.
 */
export async function isStale(
  db: Tx,
  record: FinancialRecord,
  stored: StoredRiskAnalysis,
): Promise<boolean> {
  const { version } = await findSpreadVersion(db, record.id);
  if (version === stored.spreadVersion || isOfOtherModel(stored)) return false;
  const { basis, inputHash } = stored.analysis;
  const read = readStatements(await findSubject(db, record, basis));
  if (read.failed) return true;
  const { naicsCode, postalCode } = stored;
  return riskInputHash(read, { model, naicsCode, postalCode }) !== inputHash;
}

async function findSubject(
  db: Tx,
  record: FinancialRecord,
  basis: Basis,
): Promise<RiskSubject & { readonly spreadVersion: number }> {
  const { spread, version: spreadVersion } = await findSpread(db, record.id);
  const ledger = await findLedger(db, record, basis);
  if (!ledger) throw new Error(`Record ${record.id} has no ${basis} books`);
  return { ledger, spread, spreadVersion };
}
