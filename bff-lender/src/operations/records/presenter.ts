import type { Language } from "@tieout/core/language";
import type { FinancialStatement } from "@tieout/core/statement/financial-statement";
import type { PresentedLineItem } from "@tieout/core/statement/presentation";
import { workbookTexts } from "@tieout/core/workbook/texts";
import { say } from "@tieout/server/messages/messages";
import type { Workbook } from "@tieout/services/financial-records/workbook";
import type { WorkbookProof } from "@tieout/services/financial-records/workbook-proof";
import type { WorkbookRevision } from "@tieout/services/financial-records/workbook-revision";
import type { Wire } from "../wire.ts";

/** Core's statement as the contract has it. */
export function presentFinancialStatement(
  { heading, data, ...shown }: FinancialStatement,
  version: number,
): Wire["FinancialStatement"] {
  return {
    ...shown,
    version,
    availableBases: [...shown.availableBases],
    heading: {
      legalName: heading.legalName,
      statement: heading.title,
      basis: heading.basis,
      currencyAndScale: heading.currencyAndScaling,
      period: heading.period,
      provenance: heading.provenance,
      ...(heading.note && { note: heading.note }),
    },
    data: data.map(({ columnHeaders, rowData, ...labels }) => ({
      ...labels,
      columnHeaders: [...columnHeaders],
      rowData: rowData.map(({ lineItemId, dataCells }) => ({
        lineItemId,
        dataCells: [...dataCells],
      })),
    })),
    lineItems: shown.lineItems.map(presentLineItem),
    detailAccounts: shown.detailAccounts.map(({ supplementalFieldValues, ...account }) => ({
      ...account,
      supplementalFieldValues: [...supplementalFieldValues],
    })),
    captionStyleClasses: shown.captionStyleClasses.map((style) => ({
      ...style,
      underlineStyle: "None",
    })),
    monetaryDataStyleClasses: [...shown.monetaryDataStyleClasses],
    formulas: [...shown.formulas],
    classificationSections: [...shown.classificationSections],
  };
}

function presentLineItem({
  styleNameId,
  node: _node,
  canSelect: _canSelect,
  canRename: _canRename,
  isLocked: _isLocked,
  style: _style,
  ...line
}: PresentedLineItem): Wire["LineItem"] {
  return { ...line, captionStyleClass: styleNameId, monetaryDataStyleClass: styleNameId };
}

export function presentRevision(
  revision: WorkbookRevision,
  language: Language,
): Wire["WorkbookRevision"] {
  const { revisionNumber, outcome, requestedAt, finishedAt, requestedBy, workbooks } = revision;
  return {
    revisionNumber,
    outcome,
    creationTime: requestedAt.toISOString(),
    ...(finishedAt && { finishedTime: finishedAt.toISOString() }),
    ...(requestedBy && { requestedBy }),
    spreadVersion: revision.spreadVersion,
    writerVersion: revision.writerVersion,
    language: revision.language,
    workbooks: workbooks.map((workbook) => presentWorkbook(workbook, language)),
    ...(revision.proof && { proof: presentProof(revision.proof) }),
  };
}

function presentProof({
  requestedAt,
  requestedBy,
  provedAt,
  writerVersion,
  inputs,
  files,
}: WorkbookProof): Wire["WorkbookProof"] {
  return {
    creationTime: requestedAt.toISOString(),
    ...(requestedBy && { requestedBy }),
    ...(provedAt && { finishedTime: provedAt.toISOString() }),
    ...(writerVersion !== undefined && { writerVersion }),
    ...(inputs && { inputs }),
    ...(files && { files: [...files] }),
  };
}

function presentWorkbook(
  workbook: Workbook,
  language: Language,
): Wire["WorkbookRevision"]["workbooks"][number] {
  const { variantId, basis, revisionNumber, outcome, fileName, fileSize } = workbook;
  return {
    variantId,
    basis,
    revisionNumber,
    outcome,
    filename: fileName ?? `${variantId}.xlsx`,
    ...(outcome === "Error" && {
      errorDescription: say(
        { code: "workbook-unbuilt", values: { workbook: titleOf(workbook, language) } },
        language,
      ),
    }),
    creationTime: workbook.createdAt.toISOString(),
    ...(fileSize !== undefined && { fileSize }),
    ...(workbook.fileSha256 && { sha256: workbook.fileSha256.toString("hex") }),
    tags: [...workbook.tags],
  };
}

function titleOf({ variantId, basis }: Workbook, language: Language): string {
  const { titles, onCashBasis } = workbookTexts[language];
  return basis === "cash" ? `${titles[variantId]} (${onCashBasis})` : titles[variantId];
}
