// Written by `npm run schema` from the migrated database. Read it, don't edit it.

import type { FileChoices } from "@tieout/core/book-mapping/file-choices";
import type { FileReport } from "@tieout/core/book-mapping/file-report";
import type { Mapping } from "@tieout/core/book-mapping/mapping";
import type { MetadataEntry } from "@tieout/core/business-info";
import type { Day } from "@tieout/core/calendar/day";
import type { FiscalYearEnd } from "@tieout/core/calendar/fiscal-year";
import type { CheckFact } from "@tieout/core/check/check-facts";
import type { StoredAgreedFile } from "@tieout/core/consent/agreed-files";
import type { PlannedRead } from "@tieout/core/consent/consent";
import type { ConsentEvidence } from "@tieout/core/consent/evidence";
import type { ImportReason, ImportStep } from "@tieout/core/import/import";
import type { Minor } from "@tieout/core/money";
import type { RiskAnalysis } from "@tieout/core/risk/analyze";
import type { CarryOverNotes } from "@tieout/core/spread/carry-over";
import type { Edit } from "@tieout/core/spread/edit-session";
import type { Spread } from "@tieout/core/spread/spread";
import type { TemplateContent } from "@tieout/core/spread/template";
import type { SubmissionRequest } from "@tieout/core/submission-request/submission-request";
import type { MetadataType } from "@tieout/core/user";
import type { ProofOutcome } from "@tieout/core/workbook/rebuilt";

export interface AccessRequestsRow {
  readonly tenantId: string;
  readonly id: string;
  readonly workspaceId: string;
  readonly userId: string;
  readonly requestedAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  readonly outcome: "granted" | "refused" | null;
  readonly toldUserIds: readonly string[];
  readonly toldAddresses: readonly string[];
}

export interface AccountingEntitiesRow {
  readonly tenantId: string;
  readonly financialRecordId: string;
  readonly legalName: string;
  readonly dbaName: string | null;
  readonly country: string | null;
  readonly fiscalYearEndMonth: number;
  readonly fiscalYearEndDay: number;
  readonly closedThrough: Day | null;
  readonly addresses: unknown;
  readonly identifiers: unknown;
  readonly contacts: unknown;
}

export interface AuditEventsRow {
  readonly tenantId: string;
  readonly id: number;
  readonly at: Date;
  readonly action: string;
  readonly actorKind: "user" | "borrower" | "worker" | "operator" | "recipient" | "unknown";
  readonly actorId: string | null;
  readonly workspaceId: string | null;
  readonly subjectId: string | null;
  readonly requestId: string | null;
  readonly details: Readonly<Record<string, string | number | boolean>>;
}

export interface BannerMessagesRow {
  readonly tenantId: string;
  readonly id: string;
  readonly headerText: string;
  readonly messageParagraphs: readonly { readonly content: string; readonly bold?: boolean; readonly italic?: boolean; readonly fontSize?: string }[];
  readonly hyperlinks: readonly { readonly id: string; readonly href: string; readonly prompt: string }[];
  readonly level: string;
  readonly inactive: boolean;
  readonly hideMessageCookieName: string | null;
  readonly expiresInDays: number;
  readonly hideForeverButtonText: string | null;
  readonly position: number;
}

export interface ChecksRow {
  readonly tenantId: string;
  readonly financialRecordId: string;
  readonly basis: "accrual" | "cash";
  readonly id: string;
  readonly position: number;
  readonly category: "ledger" | "statement" | "vendor" | "aging" | "quality";
  readonly outcome: "Pass" | "Fail" | "Inconclusive";
  readonly severity: "high" | "medium" | "low";
  readonly fromDay: Day | null;
  readonly toDay: Day | null;
  readonly expected: Minor | null;
  readonly actual: Minor | null;
  readonly difference: Minor | null;
  readonly tolerance: Minor;
  readonly accountId: string | null;
  readonly transactionId: string | null;
  readonly fact: CheckFact;
}

export interface CollectionLimitsRow {
  readonly tenantId: string;
  readonly collectionLimit: number | null;
  readonly billingAnchor: Day;
  readonly billingMonths: number;
}

export interface CollectionUsagesRow {
  readonly tenantId: string;
  readonly submissionId: string;
  readonly periodEnd: Day;
  readonly state: "reserved" | "spent" | "released";
  readonly reservedAt: Date;
  readonly settledAt: Date | null;
}

export interface ConnectionConsentsRow {
  readonly tenantId: string;
  readonly connectionId: string;
  readonly linkSessionId: string;
  readonly consentedAt: Date;
}

export interface ConnectionRequestsRow {
  readonly tenantId: string;
  readonly id: string;
  readonly workspaceId: string;
  readonly accountingPackage: string;
  readonly status: "NotStarted" | "Started" | "Success" | "Error";
  readonly errorCode: "None" | "UserCancelled" | "RequestNonceAlreadyUsed" | "RequestExpired" | "DatasourceUnresponsive" | "InsufficientUserPermissions" | "InternalError";
  readonly sourceFlow: "borrower" | "lender";
  readonly submissionId: string | null;
  readonly existingConnectionId: string | null;
  readonly connectionId: string | null;
  readonly sessionId: string | null;
  readonly linkSessionId: string | null;
  readonly initialMetadata: unknown;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly finishedAt: Date | null;
}

export interface ConnectionsRow {
  readonly tenantId: string;
  readonly id: string;
  readonly workspaceId: string;
  readonly datasourceNameId: string;
  readonly orgId: string;
  readonly datasetId: string | null;
  readonly datasetName: string;
  readonly state: "Connected" | "Disconnected";
  readonly sealedTokens: Buffer | null;
  readonly sealedPreviousTokens: Buffer | null;
  readonly tokensRefreshedAt: Date | null;
  readonly createdByUserId: string | null;
  readonly createdByLinkSessionId: string | null;
  readonly createdAt: Date;
  readonly disconnectedAt: Date | null;
  readonly deletedAt: Date | null;
  readonly consentedAt: Date;
  readonly consentExpiresAt: Date | null;
  readonly refreshClaim: string | null;
  readonly refreshClaimedUntil: Date | null;
  readonly signedInByUserId: string | null;
}

export interface ConsentReadsRow {
  readonly tenantId: string;
  readonly consentId: string;
  readonly importId: string;
  readonly plan: PlannedRead;
  readonly allowedAt: Date;
}

export interface ConsentsRow {
  readonly tenantId: string;
  readonly id: string;
  readonly workspaceId: string;
  readonly connectionId: string | null;
  readonly submissionId: string | null;
  readonly connectionRequestId: string | null;
  readonly givenBy: "borrower" | "lender";
  readonly linkSessionId: string | null;
  readonly userId: string | null;
  readonly accountingPackage: string;
  readonly organizationId: string | null;
  readonly companyName: string | null;
  readonly country: string | null;
  readonly currency: string | null;
  readonly groups: readonly ("financial-statements" | "accounts-receivable" | "accounts-payable" | "transactions")[];
  readonly bases: readonly ("accrual" | "cash")[];
  readonly anonymized: boolean;
  readonly fullFiscalYears: number;
  readonly fromDay: Day | null;
  readonly throughDay: Day;
  readonly term: "once" | "until";
  readonly untilDay: Day | null;
  readonly expiresAt: Date;
  readonly words: string | null;
  readonly wordsVersion: number | null;
  readonly wordsSha256: Buffer | null;
  readonly language: "en" | "es" | "fr";
  readonly agreedAt: Date;
  readonly networkPrefix: string | null;
  readonly emailAddress: string | null;
  readonly emailProof: "confirmed-by-mail" | "code" | "mailed-link" | null;
  readonly ground: "client-access" | "borrower-present" | "written-agreement" | "own-file" | null;
  readonly groundNote: string | null;
  readonly liveAt: Date | null;
  readonly pausedAt: Date | null;
  readonly usedAt: Date | null;
  readonly supersededAt: Date | null;
  readonly supersededBy: string | null;
  readonly endedAt: Date | null;
  readonly endReason: "declined" | "unconfirmed" | "access-ended" | "connection-deleted" | null;
  readonly revokedAtPackage: boolean | null;
  readonly pauseReason: "company-changed" | "user-deleted" | "mail-refused" | null;
  readonly forgottenAt: Date | null;
  readonly groundDocumentId: string | null;
  readonly confirmedBy: "person" | "matching-name" | null;
  readonly companyShown: string | null;
  readonly updatesWords: string | null;
  readonly updatesWordsVersion: number | null;
  readonly updatesWordsSha256: Buffer | null;
  readonly updatesLanguage: "en" | "es" | "fr" | null;
  readonly hasEntries: boolean;
  readonly groundAgreedOn: Day | null;
  readonly confirmBy: Date | null;
  readonly files: readonly StoredAgreedFile[] | null;
}

export interface DelegatedAccessTokensRow {
  readonly tenantId: string;
  readonly secretHash: Buffer;
  readonly workspaceId: string;
  readonly accountingPackage: string | null;
  readonly sessionId: string | null;
  readonly linkSessionId: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

export interface DeletionCertificatesRow {
  readonly tenantId: string;
  readonly id: string;
  readonly workspaceId: string;
  readonly deletedBy: string | null;
  readonly deletedAt: Date;
  readonly purgedAt: Date;
  readonly backupsUntil: Date;
  readonly counts: Readonly<Record<string, number>>;
  readonly submissionId: string | null;
  readonly policy: string | null;
  readonly files: readonly { readonly kind: "document" | "workbook" | "books"; readonly sha256?: string; readonly bytes: number }[];
  readonly consents: readonly ConsentEvidence[];
}

export interface DenialsRow {
  readonly tenantId: string;
  readonly minute: Date;
  readonly operation: string;
  readonly reason: string;
  readonly addressPrefix: string;
  readonly actorId: string;
  readonly actorKind: "user" | "borrower" | "unknown";
  readonly status: number;
  readonly hits: number;
  readonly toldFrom: number;
}

export interface DisabledEffectsRow {
  readonly tenantId: string;
  readonly flow: "lender" | "borrower";
  readonly affected: string | null;
  readonly notAffected: string | null;
}

export interface DisabledParagraphsRow {
  readonly tenantId: string;
  readonly flow: "lender" | "borrower";
  readonly position: number;
  readonly content: string;
  readonly bold: boolean;
  readonly fontSize: number | null;
  readonly marginBottom: number | null;
  readonly strong: readonly string[] | null;
}

export interface DocumentsRow {
  readonly tenantId: string;
  readonly id: string;
  readonly workspaceId: string;
  readonly submissionId: string;
  readonly submissionDocumentType: string;
  readonly fileName: string;
  readonly fileSize: number;
  readonly sniffedType: string;
  readonly sha256: Buffer;
  readonly storageKey: string | null;
  readonly scanState: "scanning" | "clean" | "infected" | "not-scanned";
  readonly uploadedByUserId: string | null;
  readonly linkSessionId: string | null;
  readonly uploadedAt: Date;
  readonly deletedAt: Date | null;
  readonly announcedAt: Date | null;
}

export interface EmailCodesRow {
  readonly tenantId: string;
  readonly id: string;
  readonly linkSessionId: string;
  readonly address: string;
  readonly sealedCode: Buffer | null;
  readonly networkPrefix: string;
  readonly tries: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly provedAt: Date | null;
}

export interface EmailConfirmationsRow {
  readonly tenantId: string;
  readonly id: string;
  readonly submissionId: string;
  readonly address: string;
  readonly secretHash: Buffer;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly confirmedAt: Date | null;
}

export interface FileImportsRow {
  readonly tenantId: string;
  readonly id: string;
  readonly workspaceId: string;
  readonly fileName: string;
  readonly fileSize: number;
  readonly sha256: Buffer;
  readonly sniffedType: string;
  readonly storageKey: string | null;
  readonly state: "reading" | "read" | "failed" | "sent";
  readonly reading: number;
  readonly today: Day;
  readonly choices: FileChoices;
  readonly report: FileReport | null;
  readonly rejected: { readonly headings: readonly string[]; readonly rows: readonly { readonly row: number; readonly value: string; readonly fault: string; readonly cells: readonly string[] }[] } | null;
  readonly recipe: object | null;
  readonly problem: string | null;
  readonly differenceAccepted: boolean;
  readonly uploadedByUserId: string | null;
  readonly linkSessionId: string | null;
  readonly connectionId: string | null;
  readonly submissionId: string | null;
  readonly financialRecordId: string | null;
  readonly uploadedAt: Date;
  readonly sentAt: Date | null;
  readonly periodAccepted: boolean;
  readonly periodReason: string | null;
}

export interface FileMappingsRow {
  readonly tenantId: string;
  readonly workspaceId: string;
  readonly headingsHash: Buffer;
  readonly mapping: Mapping;
  readonly answers: { readonly currency?: string; readonly fiscalYearEnd?: FiscalYearEnd };
  readonly saidAt: Date;
}

export interface FinancialRecordsRow {
  readonly tenantId: string;
  readonly id: string;
  readonly workspaceId: string;
  readonly submissionId: string;
  readonly status: "Pending" | "Created" | "ImportError" | "Deleted";
  readonly datasourceNameId: string;
  readonly datasetName: string;
  readonly bases: readonly ("accrual" | "cash")[] | null;
  readonly groups: readonly ("financial-statements" | "accounts-receivable" | "accounts-payable" | "transactions")[] | null;
  readonly currency: string | null;
  readonly fromDay: Day | null;
  readonly upToDay: Day | null;
  readonly cuts: readonly Day[] | null;
  readonly retainedEarningsId: string | null;
  readonly counts: Readonly<Record<string, number>> | null;
  readonly anonymized: boolean;
  readonly dataAsOf: Date | null;
  readonly createdAt: Date;
  readonly loadedAt: Date | null;
  readonly deletedAt: Date | null;
  readonly hasEntries: boolean;
  readonly openingsUnknown: boolean;
}

export interface FindingsRow {
  readonly tenantId: string;
  readonly id: string;
  readonly financialRecordId: string;
  readonly basis: string;
  readonly checkId: string;
  readonly state: "open" | "explained" | "resolved";
  readonly note: string | null;
  readonly openedAt: Date;
  readonly settledAt: Date | null;
  readonly settledBy: string | null;
}

export interface HeldSignInsRow {
  readonly tenantId: string;
  readonly consentId: string;
  readonly workspaceId: string;
  readonly connectionId: string;
  readonly sealedTokens: Buffer;
  readonly datasetId: string | null;
  readonly datasetName: string;
  readonly consentExpiresAt: Date | null;
  readonly heldAt: Date;
}

export interface IdempotencyKeysRow {
  readonly tenantId: string;
  readonly operation: string;
  readonly caller: string;
  readonly key: string;
  readonly requestHash: Buffer;
  readonly status: number;
  readonly body: unknown | null;
  readonly createdAt: Date;
}

export interface IdentityProvidersRow {
  readonly tenantId: string;
  readonly id: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly sealedClientSecret: Buffer | null;
  readonly apiClientIds: readonly string[];
  readonly scopes: string;
  readonly enabled: boolean;
}

export interface ImportRequestsRow {
  readonly tenantId: string;
  readonly id: string;
  readonly workspaceId: string;
  readonly submissionId: string;
  readonly connectionId: string;
  readonly parameters: SubmissionRequest;
  readonly createdAt: Date;
}

export interface ImportStepsRow {
  readonly tenantId: string;
  readonly importId: string;
  readonly step: ImportStep;
  readonly position: number;
  readonly state: "waiting" | "running" | "done" | "failed";
  readonly done: number;
  readonly expected: number | null;
  readonly cursor: unknown | null;
  readonly parts: number;
  readonly complete: boolean;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly reason: ImportReason | null;
}

export interface ImportsRow {
  readonly tenantId: string;
  readonly id: string;
  readonly workspaceId: string;
  readonly submissionId: string;
  readonly importRequestId: string;
  readonly connectionId: string;
  readonly financialRecordId: string;
  readonly attempt: number;
  readonly outcome: "Pending" | "Success" | "Error";
  readonly errorCode: "None" | "InsufficientUserPermissions" | "DatasourceUnresponsive" | "InternalError" | "Disconnected" | "Cancelled";
  readonly today: Day;
  readonly request: SubmissionRequest;
  readonly startedByUserId: string | null;
  readonly startedByLinkSessionId: string | null;
  readonly leaseToken: string | null;
  readonly leasedAt: Date | null;
  readonly progressedAt: Date;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  readonly reason: ImportReason | null;
  readonly consentId: string | null;
}

export interface InvitationsRow {
  readonly tenantId: string;
  readonly id: string;
  readonly userId: string;
  readonly secretHash: Buffer;
  readonly invitedBy: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly acceptedAt: Date | null;
  readonly revokedAt: Date | null;
}

export interface JobLeasesRow {
  readonly tenantId: string;
  readonly jobId: number;
  readonly token: string;
  readonly takenAt: Date;
}

export interface JournalLinesRow {
  readonly tenantId: string;
  readonly financialRecordId: string;
  readonly basis: "accrual" | "cash";
  readonly accountId: string;
  readonly periodEnd: Day;
  readonly date: Day;
  readonly position: number;
  readonly amount: Minor;
  readonly transactionId: string;
  readonly transactionType: string;
  readonly lineNumber: number;
  readonly memo: string | null;
  readonly documentNumber: string | null;
  readonly referenceNumber: string | null;
  readonly partyId: string | null;
  readonly createdAt: string | null;
  readonly modifiedAt: string | null;
}

export interface LedgerAccountsRow {
  readonly tenantId: string;
  readonly financialRecordId: string;
  readonly id: string;
  readonly position: number;
  readonly number: string | null;
  readonly name: string;
  readonly fullName: string;
  readonly parentId: string | null;
  readonly description: string | null;
  readonly vendorType: string;
  readonly vendorSubtype: string | null;
  readonly specialRole: string | null;
  readonly kind: "Real" | "Nominal";
  readonly classification: "cash" | "ar" | "inventory" | "prepaid" | "other_current_asset" | "fixed_asset" | "accumulated_depreciation" | "intangible" | "other_asset" | "ap" | "credit_card" | "accrued_payroll" | "tax_payable" | "deferred_revenue" | "short_term_debt" | "other_current_liability" | "long_term_debt" | "other_liability" | "equity" | "retained_earnings" | "revenue" | "cogs" | "opex" | "depreciation_amortization" | "interest_expense" | "income_tax" | "other_income" | "other_expense" | "non_posting" | "unknown";
  readonly classificationSource: "analyst" | "special-role" | "vendor-subtype" | "vendor-type" | "name-rule" | "file-guess" | "profit-and-loss" | "balance-sheet" | "sender" | "memory";
  readonly confidence: number;
  readonly posting: boolean;
  readonly active: boolean;
  readonly createdAt: string | null;
  readonly modifiedAt: string | null;
}

export interface LedgerMonthsRow {
  readonly tenantId: string;
  readonly financialRecordId: string;
  readonly basis: "accrual" | "cash";
  readonly accountId: string;
  readonly periodEnd: Day;
  readonly opening: Minor;
  readonly debit: Minor;
  readonly credit: Minor;
  readonly closing: Minor;
}

export interface LinkSessionsRow {
  readonly tenantId: string;
  readonly id: string;
  readonly secretHash: Buffer;
  readonly workspaceId: string;
  readonly sharedLinkId: string | null;
  readonly submissionRequestId: number | null;
  readonly createdAt: Date;
  readonly slidingExpiresAt: Date;
  readonly absoluteExpiresAt: Date;
  readonly revokedAt: Date | null;
  readonly replacedSecretHash: Buffer | null;
}

export interface LoginStatesRow {
  readonly tenantId: string;
  readonly stateHash: Buffer;
  readonly identityProviderId: string;
  readonly browserHash: Buffer;
  readonly sealedCodeVerifier: Buffer;
  readonly nonce: string;
  readonly returnOrigin: string;
  readonly returnNonce: string | null;
  readonly invitationId: string | null;
  readonly sealedResult: Buffer | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly completedAt: Date | null;
  readonly claimedAt: Date | null;
}

export interface MailDeliveriesRow {
  readonly tenantId: string;
  readonly id: string;
  readonly kind: string;
  readonly toAddress: string;
  readonly language: "en" | "es" | "fr";
  readonly content: object;
  readonly sealedSecret: Buffer | null;
  readonly workspaceId: string | null;
  readonly submissionId: string | null;
  readonly state: "Queued" | "Sent" | "Failed" | "Bounced";
  readonly attempts: number;
  readonly messageId: string | null;
  readonly lastError: string | null;
  readonly createdAt: Date;
  readonly lastAttemptAt: Date | null;
  readonly sentAt: Date | null;
}

export interface NotificationSettingsRow {
  readonly tenantId: string;
  readonly id: string;
  readonly type: "collection-completed" | "collection-failed" | "connection-needs-attention" | "document-uploaded" | "access-requested" | "user-invited" | "files-about-to-be-deleted";
  readonly style: "OptIn" | "OptOut" | "Disabled";
  readonly defaultRecipients: readonly string[];
  readonly defaultAction: "Append" | "Replace";
  readonly version: number;
  readonly changedAt: Date | null;
  readonly changedBy: string | null;
}

export interface NotificationSubscriptionsRow {
  readonly tenantId: string;
  readonly userId: string;
  readonly workspaceId: string;
  readonly notificationId: string;
  readonly method: "Email";
  readonly enabled: boolean;
}

export interface OauthStatesRow {
  readonly tenantId: string;
  readonly stateHash: Buffer;
  readonly connectionRequestId: string;
  readonly initiatorHash: Buffer;
  readonly sealedCodeVerifier: Buffer;
  readonly redirectUri: string;
  readonly returnAddress: string;
  readonly sealedResult: Buffer | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly completedAt: Date | null;
  readonly claimedAt: Date | null;
}

export interface OpenDocumentsRow {
  readonly tenantId: string;
  readonly financialRecordId: string;
  readonly side: "receivable" | "payable";
  readonly asOf: Day;
  readonly documentId: string;
  readonly kind: "invoice" | "credit" | "bill" | "vendor-credit" | "unapplied";
  readonly number: string | null;
  readonly partyId: string;
  readonly date: Day;
  readonly dueDate: Day | null;
  readonly total: Minor;
  readonly outstanding: Minor;
}

export interface PackedBalancesRow {
  readonly tenantId: string;
  readonly financialRecordId: string;
  readonly basis: "accrual" | "cash";
  readonly openings: string;
  readonly movements: string;
}

export interface PackedFiguresRow {
  readonly tenantId: string;
  readonly financialRecordId: string;
  readonly figures: Buffer;
}

export interface PartiesRow {
  readonly tenantId: string;
  readonly financialRecordId: string;
  readonly id: string;
  readonly kind: "customer" | "vendor" | "other";
  readonly name: string;
}

export interface PermissionAsksRow {
  readonly tenantId: string;
  readonly id: string;
  readonly consentId: string;
  readonly workspaceId: string;
  readonly submissionRequestId: number;
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly endedAt: Date | null;
  readonly outcome: "allowed" | "kept" | "taken-back" | "replaced" | null;
}

export interface PortalTextsRow {
  readonly tenantId: string;
  readonly section: string;
  readonly languageCode: string;
  readonly locale: string;
  readonly texts: Readonly<Record<string, string>>;
}

export interface RateLimitsRow {
  readonly tenantId: string;
  readonly operation: string;
  readonly addressPrefix: string;
  readonly windowStart: Date;
  readonly hits: number;
}

export interface ReceiptKeysRow {
  readonly tenantId: string;
  readonly secretHash: Buffer;
  readonly submissionId: string;
  readonly createdAt: Date;
  readonly address: string | null;
}

export interface ReceiptsRow {
  readonly tenantId: string;
  readonly submissionId: string;
  readonly financialRecordId: string | null;
  readonly linkSessionId: string;
  readonly reference: string;
  readonly createdAt: Date;
}

export interface RememberedAccountTypesRow {
  readonly tenantId: string;
  readonly workspaceId: string;
  readonly source: "table" | "sie" | "saf-t" | "fec";
  readonly accountHash: Buffer;
  readonly accountNumber: string | null;
  readonly foldedName: string;
  readonly accountClass: "cash" | "ar" | "other_current_asset" | "fixed_asset" | "accumulated_depreciation" | "other_asset" | "ap" | "credit_card" | "other_current_liability" | "long_term_debt" | "equity" | "retained_earnings" | "revenue" | "other_income" | "cogs" | "opex" | "other_expense" | "depreciation_amortization" | "interest_expense" | "income_tax";
  readonly stood: "debit" | "credit" | "zero";
  readonly saidAt: Date;
  readonly fileImportId: string | null;
}

export interface RetentionPoliciesRow {
  readonly tenantId: string;
  readonly count: number;
  readonly unit: "days" | "months" | "years";
  readonly chosenAt: Date;
}

export interface RiskAnalysesRow {
  readonly tenantId: string;
  readonly id: string;
  readonly financialRecordId: string;
  readonly spreadVersion: number;
  readonly basis: "accrual" | "cash";
  readonly modelVersion: string;
  readonly modelHash: string;
  readonly inputHash: string;
  readonly naicsCode: string | null;
  readonly postalCode: string | null;
  readonly inputs: Pick<RiskAnalysis, "currency" | "year" | "prior" | "figures" | "inputs" | "shown">;
  readonly result: Pick<RiskAnalysis, "score" | "withoutSector" | "peers" | "outputs" | "asReported" | "notes" | "warnings">;
  readonly periodEnd: Day;
  readonly pd1: number;
  readonly pd5: number;
  readonly peerScore: number | null;
  readonly analyzedAt: Date;
  readonly analyzedBy: string;
}

export interface RiskOverridesRow {
  readonly tenantId: string;
  readonly id: string;
  readonly riskAnalysisId: string;
  readonly direction: "Higher" | "Lower";
  readonly reason: string;
  readonly madeAt: Date;
  readonly madeBy: string;
}

export interface RolesRow {
  readonly tenantId: string;
  readonly id: string;
  readonly name: "Default User" | "Administrator";
  readonly tags: readonly string[];
}

export interface SessionsRow {
  readonly tenantId: string;
  readonly id: string;
  readonly secretHash: Buffer;
  readonly userId: string;
  readonly identityProviderId: string | null;
  readonly sealedIdToken: Buffer | null;
  readonly createdAt: Date;
  readonly refreshedAt: Date;
  readonly slidingExpiresAt: Date;
  readonly absoluteExpiresAt: Date;
  readonly endedAt: Date | null;
}

export interface SharedLinksRow {
  readonly tenantId: string;
  readonly id: string;
  readonly workspaceId: string;
  readonly submissionRequestId: number;
  readonly secretHash: Buffer | null;
  readonly sealedSecret: Buffer | null;
  readonly tombstone: Buffer | null;
  readonly createdAt: Date;
  readonly createdBy: string | null;
  readonly expiresAt: Date;
  readonly expiredBy: string | null;
  readonly deletedAt: Date | null;
  readonly deletedBy: string | null;
  readonly firstOpenedAt: Date | null;
  readonly lastOpenedAt: Date | null;
}

export interface ShownRiskAnalysesRow {
  readonly tenantId: string;
  readonly financialRecordId: string;
  readonly riskAnalysisId: string;
}

export interface SpreadVersionsRow {
  readonly tenantId: string;
  readonly financialRecordId: string;
  readonly version: number;
  readonly spread: Spread;
  readonly edits: readonly Edit[];
  readonly origin: "standard" | "carried-over" | "edit" | "template" | "reset";
  readonly hash: string;
  readonly reason: string | null;
  readonly madeAt: Date;
  readonly madeBy: string | null;
  readonly carriedOver: CarryOverNotes & { readonly from: { readonly financialRecordId: string; readonly submissionId: string; readonly version: number; readonly upTo: string; readonly collectedAt: string } } | null;
  readonly baseVersion: number;
  readonly namesForgottenAt: Date | null;
}

export interface SpreadsRow {
  readonly tenantId: string;
  readonly financialRecordId: string;
  readonly version: number;
}

export interface StatementTemplatesRow {
  readonly tenantId: string;
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly nameKey: string;
  readonly description: string;
  readonly content: TemplateContent;
  readonly savedAt: Date;
  readonly savedBy: string;
  readonly lastUsedAt: Date | null;
  readonly retiredAt: Date | null;
}

export interface SubmissionRequestsRow {
  readonly tenantId: string;
  readonly id: number;
  readonly workspaceId: string;
  readonly mode: "shareable" | "direct" | "excel";
  readonly groups: readonly ("financial-statements" | "accounts-receivable" | "accounts-payable" | "transactions")[];
  readonly basis: "Accrual" | "Cash" | "CashAndAccrual";
  readonly fullFiscalYears: number;
  readonly endOfImport: "Today" | "LastFullMonth";
  readonly mostRecentDay: Day | null;
  readonly anonymizeCustomersAndVendors: boolean;
  readonly provideUserCopy: boolean;
  readonly allowUserUpload: boolean;
  readonly requestingUserId: string | null;
  readonly createdAt: Date;
  readonly updatesForMonths: number | null;
}

export interface SubmissionsRow {
  readonly tenantId: string;
  readonly id: string;
  readonly workspaceId: string;
  readonly submissionRequestId: number | null;
  readonly sourceFlow: "borrower" | "lender";
  readonly mode: "shareable" | "direct" | "excel" | "anonymous";
  readonly portalStatus: "Normal" | "ConnectionPendingUserIntervention";
  readonly datasourceNameId: string | null;
  readonly datasetName: string | null;
  readonly financialRecordId: string | null;
  readonly metadata: readonly MetadataEntry[];
  readonly verificationEmail: string | null;
  readonly verifiedAt: Date | null;
  readonly requestingUserId: string | null;
  readonly linkSessionId: string | null;
  readonly createdAt: Date;
  readonly deletedAt: Date | null;
  readonly deletedBy: string | null;
  readonly releasedAt: Date | null;
  readonly autoDeleteAt: Date | null;
  readonly filesDeletedAt: Date | null;
  readonly legalHold: boolean;
  readonly deletionWarnedAt: Date | null;
  readonly recordStatus: "Pending" | "Created" | "ImportError" | "Deleted" | null;
  readonly historyStatus: string;
  readonly heldAt: Date | null;
  readonly heldBy: string | null;
  readonly importOptions: SubmissionRequest | null;
  readonly withdrawnAt: Date | null;
  readonly withheldAt: Date | null;
  readonly language: "en" | "es" | "fr" | null;
  readonly region: string | null;
}

export interface SupportingFilesRow {
  readonly tenantId: string;
  readonly id: string;
  readonly workspaceId: string;
  readonly fileImportId: string;
  readonly role: "openings" | "statements" | "labels";
  readonly fileName: string;
  readonly fileSize: number;
  readonly sha256: Buffer;
  readonly sniffedType: string;
  readonly storageKey: string | null;
  readonly uploadedAt: Date;
}

export interface TenantAliasesRow {
  readonly alias: string;
  readonly tenantId: string;
}

export interface TenantBrandsRow {
  readonly tenantId: string;
  readonly visibleName: string;
  readonly primaryColor: string;
  readonly secondaryColor: string;
  readonly font: string | null;
  readonly showStrongboxLogo: boolean;
  readonly logoStorageKey: string | null;
  readonly cssSettings: Readonly<Record<string, string>>;
  readonly defaultResource: string | null;
  readonly logoType: "image/png" | "image/jpeg" | "image/webp" | null;
}

export interface TenantDataKeysRow {
  readonly tenantId: string;
  readonly id: string;
  readonly ringKeyId: string;
  readonly wrappedKey: Buffer;
  readonly createdAt: Date;
}

export interface TenantEmailDomainsRow {
  readonly tenantId: string;
  readonly domain: string;
}

export interface TenantHostsRow {
  readonly host: string;
  readonly tenantId: string;
  readonly kind: "lender" | "borrower";
  readonly origin: string;
  readonly canonical: boolean;
  readonly fallback: boolean;
}

export interface TenantSettingsRow {
  readonly tenantId: string;
  readonly financialStatementsEnabled: boolean;
  readonly financialStatementsReleaseEnabled: boolean;
  readonly riskCalcEnabled: boolean;
  readonly shareableLinkParamsFlow: boolean;
  readonly dynamicTenantSelection: boolean;
  readonly disableDirectLinking: boolean;
  readonly allowMultipleBorrowerImports: boolean;
  readonly noTimeRestrictionForDataCollection: boolean;
  readonly showBorrowerIntroBanner: boolean;
  readonly alwaysCollectBorrowerBusinessInfo: boolean;
  readonly allowExcelFileUpload: boolean;
  readonly allowLanguageSelection: boolean;
  readonly disableNewWorkspaces: boolean;
  readonly disableAdditionalDocUpload: boolean;
  readonly disableAnonymousDocUpload: boolean;
  readonly disableProvideUserCopy: boolean;
  readonly disableAnonymizeResults: boolean;
  readonly disableBasisOfAccounting: boolean;
  readonly anonymousLinkEnabled: boolean;
  readonly listOnlyOwnWorkspaces: boolean;
  readonly accountingPackages: readonly string[];
  readonly accountingPkgBlackList: readonly string[];
  readonly maxYearsInAdditionToFytdForCollection: number;
  readonly numMonthsInImportYtdDropdown: number;
  readonly sessionMaxLifetimeInSeconds: number;
  readonly loginSessionSlidingLifetimeInSeconds: number;
  readonly linkLifetimeInDays: number;
  readonly supportEmailAddress: string | null;
  readonly helpCenterLink: string | null;
  readonly minimumMappingDate: Day | null;
  readonly defaultPortalOptions: Readonly<Record<string, unknown>>;
  readonly defaultAnonymousOptions: Readonly<Record<string, unknown>>;
  readonly multiTenantSettings: Readonly<Record<string, unknown>>;
  readonly version: number;
  readonly analyticsPath: string | null;
  readonly legalFooter: string | null;
  readonly country: string;
  readonly materialityBasisPoints: number;
}

export interface TenantsRow {
  readonly tenantId: string;
  readonly name: string;
  readonly visibleName: string;
  readonly timeZone: string;
  readonly defaultLanguage: "en" | "es" | "fr";
  readonly lenderDisabled: boolean;
  readonly borrowerDisabled: boolean;
  readonly createdAt: Date;
}

export interface UnsubscribeTokensRow {
  readonly tenantId: string;
  readonly id: string;
  readonly notificationId: string;
  readonly address: string;
  readonly userId: string | null;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
  readonly before: { readonly forAll: boolean | null; readonly forWorkspaces: readonly { readonly workspaceId: string; readonly notificationId: string; readonly enabled: boolean }[]; readonly byDefault: boolean } | null;
}

export interface UserCopiesRow {
  readonly tenantId: string;
  readonly id: string;
  readonly submissionId: string;
  readonly financialRecordId: string;
  readonly linkSessionId: string | null;
  readonly address: string;
  readonly language: "en" | "es" | "fr";
  readonly state: "AwaitingConfirmation" | "Building" | "Ready" | "Failed";
  readonly requestedAt: Date;
  readonly readyAt: Date | null;
  readonly secretHash: Buffer | null;
  readonly expiresAt: Date | null;
  readonly downloadsLeft: number;
  readonly fileName: string | null;
  readonly fileSize: number | null;
  readonly storageKey: string | null;
}

export interface UserMetadataSettingsRow {
  readonly tenantId: string;
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly type: "text" | "number" | "email" | "phone";
  readonly position: number;
}

export interface UserNotificationSettingsRow {
  readonly tenantId: string;
  readonly userId: string;
  readonly notificationId: string;
  readonly method: "Email";
  readonly enabled: boolean;
}

export interface UserRolesRow {
  readonly tenantId: string;
  readonly userId: string;
  readonly roleId: string;
}

export interface UsersRow {
  readonly tenantId: string;
  readonly id: string;
  readonly issuer: string | null;
  readonly subject: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly emailAddress: string;
  readonly status: "Active" | "Deleted" | "Invited" | "PendingInvite";
  readonly metadata: readonly { readonly name: string; readonly value: string; readonly type: MetadataType }[];
  readonly language: "en" | "es" | "fr" | null;
  readonly timeZone: string | null;
  readonly lastLoginAt: Date | null;
  readonly lastActivityAt: Date | null;
  readonly createdAt: Date;
  readonly deletedAt: Date | null;
  readonly version: number;
  readonly changedAt: Date | null;
  readonly changedBy: string | null;
}

export interface VendorReportsRow {
  readonly tenantId: string;
  readonly financialRecordId: string;
  readonly basis: "accrual" | "cash";
  readonly position: number;
  readonly report: "TrialBalance" | "BalanceSheet" | "IncomeStatement" | "ReceivablesAging" | "PayablesAging";
  readonly periodStart: Day | null;
  readonly periodEnd: Day;
  readonly accountId: string | null;
  readonly total: string | null;
  readonly amount: Minor;
}

export interface WebConnectorMessagesRow {
  readonly tenantId: string;
  readonly importId: string;
  readonly position: number;
  readonly name: string;
  readonly body: string;
  readonly state: "waiting" | "sent" | "answered" | "refused";
  readonly parts: number;
  readonly iteratorId: string | null;
  readonly statusCode: number | null;
  readonly answeredAt: Date | null;
  readonly bytes: number;
}

export interface WebConnectorsRow {
  readonly tenantId: string;
  readonly id: string;
  readonly workspaceId: string;
  readonly connectionRequestId: string;
  readonly connectionId: string | null;
  readonly language: "en" | "es" | "fr";
  readonly passwordHash: Buffer | null;
  readonly passwordSalt: Buffer | null;
  readonly passwordMadeAt: Date | null;
  readonly wrongPasswords: number;
  readonly wrongPasswordAt: Date | null;
  readonly lockedUntil: Date | null;
  readonly ticketHash: Buffer | null;
  readonly ticketMadeAt: Date | null;
  readonly ticketUntil: Date | null;
  readonly companySeen: boolean;
  readonly qbxmlVersion: string | null;
  readonly companyFileHash: Buffer | null;
  readonly wrongCompany: string | null;
  readonly wrongCompanyAt: Date | null;
  readonly trouble: "quickbooks-closed" | "not-permitted" | "quickbooks-failed" | null;
  readonly troubleAt: Date | null;
  readonly mailSecretHash: Buffer | null;
  readonly downloadedAt: Date | null;
  readonly firstCallAt: Date | null;
  readonly lastSeenAt: Date | null;
  readonly progressedAt: Date;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  readonly noticeAddress: string | null;
  readonly untold: boolean;
  readonly mailSecretUntil: Date | null;
  readonly pageSeenAt: Date | null;
}

export interface WorkbookProofsRow {
  readonly tenantId: string;
  readonly financialRecordId: string;
  readonly revisionNumber: number;
  readonly requestedBy: string;
  readonly requestedAt: Date;
  readonly provedAt: Date | null;
  readonly writerVersion: number | null;
  readonly inputs: "same" | "changed" | "unknown" | null;
  readonly files: readonly (Pick<WorkbooksRow, "variantId" | "basis"> & { readonly outcome: ProofOutcome })[] | null;
}

export interface WorkbookRevisionsRow {
  readonly tenantId: string;
  readonly financialRecordId: string;
  readonly revisionNumber: number;
  readonly outcome: "Pending" | "Success" | "Error";
  readonly requestedBy: string | null;
  readonly requestedAt: Date;
  readonly finishedAt: Date | null;
  readonly spreadVersion: number;
  readonly writerVersion: number;
  readonly language: "en" | "es" | "fr";
  readonly inputHash: string | null;
}

export interface WorkbooksRow {
  readonly tenantId: string;
  readonly financialRecordId: string;
  readonly revisionNumber: number;
  readonly variantId: "financial-statements" | "accounts-receivable" | "accounts-payable" | "transactions" | "general-ledger";
  readonly basis: "accrual" | "cash";
  readonly kind: string;
  readonly tags: readonly string[];
  readonly outcome: "Pending" | "Success" | "Error";
  readonly fileName: string | null;
  readonly fileSize: number | null;
  readonly partsSha256: Buffer | null;
  readonly storageKey: string | null;
  readonly createdAt: Date;
  readonly fileSha256: Buffer | null;
  readonly contentSha256: Buffer | null;
}

export interface WorkspaceUsersRow {
  readonly tenantId: string;
  readonly workspaceId: string;
  readonly userId: string;
  readonly addedBy: string | null;
  readonly addedAt: Date;
}

export interface WorkspacesRow {
  readonly tenantId: string;
  readonly id: string;
  readonly displayName: string;
  readonly engagementCode: string;
  readonly primaryEmail: string | null;
  readonly ownerId: string | null;
  readonly source: "lender" | "anonymous";
  readonly confirmedAt: Date | null;
  readonly lastActivityAt: Date;
  readonly lastSyncAt: Date | null;
  readonly createdAt: Date;
  readonly deletedAt: Date | null;
  readonly deletedBy: string | null;
  readonly version: number;
  readonly sortName: string;
  readonly changedAt: Date | null;
  readonly changedBy: string | null;
  readonly naicsCode: string | null;
  readonly postalCode: string | null;
}

/** Every table, by the name that queries have for it. */
export interface Tables {
  accessRequests: {
    row: AccessRequestsRow;
    defaulted: "requestedAt" | "toldUserIds" | "toldAddresses";
    generated: never;
    json: never;
  };
  accountingEntities: {
    row: AccountingEntitiesRow;
    defaulted: "addresses" | "identifiers" | "contacts";
    generated: never;
    json: "addresses" | "identifiers" | "contacts";
  };
  auditEvents: {
    row: AuditEventsRow;
    defaulted: "details";
    generated: "id";
    json: "details";
  };
  bannerMessages: {
    row: BannerMessagesRow;
    defaulted: "hyperlinks" | "level" | "inactive" | "expiresInDays" | "position";
    generated: never;
    json: "messageParagraphs" | "hyperlinks";
  };
  checks: {
    row: ChecksRow;
    defaulted: never;
    generated: never;
    json: "fact";
  };
  collectionLimits: {
    row: CollectionLimitsRow;
    defaulted: "billingMonths";
    generated: never;
    json: never;
  };
  collectionUsages: {
    row: CollectionUsagesRow;
    defaulted: never;
    generated: never;
    json: never;
  };
  connectionConsents: {
    row: ConnectionConsentsRow;
    defaulted: never;
    generated: never;
    json: never;
  };
  connectionRequests: {
    row: ConnectionRequestsRow;
    defaulted: "status" | "errorCode" | "initialMetadata" | "createdAt";
    generated: never;
    json: "initialMetadata";
  };
  connections: {
    row: ConnectionsRow;
    defaulted: "createdAt" | "consentedAt";
    generated: never;
    json: never;
  };
  consentReads: {
    row: ConsentReadsRow;
    defaulted: never;
    generated: never;
    json: "plan";
  };
  consents: {
    row: ConsentsRow;
    defaulted: "hasEntries";
    generated: never;
    json: "files";
  };
  delegatedAccessTokens: {
    row: DelegatedAccessTokensRow;
    defaulted: "createdAt";
    generated: never;
    json: never;
  };
  deletionCertificates: {
    row: DeletionCertificatesRow;
    defaulted: "files" | "consents";
    generated: never;
    json: "counts" | "files" | "consents";
  };
  denials: {
    row: DenialsRow;
    defaulted: never;
    generated: never;
    json: never;
  };
  disabledEffects: {
    row: DisabledEffectsRow;
    defaulted: never;
    generated: never;
    json: never;
  };
  disabledParagraphs: {
    row: DisabledParagraphsRow;
    defaulted: "bold";
    generated: never;
    json: never;
  };
  documents: {
    row: DocumentsRow;
    defaulted: "scanState" | "uploadedAt";
    generated: never;
    json: never;
  };
  emailCodes: {
    row: EmailCodesRow;
    defaulted: "tries";
    generated: never;
    json: never;
  };
  emailConfirmations: {
    row: EmailConfirmationsRow;
    defaulted: "createdAt";
    generated: never;
    json: never;
  };
  fileImports: {
    row: FileImportsRow;
    defaulted: "state" | "reading" | "choices" | "differenceAccepted" | "uploadedAt" | "periodAccepted";
    generated: never;
    json: "choices" | "report" | "rejected" | "recipe";
  };
  fileMappings: {
    row: FileMappingsRow;
    defaulted: "answers" | "saidAt";
    generated: never;
    json: "mapping" | "answers";
  };
  financialRecords: {
    row: FinancialRecordsRow;
    defaulted: "status" | "anonymized" | "createdAt" | "hasEntries" | "openingsUnknown";
    generated: never;
    json: "counts";
  };
  findings: {
    row: FindingsRow;
    defaulted: "state" | "openedAt";
    generated: never;
    json: never;
  };
  heldSignIns: {
    row: HeldSignInsRow;
    defaulted: never;
    generated: never;
    json: never;
  };
  idempotencyKeys: {
    row: IdempotencyKeysRow;
    defaulted: "createdAt";
    generated: never;
    json: "body";
  };
  identityProviders: {
    row: IdentityProvidersRow;
    defaulted: "apiClientIds" | "scopes" | "enabled";
    generated: never;
    json: never;
  };
  importRequests: {
    row: ImportRequestsRow;
    defaulted: "createdAt";
    generated: never;
    json: "parameters";
  };
  importSteps: {
    row: ImportStepsRow;
    defaulted: "state" | "done" | "parts" | "complete";
    generated: never;
    json: "cursor" | "reason";
  };
  imports: {
    row: ImportsRow;
    defaulted: "outcome" | "errorCode" | "progressedAt" | "createdAt";
    generated: never;
    json: "request" | "reason";
  };
  invitations: {
    row: InvitationsRow;
    defaulted: "createdAt";
    generated: never;
    json: never;
  };
  jobLeases: {
    row: JobLeasesRow;
    defaulted: "takenAt";
    generated: never;
    json: never;
  };
  journalLines: {
    row: JournalLinesRow;
    defaulted: never;
    generated: never;
    json: never;
  };
  ledgerAccounts: {
    row: LedgerAccountsRow;
    defaulted: never;
    generated: never;
    json: never;
  };
  ledgerMonths: {
    row: LedgerMonthsRow;
    defaulted: never;
    generated: never;
    json: never;
  };
  linkSessions: {
    row: LinkSessionsRow;
    defaulted: "createdAt";
    generated: never;
    json: never;
  };
  loginStates: {
    row: LoginStatesRow;
    defaulted: "createdAt";
    generated: never;
    json: never;
  };
  mailDeliveries: {
    row: MailDeliveriesRow;
    defaulted: "language" | "state" | "attempts" | "createdAt";
    generated: never;
    json: "content";
  };
  notificationSettings: {
    row: NotificationSettingsRow;
    defaulted: "style" | "defaultRecipients" | "defaultAction" | "version";
    generated: never;
    json: never;
  };
  notificationSubscriptions: {
    row: NotificationSubscriptionsRow;
    defaulted: "method";
    generated: never;
    json: never;
  };
  oauthStates: {
    row: OauthStatesRow;
    defaulted: "createdAt";
    generated: never;
    json: never;
  };
  openDocuments: {
    row: OpenDocumentsRow;
    defaulted: never;
    generated: never;
    json: never;
  };
  packedBalances: {
    row: PackedBalancesRow;
    defaulted: never;
    generated: never;
    json: never;
  };
  packedFigures: {
    row: PackedFiguresRow;
    defaulted: never;
    generated: never;
    json: never;
  };
  parties: {
    row: PartiesRow;
    defaulted: never;
    generated: never;
    json: never;
  };
  permissionAsks: {
    row: PermissionAsksRow;
    defaulted: never;
    generated: never;
    json: never;
  };
  portalTexts: {
    row: PortalTextsRow;
    defaulted: "locale";
    generated: never;
    json: "texts";
  };
  rateLimits: {
    row: RateLimitsRow;
    defaulted: never;
    generated: never;
    json: never;
  };
  receiptKeys: {
    row: ReceiptKeysRow;
    defaulted: never;
    generated: never;
    json: never;
  };
  receipts: {
    row: ReceiptsRow;
    defaulted: never;
    generated: never;
    json: never;
  };
  rememberedAccountTypes: {
    row: RememberedAccountTypesRow;
    defaulted: never;
    generated: never;
    json: never;
  };
  retentionPolicies: {
    row: RetentionPoliciesRow;
    defaulted: never;
    generated: never;
    json: never;
  };
  riskAnalyses: {
    row: RiskAnalysesRow;
    defaulted: never;
    generated: never;
    json: "inputs" | "result";
  };
  riskOverrides: {
    row: RiskOverridesRow;
    defaulted: never;
    generated: never;
    json: never;
  };
  roles: {
    row: RolesRow;
    defaulted: "tags";
    generated: never;
    json: never;
  };
  sessions: {
    row: SessionsRow;
    defaulted: "createdAt" | "refreshedAt";
    generated: never;
    json: never;
  };
  sharedLinks: {
    row: SharedLinksRow;
    defaulted: "createdAt";
    generated: never;
    json: never;
  };
  shownRiskAnalyses: {
    row: ShownRiskAnalysesRow;
    defaulted: never;
    generated: never;
    json: never;
  };
  spreadVersions: {
    row: SpreadVersionsRow;
    defaulted: "edits" | "madeAt" | "baseVersion";
    generated: never;
    json: "spread" | "edits" | "carriedOver";
  };
  spreads: {
    row: SpreadsRow;
    defaulted: never;
    generated: never;
    json: never;
  };
  statementTemplates: {
    row: StatementTemplatesRow;
    defaulted: "description" | "savedAt";
    generated: never;
    json: "content";
  };
  submissionRequests: {
    row: SubmissionRequestsRow;
    defaulted: "basis" | "anonymizeCustomersAndVendors" | "provideUserCopy" | "allowUserUpload" | "createdAt";
    generated: never;
    json: never;
  };
  submissions: {
    row: SubmissionsRow;
    defaulted: "portalStatus" | "metadata" | "createdAt" | "legalHold";
    generated: "historyStatus";
    json: "metadata" | "importOptions";
  };
  supportingFiles: {
    row: SupportingFilesRow;
    defaulted: "uploadedAt";
    generated: never;
    json: never;
  };
  tenantAliases: {
    row: TenantAliasesRow;
    defaulted: never;
    generated: never;
    json: never;
  };
  tenantBrands: {
    row: TenantBrandsRow;
    defaulted: "primaryColor" | "secondaryColor" | "showStrongboxLogo" | "cssSettings";
    generated: never;
    json: "cssSettings";
  };
  tenantDataKeys: {
    row: TenantDataKeysRow;
    defaulted: "createdAt";
    generated: never;
    json: never;
  };
  tenantEmailDomains: {
    row: TenantEmailDomainsRow;
    defaulted: never;
    generated: never;
    json: never;
  };
  tenantHosts: {
    row: TenantHostsRow;
    defaulted: "canonical" | "fallback";
    generated: never;
    json: never;
  };
  tenantSettings: {
    row: TenantSettingsRow;
    defaulted: "financialStatementsEnabled" | "financialStatementsReleaseEnabled" | "riskCalcEnabled" | "shareableLinkParamsFlow" | "dynamicTenantSelection" | "disableDirectLinking" | "allowMultipleBorrowerImports" | "noTimeRestrictionForDataCollection" | "showBorrowerIntroBanner" | "alwaysCollectBorrowerBusinessInfo" | "allowExcelFileUpload" | "allowLanguageSelection" | "disableNewWorkspaces" | "disableAdditionalDocUpload" | "disableAnonymousDocUpload" | "disableProvideUserCopy" | "disableAnonymizeResults" | "disableBasisOfAccounting" | "anonymousLinkEnabled" | "listOnlyOwnWorkspaces" | "accountingPackages" | "accountingPkgBlackList" | "maxYearsInAdditionToFytdForCollection" | "numMonthsInImportYtdDropdown" | "sessionMaxLifetimeInSeconds" | "loginSessionSlidingLifetimeInSeconds" | "linkLifetimeInDays" | "defaultPortalOptions" | "defaultAnonymousOptions" | "multiTenantSettings" | "version" | "country" | "materialityBasisPoints";
    generated: never;
    json: "defaultPortalOptions" | "defaultAnonymousOptions" | "multiTenantSettings";
  };
  tenants: {
    row: TenantsRow;
    defaulted: "timeZone" | "defaultLanguage" | "lenderDisabled" | "borrowerDisabled" | "createdAt";
    generated: never;
    json: never;
  };
  unsubscribeTokens: {
    row: UnsubscribeTokensRow;
    defaulted: "createdAt";
    generated: never;
    json: "before";
  };
  userCopies: {
    row: UserCopiesRow;
    defaulted: "downloadsLeft";
    generated: never;
    json: never;
  };
  userMetadataSettings: {
    row: UserMetadataSettingsRow;
    defaulted: "placeholder" | "position";
    generated: never;
    json: never;
  };
  userNotificationSettings: {
    row: UserNotificationSettingsRow;
    defaulted: "method";
    generated: never;
    json: never;
  };
  userRoles: {
    row: UserRolesRow;
    defaulted: never;
    generated: never;
    json: never;
  };
  users: {
    row: UsersRow;
    defaulted: "firstName" | "lastName" | "displayName" | "metadata" | "createdAt" | "version";
    generated: never;
    json: "metadata";
  };
  vendorReports: {
    row: VendorReportsRow;
    defaulted: never;
    generated: never;
    json: never;
  };
  webConnectorMessages: {
    row: WebConnectorMessagesRow;
    defaulted: "state" | "parts" | "bytes";
    generated: never;
    json: never;
  };
  webConnectors: {
    row: WebConnectorsRow;
    defaulted: "wrongPasswords" | "companySeen" | "createdAt" | "untold";
    generated: never;
    json: never;
  };
  workbookProofs: {
    row: WorkbookProofsRow;
    defaulted: never;
    generated: never;
    json: "files";
  };
  workbookRevisions: {
    row: WorkbookRevisionsRow;
    defaulted: "outcome" | "requestedAt";
    generated: never;
    json: never;
  };
  workbooks: {
    row: WorkbooksRow;
    defaulted: "tags" | "outcome" | "createdAt";
    generated: never;
    json: never;
  };
  workspaceUsers: {
    row: WorkspaceUsersRow;
    defaulted: "addedAt";
    generated: never;
    json: never;
  };
  workspaces: {
    row: WorkspacesRow;
    defaulted: "engagementCode" | "source" | "createdAt" | "version";
    generated: "sortName";
    json: never;
  };
}

/** The columns of each table's primary key, in its order. */
export const primaryKeys = {
  accessRequests: ["tenantId", "id"],
  accountingEntities: ["tenantId", "financialRecordId"],
  auditEvents: ["tenantId", "id"],
  bannerMessages: ["tenantId", "id"],
  checks: ["tenantId", "financialRecordId", "basis", "id"],
  collectionLimits: ["tenantId"],
  collectionUsages: ["tenantId", "submissionId"],
  connectionConsents: ["tenantId", "connectionId", "linkSessionId"],
  connectionRequests: ["tenantId", "id"],
  connections: ["tenantId", "id"],
  consentReads: ["tenantId", "consentId", "importId"],
  consents: ["tenantId", "id"],
  delegatedAccessTokens: ["tenantId", "secretHash"],
  deletionCertificates: ["tenantId", "id"],
  denials: ["tenantId", "minute", "operation", "reason", "addressPrefix", "actorId"],
  disabledEffects: ["tenantId", "flow"],
  disabledParagraphs: ["tenantId", "flow", "position"],
  documents: ["tenantId", "id"],
  emailCodes: ["tenantId", "id"],
  emailConfirmations: ["tenantId", "id"],
  fileImports: ["tenantId", "id"],
  fileMappings: ["tenantId", "workspaceId", "headingsHash"],
  financialRecords: ["tenantId", "id"],
  findings: ["tenantId", "id"],
  heldSignIns: ["tenantId", "consentId"],
  idempotencyKeys: ["tenantId", "operation", "caller", "key"],
  identityProviders: ["tenantId", "id"],
  importRequests: ["tenantId", "id"],
  importSteps: ["tenantId", "importId", "step"],
  imports: ["tenantId", "id"],
  invitations: ["tenantId", "id"],
  jobLeases: ["tenantId", "jobId"],
  journalLines: ["tenantId", "financialRecordId", "basis", "accountId", "periodEnd", "date", "position"],
  ledgerAccounts: ["tenantId", "financialRecordId", "id"],
  ledgerMonths: ["tenantId", "financialRecordId", "basis", "periodEnd", "accountId"],
  linkSessions: ["tenantId", "id"],
  loginStates: ["tenantId", "stateHash"],
  mailDeliveries: ["tenantId", "id"],
  notificationSettings: ["tenantId", "id"],
  notificationSubscriptions: ["tenantId", "workspaceId", "notificationId", "userId", "method"],
  oauthStates: ["tenantId", "stateHash"],
  openDocuments: ["tenantId", "financialRecordId", "side", "asOf", "documentId"],
  packedBalances: ["tenantId", "financialRecordId", "basis"],
  packedFigures: ["tenantId", "financialRecordId"],
  parties: ["tenantId", "financialRecordId", "id"],
  permissionAsks: ["tenantId", "id"],
  portalTexts: ["tenantId", "section", "languageCode", "locale"],
  rateLimits: ["tenantId", "operation", "addressPrefix", "windowStart"],
  receiptKeys: ["tenantId", "secretHash"],
  receipts: ["tenantId", "submissionId"],
  rememberedAccountTypes: ["tenantId", "workspaceId", "source", "accountHash"],
  retentionPolicies: ["tenantId"],
  riskAnalyses: ["tenantId", "id"],
  riskOverrides: ["tenantId", "id"],
  roles: ["tenantId", "id"],
  sessions: ["tenantId", "id"],
  sharedLinks: ["tenantId", "id"],
  shownRiskAnalyses: ["tenantId", "financialRecordId"],
  spreadVersions: ["tenantId", "financialRecordId", "version"],
  spreads: ["tenantId", "financialRecordId"],
  statementTemplates: ["tenantId", "id", "version"],
  submissionRequests: ["tenantId", "id"],
  submissions: ["tenantId", "id"],
  supportingFiles: ["tenantId", "id"],
  tenantAliases: ["alias"],
  tenantBrands: ["tenantId"],
  tenantDataKeys: ["tenantId", "id"],
  tenantEmailDomains: ["tenantId", "domain"],
  tenantHosts: ["host"],
  tenantSettings: ["tenantId"],
  tenants: ["tenantId"],
  unsubscribeTokens: ["tenantId", "id"],
  userCopies: ["tenantId", "id"],
  userMetadataSettings: ["tenantId", "name"],
  userNotificationSettings: ["tenantId", "userId", "notificationId", "method"],
  userRoles: ["tenantId", "userId", "roleId"],
  users: ["tenantId", "id"],
  vendorReports: ["tenantId", "financialRecordId", "basis", "position"],
  webConnectorMessages: ["tenantId", "importId", "position"],
  webConnectors: ["tenantId", "id"],
  workbookProofs: ["tenantId", "financialRecordId", "revisionNumber"],
  workbookRevisions: ["tenantId", "financialRecordId", "revisionNumber"],
  workbooks: ["tenantId", "financialRecordId", "revisionNumber", "variantId", "basis"],
  workspaceUsers: ["tenantId", "workspaceId", "userId"],
  workspaces: ["tenantId", "id"],
} as const;
