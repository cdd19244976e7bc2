import type { ReceiptWords } from "./words.ts";

export const fr: ReceiptWords = {
  title: "Votre reçu",
  lede: "Ce que vous avez partagé, avec qui, et combien de temps c’est conservé.",
  receipt: "Reçu",
  shared: "Partagé avec",
  purpose: (askedBy) =>
    askedBy === undefined
      ? "Pour l’étude du prêt"
      : `Pour l’étude du prêt, à la demande de ${askedBy}`,
  from: "De",
  connectedBy: (source, address) => `${source}, connecté par ${address}`,
  period: "Période",
  span: (from, upTo) => `Du ${from} au ${upTo}`,
  read: "Ce qui a été lu",
  things: {
    accounts: "Plan comptable",
    "journal-lines": "Grand livre",
    receivables: "Comptes clients",
    payables: "Comptes fournisseurs",
    documents: "Documents",
  },
  counts: {
    accounts: ["compte", "comptes"],
    "journal-lines": ["écriture", "écritures"],
    receivables: ["facture client ouverte", "factures clients ouvertes"],
    payables: ["facture fournisseur ouverte", "factures fournisseurs ouvertes"],
    documents: ["fichier", "fichiers"],
  },
  anonymized: "Les noms des clients et des fournisseurs ont été remplacés par des codes.",
  access: "Accès actuel",
  connected: "Connecté",
  mayRead: (lender) =>
    `${lender} peut relire ce type de données jusqu’à ce que l’accès prenne fin.`,
  ended: "Terminé",
  endedOn: (day) => `Terminé le ${day}`,
  mayReadNoMore: (lender) => `${lender} ne peut plus rien lire.`,
  none: "Aucun",
  cameAsFile:
    "La comptabilité est venue sous forme de fichier. Aucune connexion ne permet de la relire.",
  keptUntil: "Conservé jusqu’au",
  kept: "Conservation",
  goesByItself: "Ensuite, tout est supprimé ici automatiquement.",
  goesWithdrawn: "Comme vous l’avez demandé, tout est supprimé ici au plus tard ce jour-là.",
  openEnded: "Aucune date fixée",
  asksLender: (lender) => `Demandez à ${lender} combien de temps ces données sont conservées.`,
  held: "Conservé parce que la loi l’exige",
  heldNote: "Tout est supprimé ici dès que la loi ne l’exige plus et que le délai est écoulé.",
  heldWithdrawn: "Comme vous l’avez demandé, tout est supprimé ici dès que la loi ne l’exige plus.",
  deletedOn: (day) => `Supprimé le ${day}`,
  deletedNote: "Plus rien ne peut en être lu ici.",
  withdrawnOn: (day) => `Retiré le ${day}`,
};
