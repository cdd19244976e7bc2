import type { Sentences } from "../../sentence/index.ts";

/** What came of holding the books against reports that stand in the file they came as. */
export const checkFileReports = {
  "Agrees with the file's trial balance": {
    es: "Coincide con el balance de comprobación del archivo",
    fr: "Concorde avec la balance du fichier",
  },
  "Agrees with the file's trial balance, {day}": {
    es: "Coincide con el balance de comprobación del archivo, {day}",
    fr: "Concorde avec la balance du fichier, {day}",
  },
  "Differs from the file's trial balance": {
    es: "Difiere del balance de comprobación del archivo",
    fr: "Diffère de la balance du fichier",
  },
  "Differs from the file's trial balance, {day}": {
    es: "Difiere del balance de comprobación del archivo, {day}",
    fr: "Diffère de la balance du fichier, {day}",
  },
  "The file has no trial balance.": {
    es: "El archivo no contiene un balance de comprobación.",
    fr: "Le fichier ne contient pas de balance.",
  },
  "All {figure} of the file's trial balance agree with the ledger.": {
    es: "Coinciden con el mayor, del balance de comprobación del archivo: {figure}.",
    fr: "Concordent avec le grand livre, dans la balance du fichier : {figure}.",
  },
  "{count} of {figure} differ from the file's trial balance; the ledger has {amount} more in {text}.":
    {
      es: "{count} de {figure} no coinciden con el balance de comprobación del archivo; el mayor tiene {amount} más en {text}.",
      fr: "{count} sur {figure} diffèrent de la balance du fichier ; le grand livre a {amount} de plus dans {text}.",
    },
  "{count} of {figure} differ from the file's trial balance; the ledger has {amount} less in {text}.":
    {
      es: "{count} de {figure} no coinciden con el balance de comprobación del archivo; el mayor tiene {amount} menos en {text}.",
      fr: "{count} sur {figure} diffèrent de la balance du fichier ; le grand livre a {amount} de moins dans {text}.",
    },
  "Agrees with the file's balance sheet": {
    es: "Coincide con el balance general del archivo",
    fr: "Concorde avec le bilan du fichier",
  },
  "Agrees with the file's balance sheet, {day}": {
    es: "Coincide con el balance general del archivo, {day}",
    fr: "Concorde avec le bilan du fichier, {day}",
  },
  "Differs from the file's balance sheet": {
    es: "Difiere del balance general del archivo",
    fr: "Diffère du bilan du fichier",
  },
  "Differs from the file's balance sheet, {day}": {
    es: "Difiere del balance general del archivo, {day}",
    fr: "Diffère du bilan du fichier, {day}",
  },
  "The file has no balance sheet.": {
    es: "El archivo no contiene un balance general.",
    fr: "Le fichier ne contient pas de bilan.",
  },
  "All {figure} of the file's balance sheet agree with the ledger.": {
    es: "Coinciden con el mayor, del balance general del archivo: {figure}.",
    fr: "Concordent avec le grand livre, dans le bilan du fichier : {figure}.",
  },
  "{count} of {figure} differ from the file's balance sheet; the ledger has {amount} more in {text}.":
    {
      es: "{count} de {figure} no coinciden con el balance general del archivo; el mayor tiene {amount} más en {text}.",
      fr: "{count} sur {figure} diffèrent du bilan du fichier ; le grand livre a {amount} de plus dans {text}.",
    },
  "{count} of {figure} differ from the file's balance sheet; the ledger has {amount} less in {text}.":
    {
      es: "{count} de {figure} no coinciden con el balance general del archivo; el mayor tiene {amount} menos en {text}.",
      fr: "{count} sur {figure} diffèrent du bilan du fichier ; le grand livre a {amount} de moins dans {text}.",
    },
  "Agrees with the file's income statement": {
    es: "Coincide con el estado de resultados del archivo",
    fr: "Concorde avec le compte de résultat du fichier",
  },
  "Agrees with the file's income statement, {day}": {
    es: "Coincide con el estado de resultados del archivo, {day}",
    fr: "Concorde avec le compte de résultat du fichier, {day}",
  },
  "Differs from the file's income statement": {
    es: "Difiere del estado de resultados del archivo",
    fr: "Diffère du compte de résultat du fichier",
  },
  "Differs from the file's income statement, {day}": {
    es: "Difiere del estado de resultados del archivo, {day}",
    fr: "Diffère du compte de résultat du fichier, {day}",
  },
  "The file has no income statement.": {
    es: "El archivo no contiene un estado de resultados.",
    fr: "Le fichier ne contient pas de compte de résultat.",
  },
  "All {figure} of the file's income statement agree with the ledger.": {
    es: "Coinciden con el mayor, del estado de resultados del archivo: {figure}.",
    fr: "Concordent avec le grand livre, dans le compte de résultat du fichier : {figure}.",
  },
  "{count} of {figure} differ from the file's income statement; the ledger has {amount} more in {text}.":
    {
      es: "{count} de {figure} no coinciden con el estado de resultados del archivo; el mayor tiene {amount} más en {text}.",
      fr: "{count} sur {figure} diffèrent du compte de résultat du fichier ; le grand livre a {amount} de plus dans {text}.",
    },
  "{count} of {figure} differ from the file's income statement; the ledger has {amount} less in {text}.":
    {
      es: "{count} de {figure} no coinciden con el estado de resultados del archivo; el mayor tiene {amount} menos en {text}.",
      fr: "{count} sur {figure} diffèrent du compte de résultat du fichier ; le grand livre a {amount} de moins dans {text}.",
    },
  "The file doesn't say when it was posted.": {
    es: "El archivo no indica cuándo se registró.",
    fr: "Le fichier n’indique pas la date de saisie.",
  },
  "The file's own words placed every account.": {
    es: "Las indicaciones del propio archivo ubicaron cada cuenta.",
    fr: "Les indications du fichier lui-même ont placé chaque compte.",
  },
} as const satisfies Sentences;
