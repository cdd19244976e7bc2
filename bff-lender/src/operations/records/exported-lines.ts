import type { Language } from "@tieout/core/language";
import { currencyDigits, formatDecimal, type Minor, toMinor } from "@tieout/core/money";
import type { CellSeparator } from "@tieout/core/text";
import type { ListedLine } from "@tieout/services/ledger/journal-lines";

/** A line's cells, in the order of the headings. Amounts have the decimal sign that goes with the separator. */
export function exportedLine(
  line: ListedLine,
  currency: string,
  separator: CellSeparator,
): readonly string[] {
  const figure = (amount: Minor) => {
    const plain = formatDecimal(amount, currencyDigits(currency));
    return separator === ";" ? plain.replace(".", ",") : plain;
  };
  const { amount } = line;
  return [
    line.date,
    line.transactionType,
    line.documentNumber ?? "",
    line.partyName ?? "",
    line.referenceNumber ?? "",
    line.memo ?? "",
    amount > 0 ? figure(amount) : "",
    amount < 0 ? figure(toMinor(-amount)) : "",
    line.transactionId,
    String(line.lineNumber),
  ];
}

export const exportedNames: Readonly<Record<Language, string>> = {
  en: "journal-lines",
  es: "movimientos",
  fr: "ecritures",
};

export const exportedHeadings: Readonly<Record<Language, readonly string[]>> = {
  en: ["Date", "Type", "Document", "Name", "Reference", "Memo", "Debit", "Credit", "Entry", "Line"],
  es: [
    "Fecha",
    "Tipo",
    "Documento",
    "Nombre",
    "Referencia",
    "Concepto",
    "Debe",
    "Haber",
    "Asiento",
    "Línea",
  ],
  fr: [
    "Date",
    "Type",
    "Pièce",
    "Nom",
    "Référence",
    "Libellé",
    "Débit",
    "Crédit",
    "Écriture",
    "Ligne",
  ],
};
