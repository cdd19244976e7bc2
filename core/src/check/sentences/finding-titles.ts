import type { Sentences } from "../../sentence/index.ts";

/** What is so where the books aren't as they should be. Of a single day, the day stands at the end. */
export const checkFindingTitles = {
  "Debits and credits differ in a trial balance": {
    es: "El debe y el haber difieren en un balance de comprobación",
    fr: "Le débit et le crédit diffèrent dans une balance",
  },
  "Opening balance and postings do not give the closing balance": {
    es: "El saldo inicial y los apuntes no dan el saldo final",
    fr: "Le solde d’ouverture et les écritures ne donnent pas le solde de clôture",
  },
  "Retained earnings do not roll forward": {
    es: "Los resultados acumulados no recogen el resultado del ejercicio",
    fr: "Le report à nouveau ne reprend pas le résultat de l’exercice",
  },
  "Twelve months of results do not add up to the year's": {
    es: "Los resultados de los doce meses no suman el del ejercicio",
    fr: "Les résultats des douze mois ne donnent pas celui de l’exercice",
  },
  "Journal entries do not balance": {
    es: "Hay asientos que no cuadran",
    fr: "Des écritures ne sont pas équilibrées",
  },
  "Lines have no account or lie outside the period": {
    es: "Hay apuntes sin cuenta o fuera del período",
    fr: "Des lignes sont sans compte ou hors période",
  },
  "Lines that were read are missing or do not add up": {
    es: "Faltan apuntes leídos o no suman",
    fr: "Des lignes lues manquent ou leur total est faux",
  },
  "Assets differ from liabilities and equity": {
    es: "El activo difiere del pasivo más el patrimonio",
    fr: "L’actif diffère du passif et des capitaux propres",
  },
  "Differs from the package's trial balance": {
    es: "Difiere del balance de comprobación del programa",
    fr: "Diffère de la balance du logiciel",
  },
  "Differs from the package's balance sheet": {
    es: "Difiere del balance general del programa",
    fr: "Diffère du bilan du logiciel",
  },
  "Differs from the package's income statement": {
    es: "Difiere del estado de resultados del programa",
    fr: "Diffère du compte de résultat du logiciel",
  },
  "Differs from the package's trial balance, {day}": {
    es: "Difiere del balance de comprobación del programa, {day}",
    fr: "Diffère de la balance du logiciel, {day}",
  },
  "Differs from the package's balance sheet, {day}": {
    es: "Difiere del balance general del programa, {day}",
    fr: "Diffère du bilan du logiciel, {day}",
  },
  "Differs from the package's income statement, {day}": {
    es: "Difiere del estado de resultados del programa, {day}",
    fr: "Diffère du compte de résultat du logiciel, {day}",
  },
  "The aging of accounts receivable differs from the ledger": {
    es: "La antigüedad de las cuentas por cobrar difiere del mayor",
    fr: "La balance âgée des créances clients diffère du grand livre",
  },
  "The aging of accounts payable differs from the ledger": {
    es: "La antigüedad de las cuentas por pagar difiere del mayor",
    fr: "La balance âgée des dettes fournisseurs diffère du grand livre",
  },
  "The aging of accounts receivable differs from the ledger, {day}": {
    es: "La antigüedad de las cuentas por cobrar difiere del mayor, {day}",
    fr: "La balance âgée des créances clients diffère du grand livre, {day}",
  },
  "The aging of accounts payable differs from the ledger, {day}": {
    es: "La antigüedad de las cuentas por pagar difiere del mayor, {day}",
    fr: "La balance âgée des dettes fournisseurs diffère du grand livre, {day}",
  },
  "The package's own aging of accounts receivable differs from the ledger": {
    es: "El informe de antigüedad de cuentas por cobrar del programa difiere del mayor",
    fr: "La balance âgée clients du logiciel diffère du grand livre",
  },
  "The package's own aging of accounts payable differs from the ledger": {
    es: "El informe de antigüedad de cuentas por pagar del programa difiere del mayor",
    fr: "La balance âgée fournisseurs du logiciel diffère du grand livre",
  },
  "The package's own aging of accounts receivable differs from the ledger, {day}": {
    es: "El informe de antigüedad de cuentas por cobrar del programa difiere del mayor, {day}",
    fr: "La balance âgée clients du logiciel diffère du grand livre, {day}",
  },
  "The package's own aging of accounts payable differs from the ledger, {day}": {
    es: "El informe de antigüedad de cuentas por pagar del programa difiere del mayor, {day}",
    fr: "La balance âgée fournisseurs du logiciel diffère du grand livre, {day}",
  },
  "Closed periods were changed": {
    es: "Se modificaron períodos cerrados",
    fr: "Des périodes closes ont été modifiées",
  },
  "Invoices or bills look entered twice": {
    es: "Hay facturas que parecen registradas dos veces",
    fr: "Des factures semblent saisies deux fois",
  },
  "Suspense account has a balance": {
    es: "Una cuenta transitoria tiene saldo",
    fr: "Un compte d’attente présente un solde",
  },
  "Opening balance equity has a balance": {
    es: "El saldo inicial del patrimonio no se ha regularizado",
    fr: "Les capitaux propres d’ouverture ne sont pas soldés",
  },
  "Headings have a balance": {
    es: "Hay cuentas de título con saldo",
    fr: "Des comptes de regroupement présentent un solde",
  },
  "Accounts were placed by a guess": {
    es: "Hay cuentas ubicadas por suposición",
    fr: "Des comptes ont été placés par supposition",
  },
  "The file's debits and credits differ": {
    es: "El debe y el haber del archivo difieren",
    fr: "Les débits et les crédits du fichier diffèrent",
  },
  "Entries of the file do not balance": {
    es: "Hay asientos del archivo que no cuadran",
    fr: "Des écritures du fichier ne sont pas équilibrées",
  },
  "The file's opening balances do not sum to zero": {
    es: "Los saldos iniciales del archivo no suman cero",
    fr: "La somme des soldes d’ouverture du fichier n’est pas nulle",
  },
  "Opening and movements do not come to the file's closings": {
    es: "El saldo inicial y los movimientos no dan los saldos finales del archivo",
    fr: "L’ouverture et les mouvements ne donnent pas les soldes de clôture du fichier",
  },
  "The file's own totals do not add up": {
    es: "Los totales del propio archivo no cuadran",
    fr: "Les totaux du fichier lui-même ne concordent pas",
  },
  "Accounts are in the file twice": {
    es: "Hay cuentas que figuran dos veces en el archivo",
    fr: "Des comptes figurent deux fois dans le fichier",
  },
  "The file does not say the type of every account": {
    es: "El archivo no indica el tipo de cada cuenta",
    fr: "Le fichier n’indique pas la nature de chaque compte",
  },
  "Closed years do not show what they came to": {
    es: "Los ejercicios cerrados no muestran su resultado",
    fr: "Les exercices clôturés ne montrent pas leur résultat",
  },
  "Rows of the file could not be read": {
    es: "Hay filas del archivo que no se pudieron leer",
    fr: "Des lignes du fichier n’ont pas pu être lues",
  },
} as const satisfies Sentences;
