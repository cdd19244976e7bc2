import type { Sentences } from "@tieout/core/sentence";

/** What is said of a borrower's link. */
export const linkSentences = {
  "This link has expired.": { es: "Este enlace ha caducado.", fr: "Ce lien a expiré." },
  "Create a new one.": { es: "Cree uno nuevo.", fr: "Créez-en un nouveau." },
  "Too many mails were sent. Please wait an hour.": {
    es: "Se han enviado demasiados correos. Espere una hora.",
    fr: "Trop d’e-mails ont été envoyés. Veuillez attendre une heure.",
  },
} satisfies Sentences;
