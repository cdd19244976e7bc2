import type { CollectionOutcomeMail } from "../contents.ts";
import type { MailLanguage } from "../frame.ts";

/** What a mail says to a borrower of one outcome. */
interface OutcomeWords {
  readonly heading: (business: string) => string;
  readonly sentence: (tenant: string, source: string) => string;
  readonly button: string;
}

export interface CollectionOutcomeWords {
  readonly outcomes: Readonly<Record<CollectionOutcomeMail["outcome"], OutcomeWords>>;
  readonly facts: Readonly<Record<"source" | "received" | "stopped", string>>;
  readonly note: string;
}

const en: CollectionOutcomeWords = {
  outcomes: {
    shared: {
      heading: (business) => `The records of ${business} were shared`,
      sentence: (tenant, source) => `${tenant} has received what it asked for from ${source}.`,
      button: "See what was shared",
    },
    stopped: {
      heading: (business) => `The records of ${business} were not shared`,
      sentence: (tenant, source) =>
        `Not all of what ${tenant} asked for could be read from ${source}. The page says what happened and what to do next.`,
      button: "See what to do",
    },
  },
  facts: { source: "Package", received: "Received", stopped: "Stopped" },
  note: "The page knows you in the browser that you used. Elsewhere, open the link by which you came.",
};

const es: CollectionOutcomeWords = {
  outcomes: {
    shared: {
      heading: (business) => `Se compartieron los datos de ${business}`,
      sentence: (tenant, source) => `${tenant} ha recibido lo que pidió de ${source}.`,
      button: "Ver lo que se compartió",
    },
    stopped: {
      heading: (business) => `Los datos de ${business} no se compartieron`,
      sentence: (tenant, source) =>
        `No se pudo leer de ${source} todo lo que pidió ${tenant}. La página dice qué pasó y qué hacer ahora.`,
      button: "Ver qué hacer",
    },
  },
  facts: { source: "Paquete", received: "Recibido", stopped: "Detenido" },
  note: "La página le reconoce en el navegador que utilizó. En otro, abra el enlace por el que llegó.",
};

const fr: CollectionOutcomeWords = {
  outcomes: {
    shared: {
      heading: (business) => `Les données de ${business} ont été partagées`,
      sentence: (tenant, source) => `${tenant} a reçu de ${source} ce qui avait été demandé.`,
      button: "Voir ce qui a été partagé",
    },
    stopped: {
      heading: (business) => `Les données de ${business} n’ont pas été partagées`,
      sentence: (tenant, source) =>
        `Tout ce que ${tenant} avait demandé n’a pas pu être lu dans ${source}. La page dit ce qui s’est passé et que faire.`,
      button: "Voir que faire",
    },
  },
  facts: { source: "Logiciel", received: "Reçu", stopped: "Interrompu" },
  note: "La page vous reconnaît dans le navigateur que vous avez utilisé. Ailleurs, ouvrez le lien par lequel vous êtes venu.",
};

export const collectionOutcomeWords: Readonly<Record<MailLanguage, CollectionOutcomeWords>> = {
  en,
  es,
  fr,
};
