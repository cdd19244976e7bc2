import { frenchSpaces } from "../../language/language.ts";
import { accountWords } from "./account-words.ts";
import { columnWords } from "./column-words.ts";
import type { WorkbookWords } from "./words.ts";

/** A workbook's words in French. */
export const fr: WorkbookWords = {
  titles: {
    "financial-statements": "États financiers",
    "accounts-receivable": "Créances clients",
    "accounts-payable": "Dettes fournisseurs",
    transactions: "Transactions",
    "general-ledger": "Grand livre",
  },
  onCashBasis: "comptabilité de caisse",
  subject: (basis, packageName) => `${basis}, à partir de ${packageName}`,
  pages: "Page {page} sur {pages}",
  dayFormat: "[$-40C]d\\ mmm\\ yyyy",
  contents: { name: "Sommaire", notes: "Notes", tiesOut: "Concorde", offBy: "Écart de" },
  sheets: {
    statements: {
      BalanceSheet: {
        FiscalYearsAndYTD: "Bilan, exercices",
        FiscalQuartersAndQTD: "Bilan, trimestres",
        MonthsAndMTD: "Bilan, mois",
      },
      IncomeStatement: {
        FiscalYearsAndYTD: "Compte de résultat, exercices",
        FiscalQuartersAndQTD: "Compte de résultat, trimestres",
        MonthsAndMTD: "Compte de résultat, mois",
      },
    },
    trialBalance: "Balance générale",
    balances: "Soldes mensuels",
    activity: "Mouvements mensuels",
    chart: "Plan comptable",
    tieOut: "Concordance",
    summary: "Synthèse",
    aging: "Balance âgée",
    openDocuments: "Documents en attente",
    parties: "Clients et fournisseurs",
  },
  says: {
    trialBalance: "Les soldes à la fin de chaque exercice et au dernier jour collecté.",
    balances: "Le solde de chaque compte à la fin de chaque période. Les débits sont positifs.",
    activity:
      "Les débits moins les crédits de chaque compte, dans la période qui s’achève au jour indiqué.",
    chart: "Tous les comptes, avec leur place dans les états et la certitude de leur classement.",
    tieOut: "La comptabilité, face à elle-même et aux rapports qui l’accompagnent.",
    openDocuments: "Chaque document en attente à chacun de ces jours. Filtrez par la colonne Au.",
    parties:
      "Chaque client et fournisseur, avec ce qui a été fait avec lui sur toute la période collectée.",
  },
  columns: columnWords.fr,
  accounts: accountWords.fr,
  total: "Total",
  check: "Contrôle",
  checks: {
    of: (what) => frenchSpaces(`Contrôle : ${what}`),
    balanceSheet: "Actif moins passif et capitaux propres",
    incomeStatement: "Résultat moins celui de tous les comptes de produits et de charges",
    sections: (sheet) => `Sections moins ${sheet}`,
    sides: "Débits moins crédits",
    sidesAtEnds: "Débits moins crédits, à la fin de chaque période",
    sidesInBalance: frenchSpaces("Débits moins crédits : zéro à l’équilibre"),
  },
  tieOut: {
    proved: { Pass: "Concorde", Fail: "Ne concorde pas", Inconclusive: "Non vérifiable" },
    reviewed: { Pass: "Rien à signaler", Fail: "Constat", Inconclusive: "Non examiné" },
    categories: {
      ledger: "Grand livre",
      statement: "États",
      vendor: "Rapports",
      aging: "Balance âgée",
      quality: "Qualité",
    },
    severities: { high: "Élevée", medium: "Moyenne", low: "Faible" },
    summary: ["Concordants\u00a0: ", " sur ", "\u202f; non vérifiables\u00a0: ", ""],
  },
  aging: {
    sides: {
      receivable: {
        party: "Client",
        parties: "Clients",
        control: "Créances clients au grand livre",
        lessControl: "Total moins créances clients au grand livre",
        saysSummary: "Une ligne par jour. L’écart est avec les créances clients au grand livre.",
      },
      payable: {
        party: "Fournisseur",
        parties: "Fournisseurs",
        control: "Dettes fournisseurs au grand livre",
        lessControl: "Total moins dettes fournisseurs au grand livre",
        saysSummary: "Une ligne par jour. L’écart est avec les dettes fournisseurs au grand livre.",
      },
    },
    buckets: ["Non échu", "1–30", "31–60", "61–90", "Plus de 90"],
    documentKinds: {
      invoice: "Facture",
      credit: "Avoir",
      bill: "Facture reçue",
      "vendor-credit": "Avoir reçu",
      unapplied: "Non imputé",
    },
    says: (day) => `Ce qui était en attente au ${day}, par tiers et par jours de retard.`,
    notCheckable: "non vérifiable",
    noControl: frenchSpaces("Non vérifiable : le grand livre n’a rien à quoi comparer à ce jour"),
  },
  long: {
    says: (items, span) => `${items}. ${span}.`,
    file: (name, items) => frenchSpaces(`${name} : ${items}.`),
    harmless:
      "Dans les fichiers, un texte qui ressemble à une formule est précédé d’une apostrophe.",
    tables: {
      "general-ledger": {
        noun: ["ligne", "lignes"],
        saysTieOut:
          "Ce que donnent les lignes de chaque exercice, en regard de la variation des soldes.",
        tooMany: (most) =>
          frenchSpaces(
            `Il y a plus de ${most} lignes, trop pour un classeur. Elles se trouvent dans des fichiers CSV à côté de lui :`,
          ),
        notes: [
          frenchSpaces(
            "Chaque ligne telle que reçue, par date, transaction et numéro ; les retours à la ligne sont des espaces.",
          ),
          frenchSpaces(
            "Un texte qui ressemble à une formule est un texte : rien de la comptabilité n’est jamais calculé.",
          ),
        ],
      },
      transactions: {
        noun: ["transaction", "transactions"],
        saysTieOut:
          "Ce que donnent les transactions de chaque exercice, en regard de la variation des soldes.",
        tooMany: (most) =>
          frenchSpaces(
            `Il y a plus de ${most} transactions, trop pour un classeur. Elles se trouvent dans des fichiers CSV à côté de lui :`,
          ),
        notes: [
          "Le montant d’une transaction est la somme de ses débits.",
          "Son tiers, son numéro et son libellé sont ceux de la première ligne qui en a.",
        ],
      },
    },
  },
  partyKinds: { customer: "Client", vendor: "Fournisseur", other: "Autre" },
  notes: {
    statements: [
      "Chaque chiffre d’un état est une formule active sur Soldes mensuels ou Mouvements mensuels, et contient le montant exact.",
      "Sur les feuilles de données, les débits sont positifs et les crédits négatifs. Les états présentent chaque section de son côté habituel.",
      frenchSpaces(
        "Les comptes de produits et de charges commencent chaque exercice à zéro ; son résultat passe en report à nouveau.",
      ),
    ],
    rounding: (note) => `L’arrondi relève du format des nombres. ${note}.`,
    agings: [
      "Chaque chiffre d’une balance âgée est une formule active sur Documents en attente.",
      "Les jours de retard se comptent depuis l’échéance, ou depuis la date du document s’il n’en a pas.",
      "Les avoirs et les règlements non imputés réduisent le restant dû, dans la tranche de leur propre date.",
    ],
  },
};
