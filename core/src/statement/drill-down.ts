import { type Minor, toMinor } from "../money/money.ts";
import type { LineItem, Section, Statement } from "./statement.ts";

/** What an account adds to a cell, debit positive. */
export interface AccountShare {
  readonly accountId: string;
  readonly captionText: string;
  readonly amount: Minor;
}

/**
 * The accounts behind a cell. Their amounts add up to what the cell says. Nothing for a line or a
 * column that isn't there, and for headers.
 */
export function accountsOfLine(
  statement: Statement,
  lineId: string,
  reportingPeriodId: string,
): AccountShare[] {
  const line = statement.lineItems.find(({ id }) => id === lineId);
  const column = statement.columns.findIndex(
    (candidate) => candidate.reportingPeriodId === reportingPeriodId,
  );
  if (!line || column < 0) return [];

  const wanted = accountIdsOf(statement, line);
  return statement.lineItems.flatMap(({ accountId, captionText, amounts }) =>
    accountId !== undefined && wanted.has(accountId)
      ? [{ accountId, captionText, amount: amounts?.[column] ?? toMinor(0) }]
      : [],
  );
}

function accountIdsOf({ layout }: Statement, line: LineItem): ReadonlySet<string> {
  switch (line.lineItemType) {
    case "SectionHeader":
      return new Set();
    case "DetailAccount":
      return new Set(line.accountId === undefined ? [] : [line.accountId]);
    case "SectionFooter":
      return new Set(accountIdsIn(layout.sections, new Set([line.sectionId])));
    case "Formula": {
      const formula = layout.formulas.find(({ id }) => id === line.formulaId);
      return new Set(accountIdsIn(layout.sections, new Set(formula?.sectionIds)));
    }
  }
}

/** The accounts of the sections that are asked for, wherever they stand. */
function accountIdsIn(sections: readonly Section[], wanted: ReadonlySet<string>): string[] {
  return sections.flatMap((section) =>
    wanted.has(section.id) ? allAccountIds(section) : accountIdsIn(section.sections, wanted),
  );
}

/** Every account in a section and its parts, in the order shown. */
export function allAccountIds({ sections, accountIds }: Section): string[] {
  return [...sections.flatMap(allAccountIds), ...accountIds];
}
