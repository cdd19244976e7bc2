import type { RiskAnalysis } from "../risk/analyze.ts";
import type { RiskModel } from "../risk/model.ts";
import type { Preparation } from "./sheet-heading.ts";

/** One stored analysis and its overrides. For lenders only: borrowers' copies never include it. */
export interface RiskWorkbookFacts {
  readonly preparation: Preparation;
  readonly legalName: string;
  readonly analysis: RiskAnalysis;
  /** The model whose hash the analysis has. */
  readonly model: RiskModel;
  readonly made: RiskAnalysisMade;
  /** Newest first. */
  readonly overrides: readonly RiskOverrideFact[];
}

export interface RiskAnalysisMade {
  readonly id: string;
  readonly financialRecordId: string;
  readonly spreadVersion: number;
  readonly at: Date;
  readonly by: string;
  readonly naicsCode?: string | undefined;
  /** Absent if the code isn't in NAICS 2022. */
  readonly industryTitle?: string | undefined;
  readonly postalCode?: string | undefined;
}

export interface RiskOverrideFact {
  readonly direction: "Higher" | "Lower";
  readonly reason: string;
  readonly at: Date;
  readonly by: string;
}
