// Written by `npm run schema` from the files beside it. Read it, don't edit it.
import type { Knex } from "knex";
import * as baseline from "./20261128000000-baseline.ts";
import * as checkFacts from "./20261128100000-check-facts.ts";
import * as importReasons from "./20261128110000-import-reasons.ts";
import * as layoutsWithoutCaptions from "./20261128120000-layouts-without-captions.ts";
import * as spreads from "./20261129100000-spreads.ts";
import * as statementTemplates from "./20261130100000-statement-templates.ts";
import * as workbookInputs from "./20261130110000-workbook-inputs.ts";
import * as carriedOverSpreads from "./20261130120000-carried-over-spreads.ts";
import * as forgottenNames from "./20261130130000-forgotten-names.ts";
import * as riskAnalyses from "./20261130140000-risk-analyses.ts";
import * as workbookProofs from "./20261130150000-workbook-proofs.ts";
import * as consents from "./20261130160000-consents.ts";
import * as packedBalances from "./20261130170000-packed-balances.ts";
import * as partiesStep from "./20261130180100-parties-step.ts";
import * as updates from "./20261130180300-updates.ts";
import * as permissionAsks from "./20261130180310-permission-asks.ts";
import * as emailCodes from "./20261130180400-email-codes.ts";
import * as receiptsForEveryone from "./20261130180401-receipts-for-everyone.ts";
import * as consentEvidence from "./20261130180500-consent-evidence.ts";
import * as packedFigures from "./20261130190000-packed-figures.ts";
import * as guessedTypes from "./20261130191000-guessed-types.ts";
import * as journalEntries from "./20261130200000-journal-entries.ts";
import * as heldSignIns from "./20261130200100-held-sign-ins.ts";
import * as groundDocuments from "./20261130200200-ground-documents.ts";
import * as confirmedCompanies from "./20261130200300-confirmed-companies.ts";
import * as countries from "./20261130200400-countries.ts";
import * as accountTypes from "./20261130200500-account-types.ts";
import * as unknownTypes from "./20261130200510-unknown-types.ts";
import * as rememberedAccountTypes from "./20261130200520-remembered-account-types.ts";
import * as booksWithoutEntries from "./20261130200600-books-without-entries.ts";
import * as endedPermissionAsks from "./20261130200610-ended-permission-asks.ts";
import * as oldBooksWithoutEntries from "./20261130200700-old-books-without-entries.ts";
import * as regionsOfBorrowers from "./20261130200710-regions-of-borrowers.ts";
import * as signedInBy from "./20261130200750-signed-in-by.ts";
import * as unknownOpenings from "./20261130200900-unknown-openings.ts";
import * as agreementDays from "./20261130202500-agreement-days.ts";
import * as confirmationDeadlines from "./20261130202600-confirmation-deadlines.ts";
import * as supportingFiles from "./20261130202700-supporting-files.ts";
import * as statementTypes from "./20261130202750-statement-types.ts";
import * as periodAnswers from "./20261130202900-period-answers.ts";
import * as filesOfConsents from "./20261130203010-files-of-consents.ts";

/** Run as `owner`, in this order. What has run once never changes; add another. */
export const ownerMigrations: Readonly<Record<string, Knex.Migration>> = {
  "20261128000000-baseline": baseline,
  "20261128100000-check-facts": checkFacts,
  "20261128110000-import-reasons": importReasons,
  "20261128120000-layouts-without-captions": layoutsWithoutCaptions,
  "20261129100000-spreads": spreads,
  "20261130100000-statement-templates": statementTemplates,
  "20261130110000-workbook-inputs": workbookInputs,
  "20261130120000-carried-over-spreads": carriedOverSpreads,
  "20261130130000-forgotten-names": forgottenNames,
  "20261130140000-risk-analyses": riskAnalyses,
  "20261130150000-workbook-proofs": workbookProofs,
  "20261130160000-consents": consents,
  "20261130170000-packed-balances": packedBalances,
  "20261130180100-parties-step": partiesStep,
  "20261130180300-updates": updates,
  "20261130180310-permission-asks": permissionAsks,
  "20261130180400-email-codes": emailCodes,
  "20261130180401-receipts-for-everyone": receiptsForEveryone,
  "20261130180500-consent-evidence": consentEvidence,
  "20261130190000-packed-figures": packedFigures,
  "20261130191000-guessed-types": guessedTypes,
  "20261130200000-journal-entries": journalEntries,
  "20261130200100-held-sign-ins": heldSignIns,
  "20261130200200-ground-documents": groundDocuments,
  "20261130200300-confirmed-companies": confirmedCompanies,
  "20261130200400-countries": countries,
  "20261130200500-account-types": accountTypes,
  "20261130200510-unknown-types": unknownTypes,
  "20261130200520-remembered-account-types": rememberedAccountTypes,
  "20261130200600-books-without-entries": booksWithoutEntries,
  "20261130200610-ended-permission-asks": endedPermissionAsks,
  "20261130200700-old-books-without-entries": oldBooksWithoutEntries,
  "20261130200710-regions-of-borrowers": regionsOfBorrowers,
  "20261130200750-signed-in-by": signedInBy,
  "20261130200900-unknown-openings": unknownOpenings,
  "20261130202500-agreement-days": agreementDays,
  "20261130202600-confirmation-deadlines": confirmationDeadlines,
  "20261130202700-supporting-files": supportingFiles,
  "20261130202750-statement-types": statementTypes,
  "20261130202900-period-answers": periodAnswers,
  "20261130203010-files-of-consents": filesOfConsents,
};
