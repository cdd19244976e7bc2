import type { Language } from "../../language/index.ts";

/** What stands over columns and beside figures. */
export type ColumnWords = Record<keyof typeof english, string>;

const english = {
  ...{ sheet: "Sheet", holds: "What is on it", check: "Check", compared: "What is compared" },
  ...{ number: "Number", account: "Account", fullName: "Full name", type: "Type" },
  ...{ subtype: "Subtype", classification: "Classification", decidedBy: "Decided by" },
  ...{ confidence: "Confidence", kind: "Kind", section: "Section", active: "Active" },
  ...{ description: "Description", outcome: "Outcome", area: "Area", finding: "Finding" },
  ...{ severity: "Severity", from: "From", to: "To", expected: "Expected", actual: "Actual" },
  ...{ difference: "Difference", tolerance: "Tolerance", debit: "Debit", credit: "Credit" },
  ...{ total: "Total", share: "Share", reference: "Reference", ref: "Ref", asOf: "As of" },
  ...{ party: "Party", date: "Date", due: "Due", daysPastDue: "Days past due" },
  ...{ outstanding: "Outstanding", accountNumber: "Account no.", memo: "Memo" },
  ...{ transaction: "Transaction", transactions: "Transactions", line: "Line", lines: "Lines" },
  ...{ entered: "Entered", lastChanged: "Last changed", amount: "Amount", id: "Id" },
  ...{ year: "Year", figure: "Figure", onSheets: "On the sheets", inFiles: "In the files" },
  ...{ inLedger: "In the ledger", overNinetyShare: "Over 90 share" },
} as const;

export const columnWords: Record<Language, ColumnWords> = {
  en: english,
  es: {
    ...{ sheet: "Hoja", holds: "Contenido", check: "Comprobación", compared: "Qué se compara" },
    ...{ number: "Número", account: "Cuenta", fullName: "Nombre completo", type: "Tipo" },
    ...{ subtype: "Subtipo", classification: "Clasificación", decidedBy: "Según" },
    ...{ confidence: "Certeza", kind: "Clase", section: "Sección", active: "Activa" },
    ...{ description: "Descripción", outcome: "Resultado", area: "Ámbito" },
    ...{ finding: "Observación", severity: "Gravedad", from: "Desde", to: "Hasta" },
    ...{ expected: "Esperado", actual: "Obtenido", difference: "Diferencia" },
    ...{ tolerance: "Tolerancia", debit: "Debe", credit: "Haber", total: "Total" },
    ...{ share: "Proporción", reference: "Referencia", ref: "Ref.", asOf: "Al" },
    ...{ party: "Tercero", date: "Fecha", due: "Vencimiento", daysPastDue: "Días de atraso" },
    ...{ outstanding: "Pendiente", accountNumber: "N.º de cuenta", memo: "Concepto" },
    ...{ transaction: "Transacción", transactions: "Transacciones", line: "Línea" },
    ...{ lines: "Apuntes", entered: "Registrado", lastChanged: "Última modificación" },
    ...{ amount: "Importe", id: "Id.", year: "Ejercicio", figure: "Cifra" },
    ...{ onSheets: "En las hojas", inFiles: "En los archivos", inLedger: "En el mayor" },
    overNinetyShare: "Proporción de más de 90",
  },
  fr: {
    ...{ sheet: "Feuille", holds: "Contenu", check: "Contrôle", compared: "Ce qui est comparé" },
    ...{ number: "Numéro", account: "Compte", fullName: "Nom complet", type: "Type" },
    ...{ subtype: "Sous-type", classification: "Classement", decidedBy: "D’après" },
    ...{ confidence: "Certitude", kind: "Nature", section: "Section", active: "Actif" },
    ...{ description: "Description", outcome: "Résultat", area: "Domaine", finding: "Constat" },
    ...{ severity: "Gravité", from: "Du", to: "Au", expected: "Attendu", actual: "Obtenu" },
    ...{ difference: "Écart", tolerance: "Tolérance", debit: "Débit", credit: "Crédit" },
    ...{ total: "Total", share: "Part", reference: "Référence", ref: "Réf.", asOf: "Au" },
    ...{ party: "Tiers", date: "Date", due: "Échéance", daysPastDue: "Jours de retard" },
    ...{ outstanding: "Restant dû", accountNumber: "N° de compte", memo: "Libellé" },
    ...{ transaction: "Transaction", transactions: "Transactions", line: "Ligne" },
    ...{ lines: "Lignes", entered: "Saisie le", lastChanged: "Dernière modification" },
    ...{ amount: "Montant", id: "Id.", year: "Exercice", figure: "Chiffre" },
    ...{ onSheets: "Sur les feuilles", inFiles: "Dans les fichiers" },
    ...{ inLedger: "Au grand livre", overNinetyShare: "Part à plus de 90" },
  },
};
