export interface ColumnType {
  readonly type: string;
  /** Imported type names, by module. */
  readonly imports?: Readonly<Record<string, string>>;
}

const texts: ColumnType = { type: "Readonly<Record<string, string>>" };
const counts: ColumnType = { type: "Readonly<Record<string, number>>" };
const options: ColumnType = { type: "Readonly<Record<string, unknown>>" };
const submissionRequest: ColumnType = {
  type: "SubmissionRequest",
  imports: { SubmissionRequest: "@tieout/core/submission-request/submission-request" },
};
const metadata: ColumnType = {
  type: "readonly MetadataEntry[]",
  imports: { MetadataEntry: "@tieout/core/business-info" },
};
const importReason: ColumnType = {
  type: "ImportReason",
  imports: { ImportReason: "@tieout/core/import/import" },
};
const spread: ColumnType = { type: "Spread", imports: { Spread: "@tieout/core/spread/spread" } };
const carriedOver: ColumnType = {
  type: "CarryOverNotes & { readonly from: { readonly financialRecordId: string; readonly submissionId: string; readonly version: number; readonly upTo: string; readonly collectedAt: string } }",
  imports: { CarryOverNotes: "@tieout/core/spread/carry-over" },
};
const edits: ColumnType = {
  type: "readonly Edit[]",
  imports: { Edit: "@tieout/core/spread/edit-session" },
};

const ofRiskAnalysis = (...names: readonly string[]): ColumnType => ({
  type: `Pick<RiskAnalysis, ${names.map((name) => `"${name}"`).join(" | ")}>`,
  imports: { RiskAnalysis: "@tieout/core/risk/analyze" },
});

/** Types the catalog can't tell: JSON contents, and core's narrower types. */
export const columnTypes: Readonly<Record<string, ColumnType>> = {
  "auditEvents.details": { type: "Readonly<Record<string, string | number | boolean>>" },
  "bannerMessages.hyperlinks": {
    type: "readonly { readonly id: string; readonly href: string; readonly prompt: string }[]",
  },
  "bannerMessages.messageParagraphs": {
    type: "readonly { readonly content: string; readonly bold?: boolean; readonly italic?: boolean; readonly fontSize?: string }[]",
  },
  "checks.fact": { type: "CheckFact", imports: { CheckFact: "@tieout/core/check/check-facts" } },
  "consentReads.plan": {
    type: "PlannedRead",
    imports: { PlannedRead: "@tieout/core/consent/consent" },
  },
  "consents.files": {
    type: "readonly StoredAgreedFile[]",
    imports: { StoredAgreedFile: "@tieout/core/consent/agreed-files" },
  },
  "deletionCertificates.consents": {
    type: "readonly ConsentEvidence[]",
    imports: { ConsentEvidence: "@tieout/core/consent/evidence" },
  },
  "deletionCertificates.counts": counts,
  "deletionCertificates.files": {
    type: 'readonly { readonly kind: "document" | "workbook" | "books"; readonly sha256?: string; readonly bytes: number }[]',
  },
  "fileImports.choices": {
    type: "FileChoices",
    imports: { FileChoices: "@tieout/core/book-mapping/file-choices" },
  },
  "fileImports.recipe": { type: "object" },
  "fileImports.rejected": {
    type: "{ readonly headings: readonly string[]; readonly rows: readonly { readonly row: number; readonly value: string; readonly fault: string; readonly cells: readonly string[] }[] }",
  },
  "fileImports.report": {
    type: "FileReport",
    imports: { FileReport: "@tieout/core/book-mapping/file-report" },
  },
  "fileMappings.answers": {
    type: "{ readonly currency?: string; readonly fiscalYearEnd?: FiscalYearEnd }",
    imports: { FiscalYearEnd: "@tieout/core/calendar/fiscal-year" },
  },
  "fileMappings.mapping": {
    type: "Mapping",
    imports: { Mapping: "@tieout/core/book-mapping/mapping" },
  },
  "financialRecords.counts": counts,
  "importRequests.parameters": submissionRequest,
  "importSteps.reason": importReason,
  "importSteps.step": {
    type: "ImportStep",
    imports: { ImportStep: "@tieout/core/import/import" },
  },
  "imports.reason": importReason,
  "imports.request": submissionRequest,
  "mailDeliveries.content": { type: "object" },
  "portalTexts.texts": texts,
  "riskAnalyses.inputs": ofRiskAnalysis("currency", "year", "prior", "figures", "inputs", "shown"),
  "riskAnalyses.result": ofRiskAnalysis(
    "score",
    "withoutSector",
    "peers",
    "outputs",
    "asReported",
    "notes",
    "warnings",
  ),
  "spreadVersions.carriedOver": carriedOver,
  "spreadVersions.edits": edits,
  "spreadVersions.spread": spread,
  "statementTemplates.content": {
    type: "TemplateContent",
    imports: { TemplateContent: "@tieout/core/spread/template" },
  },
  "submissions.importOptions": submissionRequest,
  "submissions.metadata": metadata,
  "tenantBrands.cssSettings": texts,
  "tenantSettings.defaultAnonymousOptions": options,
  "tenantSettings.defaultPortalOptions": options,
  "tenantSettings.multiTenantSettings": options,
  "unsubscribeTokens.before": {
    type: "{ readonly forAll: boolean | null; readonly forWorkspaces: readonly { readonly workspaceId: string; readonly notificationId: string; readonly enabled: boolean }[]; readonly byDefault: boolean }",
  },
  "users.metadata": {
    type: "readonly { readonly name: string; readonly value: string; readonly type: MetadataType }[]",
    imports: { MetadataType: "@tieout/core/user" },
  },
  "workbookProofs.files": {
    type: 'readonly (Pick<WorkbooksRow, "variantId" | "basis"> & { readonly outcome: ProofOutcome })[]',
    imports: { ProofOutcome: "@tieout/core/workbook/rebuilt" },
  },
};
