import { randomUUID } from "node:crypto";
import type { BooksRecipe } from "@tieout/connectors/book-decoding/open-books";
import { type StoredBooks, tokensOfFile } from "@tieout/connectors/fileupload/book-file";
import { typesToForget, typesToRemember } from "@tieout/core/account-types/remembered-types";
import type { FileFindings } from "@tieout/core/book-mapping/file-findings";
import {
  asksOfTypes,
  type FileReport,
  hasRefusedFile,
  isReadyToSend,
} from "@tieout/core/book-mapping/file-report";
import type { StoredAgreedFile } from "@tieout/core/consent/agreed-files";
import { scopeOfFile } from "@tieout/core/consent/consent";
import type { Language } from "@tieout/core/language";
import type { SharedLink } from "@tieout/core/submission-request/submission-request";
import { fileUpload } from "@tieout/core/tenant/packages";
import { saveAuditEvent } from "@tieout/server/database/audit/audit";
import { actorOf } from "@tieout/server/database/person";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { CallBase } from "@tieout/server/http/operation";
import { notFound, problem } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import type { Sealer } from "@tieout/server/sealing/sealer";
import { saveConnection } from "../connections/connection.ts";
import { placeOfTokens } from "../connections/tokens.ts";
import { fileUnread } from "../documents/refusals.ts";
import type { ProvenAddress } from "../email-proof/proven-address.ts";
import { findAgreedFiles } from "../file-imports/agreed-files.ts";
import {
  type FileImport,
  lockFileImport,
  markFileImportSent,
} from "../file-imports/file-import.ts";
import { findFilePeriod, type PeriodSaid, periodAnswer } from "../file-imports/file-period.ts";
import { rememberMapping } from "../file-imports/receive-books.ts";
import {
  forgetTypes,
  listRememberedTypes,
  rememberTypes,
  sourceOfKind,
} from "../file-imports/remembered-types.ts";
import {
  beginImport,
  type ImportAsked,
  type ImportBegun,
  importRequestOf,
} from "../imports/start-import.ts";
import { startRetention } from "../retention/reckon-retention.ts";
import { findSubmission } from "../submissions/submission.ts";
import { findTenantBrand, findTenantSettings } from "../tenants/settings.ts";
import { findWorkspace } from "../workspaces/workspace.ts";
import { saveConsent, saveConsentCompany } from "./save-consent.ts";
import { type ShownWords, wordsAsShown, wordsChanged } from "./shown-words.ts";

export interface FileSending
  extends Pick<ImportAsked, "workspaceId" | "startedBy" | "requestId" | "today" | "now"> {
  readonly fileImportId: string;
  /** The reading that the page showed, where it says so. */
  readonly version?: number | undefined;
  readonly acceptDifference: boolean;
  readonly period: PeriodSaid;
  readonly language: Language;
  readonly networkPrefix: string;
  /** What a borrower's page showed; a lender's page shows none. */
  readonly words?: ShownWords | undefined;
}

export interface FilePortal {
  /** Determines what the file is collected for. Refuses a caller who may not send it. */
  readonly prepare: (
    db: Tx,
    file: FileImport,
  ) => Promise<{
    readonly submissionId: string;
    readonly link?: SharedLink;
    readonly proven?: ProvenAddress | undefined;
  }>;
  readonly refusal: (
    begun: Exclude<ImportBegun, { readonly result: "started" }>,
  ) => Refusal["reply"];
}

/**
 * Makes a books file a connection of its own and collects from it. Sent twice, it returns the existing collection.
 * A refusal leaves no collection behind.
 */
export function sendFile(
  { once, sealer }: Pick<CallBase<unknown>, "once"> & { readonly sealer: Sealer },
  asked: FileSending,
  { prepare, refusal }: FilePortal,
) {
  return once(send);

  async function send(db: Tx) {
    const { workspaceId, fileImportId: id, startedBy, requestId, today, now } = asked;
    const file = await lockFileImport(db, { workspaceId, id });
    if (!file) throw new Refusal(notFound());
    const { submissionId, link, proven } = await prepare(db, file);
    requireSeen(file, asked.version);
    requireFit(file, asked.acceptDifference);
    const { submissionId: known, financialRecordId: made } = file;
    if (file.state === "sent" && known !== undefined && made !== undefined) {
      return started(known, made);
    }

    const submission = await findSubmission(db, { workspaceId, id: submissionId });
    const period = await findFilePeriod(db, file, submission, today);
    const answer = periodAnswer(period?.question, asked.period);
    const connectionId = await connect(db, file, {
      ...{ submissionId, proven },
      ...(period && { period: { asked: period.asked, ...(answer && { answer }) } }),
    });
    const begun = await beginImport(db, {
      workspaceId,
      submissionId,
      connectionId,
      startedBy,
      requestId,
      today,
      now,
      ...(link && { link }),
    });
    if (begun.result !== "started") throw new Refusal(refusal(begun));
    const { financialRecordId } = begun;
    await startRetention(db, { submissionId, came: "file", now });
    const differenceAccepted = asked.acceptDifference && file.report?.findings?.differs === true;
    await markFileImportSent(db, id, {
      connectionId,
      submissionId,
      financialRecordId,
      differenceAccepted,
      periodAccepted: answer !== undefined,
      periodReason: answer?.reason,
      now,
    });
    await saveAuditEvent(db, {
      at: now,
      action: "books-sent",
      actor: actorOf(startedBy),
      workspaceId,
      requestId,
      subjectId: id,
      details: { submissionId, differenceAccepted, periodAccepted: answer !== undefined },
    });
    return started(submissionId, financialRecordId);
  }

  async function connect(
    db: Tx,
    file: FileImport,
    {
      period,
      ...agreed
    }: Pick<FileAgreed, "submissionId" | "proven"> & Pick<StoredBooks, "period">,
  ): Promise<string> {
    const { workspaceId, startedBy: createdBy, now } = asked;
    const { storageKey, report, recipe, choices, fileName, today } = file;
    const findings = report?.findings;
    if (!storageKey || !recipe || !report || !findings)
      throw new Error("A file that can be sent has been read");
    const kept = recipe as BooksRecipe;
    const workspace = await findWorkspace(db, workspaceId);
    const { fiscalYearEnd, currency, companyName } = findings;
    const { materialityBasisPoints } = await findTenantSettings(db);
    const connectionId = randomUUID();
    const { seal } = await sealer.forTenant(db);
    const tokens = tokensOfFile({
      storageKey,
      recipe: kept,
      today,
      fiscalYearEnd: { month: fiscalYearEnd.month, day: fiscalYearEnd.day },
      currency: currency.code,
      businessName: workspace?.displayName ?? fileName,
      differenceAccepted: asked.acceptDifference && findings.differs,
      ...typesOf(report, choices, materialityBasisPoints),
      ...(choices.openings && { openings: choices.openings }),
      ...(period && { period }),
    });
    await saveConnection(db, {
      id: connectionId,
      workspaceId,
      datasourceNameId: fileUpload.id,
      now,
      createdBy,
      // Each file is a connection of its own, so that none is read in place of another.
      orgId: file.id,
      datasetId: null,
      datasetName: companyName ?? workspace?.displayName ?? fileName,
      sealedTokens: seal(placeOfTokens(connectionId), JSON.stringify(tokens)),
    });
    const files = await findAgreedFiles(db, file);
    await agree(db, { ...agreed, connectionId, organizationId: file.id, findings, files });
    await rememberMapping(db, workspaceId, { recipe: kept, findings }, now);
    const { accountTypes } = report;
    if (accountTypes) {
      const source = { workspaceId, source: sourceOfKind(file.sniffedType) };
      const toForget = typesToForget(accountTypes, await listRememberedTypes(db, source));
      await forgetTypes(db, source, toForget);
      const toRemember = typesToRemember(accountTypes);
      await rememberTypes(db, source, toRemember, { fileImportId: file.id, now });
    }
    return connectionId;
  }

  /** Sending is consent to the files and the days that the sender was shown. */
  async function agree(db: Tx, file: FileAgreed) {
    const { submissionId, connectionId, organizationId, findings, files, proven } = file;
    const { workspaceId, startedBy, language, networkPrefix, now: agreedAt } = asked;
    const { from, upTo, figures } = findings;
    if (!from || !upTo) throw new Error("A file that can be sent has its days");
    const submission = await findSubmission(db, { workspaceId, id: submissionId });
    const request = submission && (await importRequestOf(db, submission));
    if (!request) throw new Refusal(notFound());
    const scope = scopeOfFile(request, { from, upTo });
    const { visibleName: lender } = await findTenantBrand(db);
    const hasEntries = figures.lines > 0;
    const facts = { lender, accountingPackage: fileUpload.id, scope, hasEntries, files };
    const isBorrower = "linkSessionId" in startedBy;
    const words = isBorrower ? wordsAsShown(facts, language, asked.words) : undefined;
    if (isBorrower && !words) throw new Refusal(wordsChanged());
    const consentId = await saveConsent(db, {
      workspaceId,
      submissionId,
      language,
      networkPrefix,
      proven,
      agreedAt,
      accountingPackage: fileUpload.id,
      hasEntries,
      files,
      by: "userId" in startedBy ? { ...startedBy, ground: "own-file" } : startedBy,
      scope,
      words,
    });
    await saveConsentCompany(db, consentId, { connectionId, organizationId });
  }
}

interface FileAgreed {
  readonly submissionId: string;
  readonly proven: ProvenAddress | undefined;
  readonly connectionId: string;
  readonly organizationId: string;
  readonly findings: FileFindings;
  readonly files: readonly StoredAgreedFile[];
}

const started = (submissionId: string, financialRecordId: string) =>
  ({ status: 200, body: { financialRecordId, submissionId } }) as const;

/** Names where in the choices they are said. */
function typesToSay() {
  const { status, body } = problem(409, "account-types-open", { title: "file-types-open" });
  const error = { code: "open", description: "file-types-to-say" } as const;
  return { status, body: { ...body, errors: [{ pointer: "/accountTypes", ...error }] } };
}

/** People's words for the reader to take; the report holds those of this file and of earlier ones. */
function typesOf(
  { accountTypes }: FileReport,
  { controlTotals }: FileImport["choices"],
  materialityBasisPoints: number,
): Pick<StoredBooks, "types"> {
  if (!accountTypes) return {};
  const said = accountTypes.accounts.flatMap(({ id: accountId, accountClass, from }) =>
    from === "guess" ? [] : [{ accountId, accountClass, from }],
  );
  const types = { said, materialityBasisPoints, ...(controlTotals && { controlTotals }) };
  return { types };
}

/** What was accepted of one reading, a difference or other months, says nothing of another one. */
function requireSeen({ state, reading }: FileImport, version: number | undefined): void {
  if (state === "sent" || version === undefined || version === reading) return;
  const texts = { title: "file-reading-changed", detail: "check-figures-again" } as const;
  throw new Refusal(problem(409, "changed-since", texts));
}

/** Refuses a file that can't be sent as is. */
function requireFit({ state, report, storageKey }: FileImport, acceptDifference: boolean): void {
  if (state === "sent") return;
  if (state === "reading") throw new Refusal(fileUnread());
  if (state === "failed" || !report || !storageKey || !isReadyToSend(report)) {
    throw new Refusal(problem(409, "file-not-ready", { title: "file-not-ready" }));
  }
  if (hasRefusedFile(report)) {
    throw new Refusal(problem(409, "second-file-refused", { title: "second-file-refused" }));
  }
  if (asksOfTypes(report)) throw new Refusal(typesToSay());
  if (report.findings?.differs && !acceptDifference) {
    throw new Refusal(problem(409, "difference-not-accepted", { title: "file-not-tied-out" }));
  }
}
