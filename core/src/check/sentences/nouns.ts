import type { Nouns } from "../../sentence/index.ts";

/** What checks count, with the verb where it goes with the number. */
export const checkNouns = {
  document: {
    en: ["document", "documents"],
    es: ["documento", "documentos"],
    fr: ["document", "documents"],
  },
  openDocument: {
    en: ["open document", "open documents"],
    es: ["documento pendiente", "documentos pendientes"],
    fr: ["document en attente", "documents en attente"],
  },
  trialBalance: {
    en: ["trial balance", "trial balances"],
    es: ["balance de comprobación", "balances de comprobación"],
    fr: ["balance", "balances"],
  },
  trialBalanceOut: {
    en: ["trial balance doesn't", "trial balances don't"],
    es: ["balance de comprobación no suma", "balances de comprobación no suman"],
    fr: ["balance n’est pas égale", "balances ne sont pas égales"],
  },
  balanceOut: {
    en: ["balance doesn't", "balances don't"],
    es: ["saldo no se deduce", "saldos no se deducen"],
    fr: ["solde ne découle pas", "soldes ne découlent pas"],
  },
  period: {
    en: ["period", "periods"],
    es: ["período", "períodos"],
    fr: ["période", "périodes"],
  },
  fiscalYear: {
    en: ["fiscal year", "fiscal years"],
    es: ["ejercicio", "ejercicios"],
    fr: ["exercice", "exercices"],
  },
  fiscalYearAdds: {
    en: ["fiscal year adds", "fiscal years add"],
    es: ["ejercicio cuadra", "ejercicios cuadran"],
    fr: ["exercice concorde", "exercices concordent"],
  },
  line: {
    en: ["line", "lines"],
    es: ["apunte", "apuntes"],
    fr: ["ligne", "lignes"],
  },
  entryOut: {
    en: ["entry doesn't", "entries don't"],
    es: ["asiento no cuadra", "asientos no cuadran"],
    fr: ["écriture n’est pas équilibrée", "écritures ne sont pas équilibrées"],
  },
  entryMade: {
    en: ["entry was", "entries were"],
    es: ["asiento se registró", "asientos se registraron"],
    fr: ["écriture a été passée", "écritures ont été passées"],
  },
  headingPosted: {
    en: ["heading has", "headings have"],
    es: ["cuenta de título tiene", "cuentas de título tienen"],
    fr: ["compte de regroupement a", "comptes de regroupement ont"],
  },
  accountGuessed: {
    en: ["account was", "accounts were"],
    es: ["cuenta se clasificó", "cuentas se clasificaron"],
    fr: ["compte a été classé", "comptes ont été classés"],
  },
  otherAccount: {
    en: ["other account", "other accounts"],
    es: ["cuenta más", "cuentas más"],
    fr: ["autre compte", "autres comptes"],
  },
  figure: {
    en: ["figure", "figures"],
    es: ["cifra", "cifras"],
    fr: ["chiffre", "chiffres"],
  },
} as const satisfies Nouns;
