import type { Sentences } from "../../sentence/index.ts";

/** What came of holding the books against statements, agings and the package's own reports. */
export const checkComparisons = {
  "Assets equal liabilities and equity in all {period}.": {
    es: "El activo es igual al pasivo más el patrimonio en {period}.",
    fr: "L’actif est égal au passif et aux capitaux propres sur {period}.",
  },
  "In {period} they differ; on {day}, assets are greater by {amount}.": {
    es: "Difieren en {period}; al {day}, el activo es mayor en {amount}.",
    fr: "Ils diffèrent sur {period} ; au {day}, l’actif est supérieur de {amount}.",
  },
  "In {period} they differ; on {day}, liabilities and equity are greater by {amount}.": {
    es: "Difieren en {period}; al {day}, el pasivo y patrimonio es mayor en {amount}.",
    fr: "Ils diffèrent sur {period} ; au {day}, le passif et les capitaux propres sont supérieurs de {amount}.",
  },
  "There was no aging to compare with.": {
    es: "No había informe de antigüedad con el que comparar.",
    fr: "Il n’y avait pas de balance âgée à comparer.",
  },
  "The chart has no account for accounts receivable.": {
    es: "El plan no tiene una cuenta para las cuentas por cobrar.",
    fr: "Le plan comptable n’a pas de compte pour les créances clients.",
  },
  "The chart has no account for accounts payable.": {
    es: "El plan no tiene una cuenta para las cuentas por pagar.",
    fr: "Le plan comptable n’a pas de compte pour les dettes fournisseurs.",
  },
  "The aging is of a day for which no balances are kept.": {
    es: "El informe de antigüedad es de un día del que no se conservan saldos.",
    fr: "La balance âgée porte sur un jour dont aucun solde n’est conservé.",
  },
  "{openDocument} and the ledger agree at {amount}.": {
    es: "{openDocument} y el mayor coinciden en {amount}.",
    fr: "{openDocument} et le grand livre concordent à {amount}.",
  },
  "The package's aging report and the ledger agree at {amount}.": {
    es: "El informe de antigüedad del programa y el mayor coinciden en {amount}.",
    fr: "La balance âgée du logiciel et le grand livre concordent à {amount}.",
  },
  "{openDocument} and the ledger differ by {amount}: {amount.2} is open, and the ledger has {amount.3}. Often an entry was made to the account by hand.":
    {
      es: "{openDocument} y el mayor difieren en {amount}: hay {amount.2} pendientes y el mayor tiene {amount.3}. A menudo se registró un asiento manual en la cuenta.",
      fr: "{openDocument} et le grand livre diffèrent de {amount} : {amount.2} sont en attente, et le grand livre indique {amount.3}. Souvent, une écriture manuelle a été passée sur le compte.",
    },
  "The package's aging report and the ledger differ by {amount}: {amount.2} is open, and the ledger has {amount.3}. Often an entry was made to the account by hand.":
    {
      es: "El informe de antigüedad del programa y el mayor difieren en {amount}: hay {amount.2} pendientes y el mayor tiene {amount.3}. A menudo se registró un asiento manual en la cuenta.",
      fr: "La balance âgée du logiciel et le grand livre diffèrent de {amount} : {amount.2} sont en attente, et le grand livre indique {amount.3}. Souvent, une écriture manuelle a été passée sur le compte.",
    },
  "The package gave no trial balance.": {
    es: "El programa no entregó un balance de comprobación.",
    fr: "Le logiciel n’a pas fourni de balance.",
  },
  "The package gave no balance sheet.": {
    es: "El programa no entregó un balance general.",
    fr: "Le logiciel n’a pas fourni de bilan.",
  },
  "The package gave no income statement.": {
    es: "El programa no entregó un estado de resultados.",
    fr: "Le logiciel n’a pas fourni de compte de résultat.",
  },
  "The report ends on a day for which no balances are kept.": {
    es: "El informe termina en un día del que no se conservan saldos.",
    fr: "Le rapport se termine un jour dont aucun solde n’est conservé.",
  },
  "All {figure} of the package's trial balance agree with the ledger.": {
    es: "Coinciden con el mayor, del balance de comprobación del programa: {figure}.",
    fr: "Concordent avec le grand livre, dans la balance du logiciel : {figure}.",
  },
  "All {figure} of the package's balance sheet agree with the ledger.": {
    es: "Coinciden con el mayor, del balance general del programa: {figure}.",
    fr: "Concordent avec le grand livre, dans le bilan du logiciel : {figure}.",
  },
  "All {figure} of the package's income statement agree with the ledger.": {
    es: "Coinciden con el mayor, del estado de resultados del programa: {figure}.",
    fr: "Concordent avec le grand livre, dans le compte de résultat du logiciel : {figure}.",
  },
  "{count} of {figure} differ from the package's trial balance; the ledger has {amount} more in {text}.":
    {
      es: "{count} de {figure} no coinciden con el balance de comprobación del programa; el mayor tiene {amount} más en {text}.",
      fr: "{count} sur {figure} diffèrent de la balance du logiciel ; le grand livre a {amount} de plus dans {text}.",
    },
  "{count} of {figure} differ from the package's trial balance; the ledger has {amount} less in {text}.":
    {
      es: "{count} de {figure} no coinciden con el balance de comprobación del programa; el mayor tiene {amount} menos en {text}.",
      fr: "{count} sur {figure} diffèrent de la balance du logiciel ; le grand livre a {amount} de moins dans {text}.",
    },
  "{count} of {figure} differ from the package's balance sheet; the ledger has {amount} more in {text}.":
    {
      es: "{count} de {figure} no coinciden con el balance general del programa; el mayor tiene {amount} más en {text}.",
      fr: "{count} sur {figure} diffèrent du bilan du logiciel ; le grand livre a {amount} de plus dans {text}.",
    },
  "{count} of {figure} differ from the package's balance sheet; the ledger has {amount} less in {text}.":
    {
      es: "{count} de {figure} no coinciden con el balance general del programa; el mayor tiene {amount} menos en {text}.",
      fr: "{count} sur {figure} diffèrent du bilan du logiciel ; le grand livre a {amount} de moins dans {text}.",
    },
  "{count} of {figure} differ from the package's income statement; the ledger has {amount} more in {text}.":
    {
      es: "{count} de {figure} no coinciden con el estado de resultados del programa; el mayor tiene {amount} más en {text}.",
      fr: "{count} sur {figure} diffèrent du compte de résultat du logiciel ; le grand livre a {amount} de plus dans {text}.",
    },
  "{count} of {figure} differ from the package's income statement; the ledger has {amount} less in {text}.":
    {
      es: "{count} de {figure} no coinciden con el estado de resultados del programa; el mayor tiene {amount} menos en {text}.",
      fr: "{count} sur {figure} diffèrent du compte de résultat du logiciel ; le grand livre a {amount} de moins dans {text}.",
    },
  "one of them": { es: "una de ellas", fr: "l’un d’eux" },
  "net income": { es: "la utilidad neta", fr: "le résultat net" },
  "gross profit": { es: "la utilidad bruta", fr: "la marge brute" },
  "total assets": { es: "el total del activo", fr: "le total de l’actif" },
  "total liabilities": { es: "el total del pasivo", fr: "le total du passif" },
  "total equity": { es: "el total del patrimonio", fr: "le total des capitaux propres" },
  "retained earnings": { es: "los resultados acumulados", fr: "le report à nouveau" },
} as const satisfies Sentences;
