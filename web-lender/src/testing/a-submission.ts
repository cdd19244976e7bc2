import type {
  Check,
  Checks,
  SubmissionDetails,
  SubmissionRequest,
  Workbook,
  WorkbookProof,
  WorkbookRevision,
} from "../api/submission.ts";

export const workspaceId = "6f1b7c52-6f0e-4c0e-9a53-0c8f2f1f7a01";
export const submissionId = "0f0b6a8e-1f4d-4f3a-8d3c-5a3f0c7b9e02";
export const financialRecordId = "b1a2c3d4-5e6f-4a7b-8c9d-0e1f2a3b4c03";

export const aSubmissionRequest: SubmissionRequest = {
  id: 7,
  accountingCollectionGroups: ["financial-statements", "accounts-receivable", "accounts-payable"],
  basisOfAccountingPreference: "Accrual",
  fullFiscalYearsToCollect: 3,
  endOfImport: "LastFullMonth",
  anonymizeCustomersAndVendors: true,
  provideUserCopy: false,
  allowUserUpload: false,
  hasShareableLink: true,
  financialStatementsYearsToCollect: 4,
  receivablesYearsToCollect: 4,
  payablesYearsToCollect: 4,
  transactionsYearsToCollect: 0,
};

export function aSubmission(over: Partial<SubmissionDetails> = {}): SubmissionDetails {
  return {
    id: submissionId,
    entityId: workspaceId,
    creationTime: "2025-10-14T13:40:00Z",
    financialRecordStatus: "Created",
    financialRecordId,
    financialRecordCreated: "2025-10-14T13:42:00Z",
    datasourceNameId: "quickbooksonline",
    datasetName: "Tidewater Marine Supply",
    deleted: false,
    portalStatus: "Normal",
    source: "secure-link",
    ...{ status: "complete", label: "Valid" },
    submissionRequest: { id: 7, hasShareableLink: true },
    submissionMetadata: [
      { name: "borrowerBusinessEmail", value: "rlowell@tidewatermarine.com", type: "string" },
    ],
    isVerifiedContent: true,
    entity: { id: workspaceId, displayName: "Tidewater Marine Supply, Inc.", accessible: true },
    requestingUser: { displayName: "Dana Whitfield", emailAddress: "dana@copperfield.co" },
    workbookRevisions: 1,
    request: aSubmissionRequest,
    collected: {
      legalName: "Tidewater Marine Supply, Inc.",
      currency: "USD",
      from: "2022-01-01",
      upTo: "2025-09-30",
      bases: ["accrual"],
      groups: ["financial-statements", "accounts-receivable", "accounts-payable"],
      fiscalYearEndMonth: 12,
      dataAsOfTime: "2025-10-14T13:42:00Z",
      accounts: 86,
      hasEntries: true,
      journalLines: 48_210,
      parties: 412,
      openDocuments: 233,
    },
    workbooks: [aRevision()],
    statementsVersion: 1,
    documents: [],
    statements: "open",
    userCopies: [],
    verification: {
      emailAddress: "rlowell@tidewatermarine.com",
      confirmedTime: "2025-10-14T13:51:00Z",
      isPrimaryEmail: true,
    },
    retentionPolicy: { isDeleted: false, legalHold: false, hasCertificate: false },
    may: {
      holdLegally: false,
      ...{ upload: true, hide: true, restore: false, releaseStatements: false },
      openStatements: true,
      download: true,
    },
    ...over,
  };
}

export function aRevision(over: Partial<WorkbookRevision> = {}): WorkbookRevision {
  const revisionNumber = over.revisionNumber ?? 1;
  return {
    revisionNumber,
    outcome: "Success",
    creationTime: "2025-10-14T14:20:00Z",
    spreadVersion: 1,
    writerVersion: 1,
    language: "en",
    workbooks: [
      aWorkbook({
        revisionNumber,
        filename: "Tidewater Marine Supply - Financial statements.xlsx",
        fileSize: 1_363_149,
      }),
      aWorkbook({
        revisionNumber,
        variantId: "accounts-receivable",
        filename: "Tidewater Marine Supply - Accounts receivable.xlsx",
        fileSize: 428_032,
      }),
    ],
    ...over,
  };
}

/** A proof of both files of `aRevision`: identical by default. */
export function aProof(over: Partial<WorkbookProof> = {}): WorkbookProof {
  return {
    creationTime: "2025-10-14T14:30:00Z",
    requestedBy: "Dana Whitfield",
    finishedTime: "2025-10-14T14:31:00Z",
    ...{ writerVersion: 2, inputs: "same" },
    files: [
      { variantId: "financial-statements", basis: "accrual", outcome: "identical" },
      { variantId: "accounts-receivable", basis: "accrual", outcome: "identical" },
    ],
    ...over,
  };
}

export function aWorkbook(over: Partial<Workbook> = {}): Workbook {
  return {
    variantId: "financial-statements",
    basis: "accrual",
    filename: "Books.xlsx",
    revisionNumber: 1,
    outcome: "Success",
    tags: [],
    ...over,
  };
}

export function aCheck(over: Partial<Check> = {}): Check {
  return {
    id: "journals-balance",
    category: "ledger",
    title: "Every journal entry balances",
    outcome: "Pass",
    outcomeDescription: "Every journal entry balances.",
    severity: "high",
    basis: "accrual",
    tolerance: 0,
    ...over,
  };
}

/** With the matching summary (D-44). */
export function checksWith(checks: readonly Check[]): Checks {
  const tieOuts = checks.filter(({ category }) => category !== "quality");
  const count = (outcome: Check["outcome"]) =>
    tieOuts.filter((check) => check.outcome === outcome).length;
  return {
    currency: "USD",
    summary: {
      tiedOut: count("Pass"),
      of: tieOuts.length,
      notCheckable: count("Inconclusive"),
    },
    checks: [...checks],
  };
}
