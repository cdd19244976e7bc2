import type { Language } from "../language/language.ts";
import type { Account, Ledger } from "../ledger/ledger.ts";
import { isEmptySection } from "./build-statement.ts";
import { formulasIn, type ReportedAs } from "./layout.ts";
import { asReported, currencyAndScalingLabel, formatAmount } from "./number-style.ts";
import type {
  ClassificationSection,
  DetailAccount,
  PresentedLineItem,
  RenderedFormula,
  RowData,
  StatementPresentation,
} from "./presentation.ts";
import {
  canSortSection,
  type PlacedSection,
  placedSections,
  type SectionPermissions,
  sectionPath,
  sectionPermissions,
  sortPermissions,
} from "./section-tree.ts";
import type { LineItem, NumberStyle, Statement } from "./statement.ts";
import { styleClasses, styleNameOf } from "./style-classes.ts";

export interface PresentationOptions {
  readonly numberStyle: NumberStyle;
  readonly language?: Language;
  /** Unknown to the layout's template or earlier version. */
  readonly newlyReferenced?: ReadonlySet<string>;
}

/** Applies signs, formats and permissions. `ledger` is the one the statement was built from. */
export function presentStatement(
  statement: Statement,
  ledger: Pick<Ledger, "accounts">,
  { numberStyle, language, newlyReferenced = new Set() }: PresentationOptions,
): StatementPresentation {
  const { type, currency, columns, layout, lineItems } = statement;
  const format = { style: numberStyle, currency, ...(language && { language }) };
  const placed = placedSections(layout);
  const accounts = new Map(ledger.accounts.map((account) => [account.id, account]));
  const permissions = new Map([...placed].map(([id, one]) => [id, sectionPermissions(one)]));
  const shownIds = new Map([...placed.keys()].map((sectionId) => [sectionId, [] as string[]]));
  for (const { sectionId, accountId } of lineItems) {
    if (accountId !== undefined) shownIds.get(sectionId)?.push(accountId);
  }

  return {
    financialStatementType: type,
    currencyAndScalingLabel: currencyAndScalingLabel(format),
    columnHeaders: columns.map(({ label, sublabel, reportingPeriodId, toDate }) => ({
      label,
      sublabel,
      reportingPeriodId,
      toDate,
    })),
    rowData: lineItems.map(rowOf),
    lineItems: lineItems.map((line) =>
      presentLine(line, {
        placed: placed.get(line.sectionId),
        permissions: permissions.get(line.sectionId),
        shownIds: shownIds.get(line.sectionId) ?? [],
      }),
    ),
    detailAccounts: lineItems.flatMap(({ accountId }) => {
      const account = accountId === undefined ? undefined : accounts.get(accountId);
      return account ? [presentAccount(account, newlyReferenced.has(account.id))] : [];
    }),
    ...styleClasses(lineItems, format),
    formulas: renderFormulas(statement),
    classificationSections: [...placed.values()].map(presentSection),
  };

  function rowOf({ id, amounts = [], reportedAs }: LineItem): RowData {
    const dataCells = amounts.map((exact) => {
      const amount = asReported(exact, reportedAs);
      return { amount, text: formatAmount(amount, format) };
    });
    return { lineItemId: id, dataCells };
  }
}

interface LineSection {
  readonly placed: PlacedSection | undefined;
  readonly permissions: SectionPermissions | undefined;
  readonly shownIds: readonly string[];
}

function presentLine(
  { accountId, amounts, style, ...line }: LineItem,
  { placed, permissions, shownIds }: LineSection,
): PresentedLineItem {
  const detail = line.lineItemType === "DetailAccount";
  const header = line.lineItemType === "SectionHeader";
  const formula = line.lineItemType === "Formula";
  const may = permissions && !formula ? permissions : nothingAllowed;
  const editable = detail && may.canEditAccounts;

  return {
    ...line,
    ...(accountId !== undefined && { detailAccountReference: { accountId } }),
    hierarchicalLocation: { displayName: sectionPath(line, placed).join(" › ") },
    styleNameId: styleNameOf({ ...line, style }),
    canSelect: editable,
    // Only lines that add nothing can be deleted.
    canDeleteLineItem: editable && (amounts ?? []).every((amount) => amount === 0),
    canDeleteSection: header && may.canDeleteSection,
    ...(detail
      ? sortPermissions(shownIds, accountId ?? "", editable)
      : sortPermissions(
          header ? (placed?.siblings.map(({ id }) => id) ?? []) : [],
          line.sectionId,
          header && placed !== undefined && canSortSection(placed),
        )),
    canAddSubsection: header && may.canAddSubsection,
    canViewFormula: line.formulaId !== undefined,
    canEditReportedAs: header && may.canEditReportedAs,
  };
}

const nothingAllowed = {
  canDeleteSection: false,
  canAddSubsection: false,
  canEditReportedAs: false,
  canEditAccounts: false,
};

function presentSection(placed: PlacedSection): ClassificationSection {
  const { section, ancestors } = placed;
  const parent = ancestors.at(-1);
  return {
    id: section.id,
    headerLineItemId: `${section.id}/header`,
    footerLineItemId: `${section.id}/footer`,
    headerCaptionText: section.headerCaption,
    footerCaptionText: section.footerCaption,
    reportedAs: section.reportedAs,
    canAddSubsection: sectionPermissions(placed).canAddSubsection,
    ...(parent && { subsectionOf: parent.id }),
    isEmpty: isEmptySection(section),
  };
}

function presentAccount(account: Account, isNewlyReferenced: boolean): DetailAccount {
  const { id, number, name, fullName, description, createdAt, modifiedAt } = account;
  return {
    accountId: id,
    ...(number !== undefined && { accountNo: number }),
    shortName: name,
    hierarchicalName: fullName,
    ...(description !== undefined && { description }),
    ...(createdAt !== undefined && { creationDate: createdAt }),
    ...(modifiedAt !== undefined && { lastModifiedDate: modifiedAt }),
    supplementalFieldValues: [
      { id: "type", value: account.vendorType },
      ...(account.vendorSubtype ? [{ id: "subtype", value: account.vendorSubtype }] : []),
      { id: "classification", value: account.classification },
      { id: "classificationSource", value: account.classificationSource },
      { id: "confidence", value: String(account.confidence) },
    ],
    isNewlyReferenced,
  };
}

/** "Total revenue − Total cost of goods sold"; opposite sides are subtracted. */
function renderFormulas({ layout, lineItems }: Statement): RenderedFormula[] {
  const footers = new Map(
    lineItems
      .filter(({ lineItemType }) => lineItemType === "SectionFooter")
      .map((footer) => [footer.sectionId, footer]),
  );
  const placed = placedSections(layout);
  const details = new Map(
    lineItems.flatMap((line) => (line.accountId === undefined ? [] : [[line.accountId, line]])),
  );

  return lineItems.flatMap((line) => {
    if (line.formulaId === undefined) return [];
    const terms = line.lineItemType === "Formula" ? ofResult(line) : ofTotal(line);
    return [{ id: line.formulaId, renderedExpression: render(terms, line.reportedAs) }];
  });

  function ofResult({ formulaId }: LineItem): LineItem[] {
    const formula = formulasIn(layout.nodes).find(({ id }) => id === formulaId);
    return (formula?.sectionIds ?? []).flatMap((id) => footers.get(id) ?? []);
  }

  function ofTotal({ sectionId }: LineItem): LineItem[] {
    const children = placed.get(sectionId)?.section.children ?? [];
    return children.flatMap((child) => {
      const term = child.node === "section" ? footers.get(child.id) : details.get(child.id);
      return term ?? [];
    });
  }
}

function render(terms: readonly LineItem[], reportedAs: ReportedAs): string {
  return terms
    .map((term, i) => {
      const sign = term.reportedAs === reportedAs ? "+" : "−";
      if (i > 0) return ` ${sign} ${term.captionText}`;
      return sign === "+" ? term.captionText : `−${term.captionText}`;
    })
    .join("");
}
