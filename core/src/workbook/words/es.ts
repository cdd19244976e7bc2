import { accountWords } from "./account-words.ts";
import { columnWords } from "./column-words.ts";
import type { WorkbookWords } from "./words.ts";

/** A workbook's words in Spanish. */
export const es: WorkbookWords = {
  titles: {
    "financial-statements": "Estados financieros",
    "accounts-receivable": "Cuentas por cobrar",
    "accounts-payable": "Cuentas por pagar",
    transactions: "Transacciones",
    "general-ledger": "Libro mayor",
  },
  onCashBasis: "criterio de caja",
  subject: (basis, packageName) => `${basis}, a partir de ${packageName}`,
  pages: "Página {page} de {pages}",
  dayFormat: "[$-80A]d\\ mmm\\ yyyy",
  contents: {
    name: "Contenido",
    notes: "Notas",
    tiesOut: "Cuadra",
    offBy: "Diferencia de",
  },
  sheets: {
    statements: {
      BalanceSheet: {
        FiscalYearsAndYTD: "Balance general, ejercicios",
        FiscalQuartersAndQTD: "Balance general, trimestres",
        MonthsAndMTD: "Balance general, meses",
      },
      // With its whole name it would be a character too long.
      IncomeStatement: {
        FiscalYearsAndYTD: "Resultados, ejercicios",
        FiscalQuartersAndQTD: "Resultados, trimestres",
        MonthsAndMTD: "Resultados, meses",
      },
    },
    trialBalance: "Balance de comprobación",
    balances: "Saldos mensuales",
    activity: "Movimientos mensuales",
    chart: "Plan de cuentas",
    tieOut: "Cuadre",
    summary: "Resumen",
    aging: "Antigüedad",
    openDocuments: "Documentos pendientes",
    parties: "Clientes y proveedores",
  },
  says: {
    trialBalance: "Los saldos al final de cada ejercicio y en el último día recopilado.",
    balances: "El saldo de cada cuenta al final de cada período. El debe es positivo.",
    activity: "El debe menos el haber de cada cuenta en el período que termina en el día indicado.",
    chart: "Todas las cuentas, con su lugar en los estados y la certeza de su clasificación.",
    tieOut: "Los libros, frente a sí mismos y a los informes que los acompañan.",
    openDocuments: "Cada documento pendiente en cada uno de esos días. Filtre por la columna Al.",
    parties: "Cada cliente y proveedor, con lo operado con él en todo el tiempo recopilado.",
  },
  columns: columnWords.es,
  accounts: accountWords.es,
  total: "Total",
  check: "Comprobación",
  checks: {
    of: (what) => `Comprobación: ${what}`,
    balanceSheet: "Activo menos pasivo y patrimonio",
    incomeStatement: "Resultado menos el de todas las cuentas de ingresos y gastos",
    sections: (sheet) => `Secciones menos ${sheet}`,
    sides: "Debe menos haber",
    sidesAtEnds: "Debe menos haber, al final de cada período",
    sidesInBalance: "Debe menos haber: cero si cuadra",
  },
  tieOut: {
    proved: { Pass: "Cuadra", Fail: "No cuadra", Inconclusive: "No comprobable" },
    reviewed: { Pass: "Sin observación", Fail: "Observación", Inconclusive: "Sin revisar" },
    categories: {
      ledger: "Mayor",
      statement: "Estados",
      vendor: "Informes",
      aging: "Antigüedad",
      quality: "Calidad",
    },
    severities: { high: "Alta", medium: "Media", low: "Baja" },
    summary: ["Cuadran: ", " de ", "; no comprobables: ", ""],
  },
  aging: {
    sides: {
      receivable: {
        party: "Cliente",
        parties: "Clientes",
        control: "Cuentas por cobrar en el mayor",
        lessControl: "Total menos cuentas por cobrar en el mayor",
        saysSummary: "Una fila por día. La diferencia es con las cuentas por cobrar en el mayor.",
      },
      payable: {
        party: "Proveedor",
        parties: "Proveedores",
        control: "Cuentas por pagar en el mayor",
        lessControl: "Total menos cuentas por pagar en el mayor",
        saysSummary: "Una fila por día. La diferencia es con las cuentas por pagar en el mayor.",
      },
    },
    buckets: ["Por vencer", "1–30", "31–60", "61–90", "Más de 90"],
    documentKinds: {
      invoice: "Factura",
      credit: "Nota de crédito",
      bill: "Factura recibida",
      "vendor-credit": "Nota de crédito recibida",
      unapplied: "Sin aplicar",
    },
    says: (day) => `Lo pendiente al ${day}, por tercero y por días de atraso.`,
    notCheckable: "no comprobable",
    noControl: "No comprobable: el mayor no tiene con qué comparar en este día",
  },
  long: {
    says: (items, span) => `${items}. ${span}.`,
    file: (name, items) => `${name}: ${items}.`,
    harmless: "En los archivos, un texto que parece una fórmula lleva un apóstrofo delante.",
    tables: {
      "general-ledger": {
        noun: ["apunte", "apuntes"],
        saysTieOut:
          "Lo que suman los apuntes de cada ejercicio, junto a lo que variaron los saldos.",
        tooMany: (most) =>
          `Son más de ${most} apuntes, demasiados para un libro de Excel. Están en archivos CSV junto a él:`,
        notes: [
          "Cada apunte tal como llegó, por fecha, transacción y línea; los saltos de línea son espacios.",
          "Un texto que parece una fórmula es un texto: nada de los libros se calcula nunca.",
        ],
      },
      transactions: {
        noun: ["transacción", "transacciones"],
        saysTieOut:
          "Lo que suman las transacciones de cada ejercicio, junto a lo que variaron los saldos.",
        tooMany: (most) =>
          `Son más de ${most} transacciones, demasiadas para un libro de Excel. Están en archivos CSV junto a él:`,
        notes: [
          "El importe de una transacción es la suma de su debe.",
          "Su tercero, número y concepto son los del primer apunte que los tiene.",
        ],
      },
    },
  },
  partyKinds: { customer: "Cliente", vendor: "Proveedor", other: "Otro" },
  notes: {
    statements: [
      "Cada cifra de un estado es una fórmula viva sobre Saldos mensuales o Movimientos mensuales, y contiene el importe exacto.",
      "En las hojas de datos el debe es positivo y el haber negativo. Los estados muestran cada sección por su lado habitual.",
      "Las cuentas de ingresos y gastos empiezan cada ejercicio en cero; su resultado pasa a resultados acumulados.",
    ],
    rounding: (note) => `El redondeo es cosa del formato de los números. ${note}.`,
    agings: [
      "Cada cifra de una antigüedad es una fórmula viva sobre Documentos pendientes.",
      "Los días de atraso se cuentan desde el vencimiento, o desde la fecha del documento si no lo tiene.",
      "Las notas de crédito y los pagos sin aplicar reducen lo pendiente, en el tramo de su propia fecha.",
    ],
  },
};
