import type { Day } from "@tieout/core/calendar/day";
import { frenchSpaces } from "@tieout/core/language";
import type { Row } from "@tieout/core/workbook/cell";
import { workbookTexts } from "@tieout/core/workbook/texts";
import type { SheetPlan, Workbook } from "@tieout/core/workbook/workbook";

/** Headings must be words that `guessMapping` knows. */
interface TemplateWords {
  readonly title: string;
  readonly instructions: { readonly name: string; readonly lines: readonly string[] };
  readonly chart: string;
  readonly balances: string;
  readonly number: string;
  readonly account: string;
  readonly type: string;
}

export const templateLanguages = ["en", "es", "fr"] as const;
type TemplateLanguage = (typeof templateLanguages)[number];

export const templateWords: Record<TemplateLanguage, TemplateWords> = {
  en: {
    title: "Books",
    instructions: {
      name: "Instructions",
      lines: [
        "List every account on the sheet Chart: its number, its name and its type.",
        "Types: Bank, Accounts receivable, Inventory, Other current asset, Fixed asset, Other asset, Accounts payable, Credit card, Other current liability, Long-term liability, Equity, Retained earnings, Income, Cost of goods sold, Expense, Other income, Other expense.",
        "On the sheet Balances enter what each account holds at the end of each month. Debits are positive, credits are negative.",
        "Each month adds up to zero. Income and expense accounts start each fiscal year at zero.",
        "Leave months that you don't have empty. Keep the headings as they are.",
      ],
    },
    chart: "Chart",
    balances: "Balances",
    number: "Account number",
    account: "Account name",
    type: "Account type",
  },
  es: {
    title: "Libros",
    instructions: {
      name: "Instrucciones",
      lines: [
        "Indique todas las cuentas en la hoja Cuentas: su número, su nombre y su tipo.",
        "Tipos: Banco, Cuentas por cobrar, Inventario, Activo corriente, Activo fijo, Activo, Cuentas por pagar, Tarjeta de crédito, Pasivo corriente, Pasivo a largo plazo, Patrimonio, Resultados acumulados, Ingresos, Costo de ventas, Gastos, Otros ingresos, Otros gastos.",
        "En la hoja Saldos indique el saldo de cada cuenta al final de cada mes. El debe es positivo, el haber es negativo.",
        "Cada mes suma cero. Las cuentas de ingresos y gastos empiezan cada ejercicio en cero.",
        "Deje vacíos los meses que no tenga. No cambie los encabezados.",
      ],
    },
    chart: "Cuentas",
    balances: "Saldos",
    number: "Número de cuenta",
    account: "Nombre de cuenta",
    type: "Tipo de cuenta",
  },
  fr: {
    title: "Comptabilité",
    instructions: {
      name: "Mode d'emploi",
      lines: [
        "Indiquez tous les comptes sur la feuille Plan : leur numéro, leur intitulé et leur type.",
        "Types : Banque, Créances clients, Stocks, Actif courant, Immobilisations, Actif, Dettes fournisseurs, Carte de crédit, Passif courant, Passif à long terme, Capitaux propres, Report à nouveau, Produits, Coût des ventes, Charges, Autres produits, Autres charges.",
        "Sur la feuille Soldes, indiquez le solde de chaque compte à la fin de chaque mois. Les débits sont positifs, les crédits négatifs.",
        "Chaque mois a une somme de zéro. Les comptes de produits et de charges commencent chaque exercice à zéro.",
        "Laissez vides les mois que vous n’avez pas. Ne changez pas les en-têtes.",
      ].map(frenchSpaces),
    },
    chart: "Plan",
    balances: "Soldes",
    number: "Numéro de compte",
    account: "Intitulé du compte",
    type: "Type de compte",
  },
};

interface TemplateFacts {
  readonly language: TemplateLanguage;
  /** Month ends, ascending. */
  readonly months: readonly Day[];
  readonly currencyDigits: number;
  readonly asOf: Date;
}

/** A workbook for businesses without a package: instructions, a chart to fill in, a column a month. */
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

/** Sheet names in each language, by which a returned template is recognized. */
export const templateSheetNames: readonly (readonly string[])[] = Object.values(templateWords).map(
  ({ instructions, chart, balances }) => [instructions.name, chart, balances],
);
