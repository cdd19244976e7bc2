import type { Language } from "../language/language.ts";
import type { Classification, Ledger } from "../ledger/ledger.ts";
import { detailStyle, headerStyle, totalStyle } from "../statement/build-statement.ts";
import {
  type CashFlowAmounts,
  type CashFlowLine,
  type CashFlowRule,
  type CashFlowStatement,
  opensTheBooks,
} from "../statement/cash-flow.ts";
import { allAccountIds, formulasIn, type ShownStyle, sectionsIn } from "../statement/layout.ts";
import type { Statement } from "../statement/statement.ts";
import { statementTexts } from "../statement/texts.ts";
import en from "../texts/en/cash-flow.json" with { type: "json" };
import es from "../texts/es/cash-flow.json" with { type: "json" };
import fr from "../texts/fr/cash-flow.json" with { type: "json" };
import type { BalanceGrid } from "./balance-grid.ts";
import { sheetPrefix } from "./cell.ts";
import {
  accountFormula,
  heldFormula,
  kindFormula,
  postedFormula,
  type StatementColumn,
} from "./statement-formulas.ts";
import { placeOnSheet } from "./statement-sheet.ts";
import type { StyledLine } from "./styles.ts";

export const cashFlowTexts: Readonly<Record<Language, typeof en>> = { en, es, fr };

export interface CashFlowSources {
  /** The view's income statement, and its sheet. */
  readonly income: { readonly name: string; readonly statement: Statement };
  readonly ledger: Ledger;
  readonly grid: BalanceGrid;
  readonly language: Language;
}

export interface CashFlowRow extends StyledLine {
  readonly row: number;
  readonly caption: string;
  /** The account's. */
  readonly number?: string;
  /** None in headings. */
  readonly figures?: Figures;
}

interface Figures {
  readonly amounts: CashFlowAmounts;
  readonly formulaOf: (column: StatementColumn, index: number) => string;
}

export interface PlacedCashFlow {
  readonly rows: readonly CashFlowRow[];
  readonly changeRow: number;
  readonly openingRow: number;
  readonly closingRow: number;
}

/** With an empty row before each section but the first, and before the change in cash. */
export function placeCashFlow(
  { sections, change, opening, closing }: CashFlowStatement,
  firstRow: number,
  sources: CashFlowSources,
): PlacedCashFlow {
  const { grid, ledger, language } = sources;
  const texts = cashFlowTexts[language];
  const labels = statementTexts[language].classifications;
  const netIncome = netIncomeFormula(sources);
  const rows: CashFlowRow[] = [];
  const totalRows: number[] = [];
  const rowsOfAccounts = new Map<Classification, number[]>();
  let row = firstRow - 1;

  for (const { id, lines, total } of sections) {
    row += rows.length === 0 ? 1 : 2;
    place(texts.sections[id].header, 0, headerStyle);
    const first = row + 1;
    for (const line of lines) {
      row += 1;
      placeLine(line);
    }
    const last = row;
    row += 1;
    place(texts.sections[id].footer, 0, totalStyle(false), {
      amounts: total,
      formulaOf: ({ letter }) => `SUM(${letter}${first}:${letter}${last})`,
    });
    totalRows.push(row);
  }

  const changeRow = row + 2;
  const [openingRow, closingRow] = [changeRow + 1, changeRow + 2];
  row = changeRow;
  place(texts.change, 0, totalStyle(false), {
    amounts: change,
    formulaOf: ({ letter }) => totalRows.map((total) => `${letter}${total}`).join("+"),
  });
  row = openingRow;
  place(texts.opening, 0, detailStyle, {
    amounts: opening,
    formulaOf: (column, index) => {
      const period = sources.income.statement.columns[index];
      // The data sheets begin with the first period's end.
      if (period && opensTheBooks(ledger, period)) {
        return `${column.letter}${closingRow}-${postedFormula(grid, labels.cash, column)}`;
      }
      return heldFormula(grid, labels.cash, `${column.startCell}-1`);
    },
  });
  row = closingRow;
  place(texts.closing, 0, totalStyle(true), {
    amounts: closing,
    formulaOf: ({ endCell }) => heldFormula(grid, labels.cash, endCell),
  });
  return { rows, changeRow, openingRow, closingRow };

  function placeLine(line: CashFlowLine): void {
    const { amounts } = line;
    if (line.kind === "rule") {
      const { rule } = line;
      const formulaOf: Figures["formulaOf"] =
        rule.id === "net-income" ? netIncome : (column) => ruleFormula(rule, column);
      place(texts.lines[rule.id], 1, detailStyle, { amounts, formulaOf });
      return;
    }
    const { id, name, number, classification } = line.account;
    rowsOfAccounts.set(classification, [...(rowsOfAccounts.get(classification) ?? []), row]);
    const formulaOf: Figures["formulaOf"] = (column) =>
      `-${accountFormula(id, { type: "IncomeStatement" }, grid, column)}`;
    place(name, 1, detailStyle, { amounts, formulaOf }, number);
  }

  /** Accounts with a line of their own aren't in their classification's. */
  function ruleFormula({ adds, takes }: CashFlowRule, column: StatementColumn): string {
    const posted = (one: Classification) => postedFormula(grid, labels[one], column);
    const taken = takes.map((one) => {
      const own = rowsOfAccounts.get(one);
      const [first, last] = [own?.at(0), own?.at(-1)];
      return own
        ? `-${posted(one)}-SUM(${column.letter}${first}:${column.letter}${last})`
        : `-${posted(one)}`;
    });
    return [...adds.map(posted), ...taken].join("");
  }

  function place(
    caption: string,
    absoluteIndentationLevel: number,
    style: ShownStyle,
    figures?: Figures,
    number?: string,
  ): void {
    rows.push({
      row,
      caption,
      absoluteIndentationLevel,
      style,
      ...(figures && { figures }),
      ...(number !== undefined && { number }),
    });
  }
}

/** The income statement's own line, where one adds up all of it. */
function netIncomeFormula({ income, grid }: CashFlowSources): Figures["formulaOf"] {
  const { name, statement } = income;
  const { nodes } = statement.layout;
  const filled = sectionsIn(nodes).filter((section) => allAccountIds(section).length > 0);
  const whole = formulasIn(nodes).find(({ sectionIds }) =>
    filled.every(({ id }) => sectionIds.includes(id)),
  );
  const line = placeOnSheet(statement).place.lines.find(
    ({ item }) => item.lineItemType === "Formula" && item.formulaId === whole?.id,
  );
  return (column) =>
    line ? `${sheetPrefix(name)}${column.letter}${line.row}` : `-${kindFormula(grid, column)}`;
}
