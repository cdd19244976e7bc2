import type { Sentences } from "@tieout/core/sentence";

/** Of documents, uploaded and downloaded. */
export const documentSentences = {
  "The borrower has withdrawn these records.": {
    es: "El prestatario ha retirado estos registros.",
    fr: "L’emprunteur a retiré ces données.",
  },
  "The files of this collection were deleted.": {
    es: "Los archivos de esta recopilación se eliminaron.",
    fr: "Les fichiers de cette collecte ont été supprimés.",
  },
  "Only administrators set and end legal holds.": {
    es: "Solo los administradores fijan y levantan retenciones legales.",
    fr: "Seuls les administrateurs posent et lèvent les conservations légales.",
  },
  "A data collection of this workspace is under a legal hold.": {
    es: "Una recopilación de este espacio de trabajo está bajo retención legal.",
    fr: "Une collecte de cet espace de travail fait l’objet d’une conservation légale.",
  },
  "A data collection of this workspace is under a legal hold. An administrator has to end it first.":
    {
      es: "Una recopilación de este espacio de trabajo está bajo retención legal. Antes debe levantarla un administrador.",
      fr: "Une collecte de cet espace de travail fait l’objet d’une conservation légale. Un administrateur doit d’abord la lever.",
    },
  "This document was deleted.": {
    es: "Este documento se eliminó.",
    fr: "Ce document a été supprimé.",
  },
  "Malware was found in this document.": {
    es: "Se encontró software malicioso en este documento.",
    fr: "Un logiciel malveillant a été trouvé dans ce document.",
  },
  "This document is being looked at for malware. Please try again in a minute.": {
    es: "Se está buscando software malicioso en este documento. Inténtelo de nuevo en un minuto.",
    fr: "Ce document est en cours d’analyse antivirus. Réessayez dans une minute.",
  },
  "Choose a file at least.": {
    es: "Elija al menos un archivo.",
    fr: "Choisissez au moins un fichier.",
  },
  "This is more than one archive holds. Choose fewer.": {
    es: "Es más de lo que cabe en un archivo comprimido. Elija menos archivos.",
    fr: "C’est plus que ne contient une archive. Choisissez moins de fichiers.",
  },
} as const satisfies Sentences;
