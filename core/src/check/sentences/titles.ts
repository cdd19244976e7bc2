import type { Sentences } from "../../sentence/index.ts";

/** What is asked of the books. Of a single day, the day stands at the end. */
export const checkTitles = {
  "Debits equal credits in every trial balance": {
    es: "El debe es igual al haber en cada balance de comprobación",
    fr: "Le débit est égal au crédit dans chaque balance",
  },
  "Opening balance and postings give the closing balance": {
    es: "El saldo inicial y los apuntes dan el saldo final",
    fr: "Le solde d’ouverture et les écritures donnent le solde de clôture",
  },
  "Each year's result goes to retained earnings": {
    es: "El resultado de cada ejercicio pasa a resultados acumulados",
    fr: "Le résultat de chaque exercice passe en report à nouveau",
  },
  "Twelve months of results add up to the year's": {
    es: "Los resultados de los doce meses suman el del ejercicio",
    fr: "Les résultats des douze mois donnent celui de l’exercice",
  },
  "Every journal entry balances": {
    es: "Cada asiento cuadra",
    fr: "Chaque écriture est équilibrée",
  },
  "Every line has its account and its period": {
    es: "Cada apunte tiene su cuenta y su período",
    fr: "Chaque ligne a son compte et sa période",
  },
  "Every line read is kept and adds up": {
    es: "Cada apunte leído se conserva y suma",
    fr: "Chaque ligne lue est conservée et le total est juste",
  },
  "Assets equal liabilities and equity": {
    es: "El activo es igual al pasivo más el patrimonio",
    fr: "L’actif est égal au passif et aux capitaux propres",
  },
  "Agrees with the package's trial balance": {
    es: "Coincide con el balance de comprobación del programa",
    fr: "Concorde avec la balance du logiciel",
  },
  "Agrees with the package's balance sheet": {
    es: "Coincide con el balance general del programa",
    fr: "Concorde avec le bilan du logiciel",
  },
  "Agrees with the package's income statement": {
    es: "Coincide con el estado de resultados del programa",
    fr: "Concorde avec le compte de résultat du logiciel",
  },
  "Agrees with the package's trial balance, {day}": {
    es: "Coincide con el balance de comprobación del programa, {day}",
    fr: "Concorde avec la balance du logiciel, {day}",
  },
  "Agrees with the package's balance sheet, {day}": {
    es: "Coincide con el balance general del programa, {day}",
    fr: "Concorde avec le bilan du logiciel, {day}",
  },
  "Agrees with the package's income statement, {day}": {
    es: "Coincide con el estado de resultados del programa, {day}",
    fr: "Concorde avec le compte de résultat du logiciel, {day}",
  },
  "The aging of accounts receivable agrees with the ledger": {
    es: "La antigüedad de las cuentas por cobrar coincide con el mayor",
    fr: "La balance âgée des créances clients concorde avec le grand livre",
  },
  "The aging of accounts payable agrees with the ledger": {
    es: "La antigüedad de las cuentas por pagar coincide con el mayor",
    fr: "La balance âgée des dettes fournisseurs concorde avec le grand livre",
  },
  "The aging of accounts receivable agrees with the ledger, {day}": {
    es: "La antigüedad de las cuentas por cobrar coincide con el mayor, {day}",
    fr: "La balance âgée des créances clients concorde avec le grand livre, {day}",
  },
  "The aging of accounts payable agrees with the ledger, {day}": {
    es: "La antigüedad de las cuentas por pagar coincide con el mayor, {day}",
    fr: "La balance âgée des dettes fournisseurs concorde avec le grand livre, {day}",
  },
  "The package's own aging of accounts receivable agrees with the ledger": {
    es: "El informe de antigüedad de cuentas por cobrar del programa coincide con el mayor",
    fr: "La balance âgée clients du logiciel concorde avec le grand livre",
  },
  "The package's own aging of accounts payable agrees with the ledger": {
    es: "El informe de antigüedad de cuentas por pagar del programa coincide con el mayor",
    fr: "La balance âgée fournisseurs du logiciel concorde avec le grand livre",
  },
  "The package's own aging of accounts receivable agrees with the ledger, {day}": {
    es: "El informe de antigüedad de cuentas por cobrar del programa coincide con el mayor, {day}",
    fr: "La balance âgée clients du logiciel concorde avec le grand livre, {day}",
  },
  "The package's own aging of accounts payable agrees with the ledger, {day}": {
    es: "El informe de antigüedad de cuentas por pagar del programa coincide con el mayor, {day}",
    fr: "La balance âgée fournisseurs du logiciel concorde avec le grand livre, {day}",
  },
  "Closed periods were left alone": {
    es: "Los períodos cerrados no se tocaron",
    fr: "Les périodes closes n’ont pas été modifiées",
  },
  "No invoice or bill was entered twice": {
    es: "Ninguna factura se registró dos veces",
    fr: "Aucune facture n’a été saisie deux fois",
  },
  "Nothing is left in suspense accounts": {
    es: "No queda nada en cuentas transitorias",
    fr: "Rien ne reste dans les comptes d’attente",
  },
  "Opening balance equity has been cleared": {
    es: "El saldo inicial del patrimonio se ha regularizado",
    fr: "Les capitaux propres d’ouverture ont été soldés",
  },
  "Nothing is posted to headings": {
    es: "No hay apuntes en cuentas de título",
    fr: "Aucune écriture dans les comptes de regroupement",
  },
  "Every account's place on the statements is sure": {
    es: "El lugar de cada cuenta en los estados es seguro",
    fr: "La place de chaque compte dans les états est sûre",
  },
} as const satisfies Sentences;
