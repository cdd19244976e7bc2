import type { Day } from "@tieout/core/calendar";
import { type Row, type SheetPlan, type Workbook, workbookTexts } from "@tieout/core/workbook";
import { type TemplateLanguage, type TemplateWords, templateWords } from "./template-words.ts";

export interface TemplateFacts {
  readonly language: TemplateLanguage;
  /** The month ends that are asked for, ascending. */
  readonly months: readonly Day[];
  readonly currencyDigits: number;
  readonly asOf: Date;
}

/** A workbook for whoever has no package: instructions, a chart to fill in, and a column for each month. */
export function booksTemplate({ language, months, currencyDigits, asOf }: TemplateFacts): Workbook {
  const words = templateWords[language];
  const { title, instructions, chart, balances, number, account, type } = words;
  const { pages } = workbookTexts[language];
  return {
    properties: { title, subject: title, author: "Tieout", asOf, currencyDigits },
    definedNames: [],
    sheets: [
      sheet(instructions.name, [110], pages, instructions.lines.map(instruction)),
      table(chart, [18, 44, 28], pages, { cells: [number, account, type].map(heading) }),
      table(balances, [18, 44, ...months.map(() => 14)], pages, balanceHeadings(words, months)),
    ],
  };
}

function sheet(
  name: string,
  widths: readonly number[],
  pages: string,
  rows: readonly Row[],
): SheetPlan {
  return {
    name,
    columns: widths.map((width) => ({ width })),
    frozen: { rows: 0, columns: 0 },
    gridLines: false,
    print: {
      orientation: "landscape",
      repeatedRows: { first: 0, last: 0 },
      repeatedColumns: 0,
      pagesWide: 1,
      header: "",
      footer: "",
      pages,
    },
    rows,
  };
}

/** A sheet to be filled in below its headings, which stay in view with number and name. */
function table(name: string, widths: readonly number[], pages: string, headings: Row): SheetPlan {
  const plan = sheet(name, widths, pages, [headings]);
  return {
    ...plan,
    frozen: { rows: 1, columns: 2 },
    gridLines: true,
    print: { ...plan.print, repeatedRows: { first: 1, last: 1 } },
  };
}

function balanceHeadings({ number, account }: TemplateWords, months: readonly Day[]): Row {
  const days = months.map((day) => ({ kind: "day", day, style: dayStyle }) as const);
  return { cells: [heading(number), heading(account), ...days] };
}

function heading(text: string) {
  return { kind: "text", text, style: headingStyle } as const;
}

function instruction(text: string): Row {
  return { cells: [{ kind: "text", text, style: { wrap: true, vertical: "top" } }], height: 30 };
}

const headingStyle = { bold: true, fill: "EDF0F3", bottom: "thin" } as const;
const dayStyle = { ...headingStyle, align: "right", numberFormat: "yyyy\\-mm\\-dd" } as const;

/** What the template's sheets are called, in each language: how one that comes back is known. */
export const templateSheetNames: readonly (readonly string[])[] = Object.values(templateWords).map(
  ({ instructions, chart, balances }) => [instructions.name, chart, balances],
);
