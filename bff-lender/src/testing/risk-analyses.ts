import type { Command } from "@tieout/core/spread/command";
import type { Spread } from "@tieout/core/spread/spread";
import { builtAt } from "@tieout/server/database/testing/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { findFinancialRecord } from "@tieout/services/financial-records/financial-record";
import { findSpread } from "@tieout/services/financial-records/spread";
import { analyzeRecord } from "@tieout/services/risk/analyze-record";
import { saveRiskAnalysis } from "@tieout/services/risk/risk-analysis";
import { expect } from "vitest";
import type { Wire } from "../operations/wire.ts";
import type { RiskBooks } from "./risk-books.ts";
import { type EditedCommand, editing, ifMatch, statements } from "./saving.ts";
import type { LenderFixtures } from "./test.ts";

export interface Codes {
  readonly naicsCode?: string;
  readonly postalCode?: string;
}

/** Restaurants in Atlanta, whose peers are known. */
export const atlanta = { naicsCode: "722511", postalCode: "30301" };

type As = LenderFixtures["as"];

// Replies were held to the contract; openapi-fetch's types lose readonly arrays.

export async function analyze(
  as: As,
  { member, workspaceId, financialRecordId }: RiskBooks,
  codes: Codes,
  headers: Readonly<Record<string, string>> = {},
): Promise<Wire["RiskAnalysis"]> {
  const params = { path: { workspaceId }, query: { financialRecordId, ...codes } };
  const { data } = await as(member).GET("/riskcalc/{workspaceId}", { params, headers });
  return data as Wire["RiskAnalysis"];
}

export const riskAnalysis =
  "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}/riskanalysis";

export async function lastAnalysis(
  as: As,
  { member, params }: RiskBooks,
): Promise<Wire["LastRiskAnalysis"]> {
  const { data } = await as(member).GET(riskAnalysis, { params });
  return data as Wire["LastRiskAnalysis"];
}

/** Analyzes a collected record without industry or postal code. Returns the analysis's id. */
export async function insertRiskAnalysis(
  db: Tx,
  of: { readonly workspaceId: string; readonly financialRecordId: string; readonly userId: string },
): Promise<string> {
  const { workspaceId, financialRecordId, userId } = of;
  const record = await findFinancialRecord(db, { workspaceId, id: financialRecordId });
  if (!record) throw new Error("There is no such record");
  const { analysis, spreadVersion } = await analyzeRecord(db, record, "accrual", {});
  if (analysis.failed) throw new Error(analysis.failed);
  const made = { financialRecordId, spreadVersion, analysis, userId, now: builtAt };
  const saved = await saveRiskAnalysis(db, made);
  if (!saved) throw new Error("The record was deleted");
  return saved.stored.id;
}

/** Cumulative probabilities, as fractions. */
export const pdsOf = ({ result }: Wire["RiskAnalysis"], type: "PD" | "Peer" = "PD"): number[] =>
  (result?.outputs ?? [])
    .filter((output) => output.type === type && output.subCategory === "cumulative")
    .map(({ value }) => (value ?? Number.NaN) / 100);

/** Edits a spread by commands that don't replace it whole. */
export type Step = (spread: Spread) => Command | readonly Command[];

/** Saves the next version of the statements, as the editor does. */
export async function saveStep(
  as: As,
  tenant: HostedTenant,
  books: RiskBooks,
  step: Step,
): Promise<void> {
  const { member, params, financialRecordId } = books;
  const { spread, version } = await tenant.tx((db) => findSpread(db, financialRecordId));
  const commands = [step(spread)].flat() as EditedCommand[];
  const body = await editing(tenant, books, commands);
  const headers = ifMatch(version);
  const { response } = await as(member).PUT(statements, { params, body, headers });
  expect(response.status).toBe(200);
}
