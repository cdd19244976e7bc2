import type { WebConnectorNewsMail } from "../contents.ts";
import type { MailLanguage } from "../frame.ts";

/** What a mail says of one piece of news. */
interface NewsWords {
  readonly heading: (business: string) => string;
  readonly sentence: (business: string, tenant: string) => string;
  readonly button: string;
}

/** What mails say about QuickBooks Desktop to the borrower who connects it, in one language. */
export interface WebConnectorWords {
  readonly heading: string;
  readonly preview: (tenant: string) => string;
  readonly sentence: (business: string, tenant: string) => string;
  readonly button: string;
  readonly news: Readonly<Record<WebConnectorNewsMail["news"], NewsWords>>;
  readonly orOpen: string;
  readonly warning: (ask: string) => string;
  readonly note: (days: number) => string;
}

const en: WebConnectorWords = {
  heading: "Continue on your Windows computer",
  preview: (tenant) => `Connect QuickBooks Desktop for ${tenant}.`,
  sentence: (business, tenant) =>
    `Open this mail on the Windows computer where the company file of ${business} is, and connect QuickBooks Desktop for ${tenant} there. It takes about ten minutes, once.`,
  button: "Connect QuickBooks Desktop",
  news: {
    called: {
      heading: (business) => `QuickBooks Desktop has called for ${business}`,
      sentence: (_, tenant) =>
        `Please say whether the company file that is open is the right one. Nothing of it is shared with ${tenant} before you do.`,
      button: "Answer and continue",
    },
    done: {
      heading: (business) => `The records of ${business} were shared`,
      sentence: (_, tenant) =>
        `QuickBooks Desktop has sent what ${tenant} asked for. You can close Web Connector.`,
      button: "See what was shared",
    },
    stopped: {
      heading: (business) => `The records of ${business} were not shared`,
      sentence: (_, tenant) =>
        `QuickBooks Desktop did not send all of what ${tenant} asked for. The page says what happened and what to do next.`,
      button: "See what to do",
    },
  },
  orOpen: "Or open this address:",
  warning: (ask) => `Did not ask for this? Do not open it. Write to ${ask}, who will look into it.`,
  note: (days) =>
    `The link works for ${days} days, and goes on where you left off. Do not pass it on: it is only for you.`,
};

const es: WebConnectorWords = {
  heading: "Continúe en su ordenador con Windows",
  preview: (tenant) => `Conecte QuickBooks Desktop para ${tenant}.`,
  sentence: (business, tenant) =>
    `Abra este correo en el ordenador con Windows donde está el archivo de empresa de ${business} y conecte allí QuickBooks Desktop para ${tenant}. Se tarda unos diez minutos, una sola vez.`,
  button: "Conectar QuickBooks Desktop",
  news: {
    called: {
      heading: (business) => `QuickBooks Desktop ha llamado para ${business}`,
      sentence: (_, tenant) =>
        `Indique si el archivo de empresa que está abierto es el correcto. Hasta entonces no se comparte nada con ${tenant}.`,
      button: "Responder y continuar",
    },
    done: {
      heading: (business) => `Se compartieron los datos de ${business}`,
      sentence: (_, tenant) =>
        `QuickBooks Desktop ha enviado lo que pidió ${tenant}. Puede cerrar Web Connector.`,
      button: "Ver lo que se compartió",
    },
    stopped: {
      heading: (business) => `Los datos de ${business} no se compartieron`,
      sentence: (_, tenant) =>
        `QuickBooks Desktop no envió todo lo que pidió ${tenant}. La página dice qué pasó y qué hacer ahora.`,
      button: "Ver qué hacer",
    },
  },
  orOpen: "O abra esta dirección:",
  warning: (ask) => `¿No lo pidió usted? No lo abra. Escriba a ${ask}, que lo revisará.`,
  note: (days) =>
    `El enlace funciona durante ${days} días y continúa donde lo dejó. No lo reenvíe: es solo para usted.`,
};

const fr: WebConnectorWords = {
  heading: "Continuez sur votre ordinateur Windows",
  preview: (tenant) => `Connectez QuickBooks Desktop pour ${tenant}.`,
  sentence: (business, tenant) =>
    `Ouvrez cet e-mail sur l’ordinateur Windows où se trouve le fichier d’entreprise de ${business}, et connectez-y QuickBooks Desktop pour ${tenant}. Cela prend une dizaine de minutes, une seule fois.`,
  button: "Connecter QuickBooks Desktop",
  news: {
    called: {
      heading: (business) => `QuickBooks Desktop a appelé pour ${business}`,
      sentence: (_, tenant) =>
        `Dites si le fichier d’entreprise ouvert est le bon. D’ici là, rien n’en est partagé avec ${tenant}.`,
      button: "Répondre et continuer",
    },
    done: {
      heading: (business) => `Les données de ${business} ont été partagées`,
      sentence: (_, tenant) =>
        `QuickBooks Desktop a envoyé ce que ${tenant} avait demandé. Vous pouvez fermer Web Connector.`,
      button: "Voir ce qui a été partagé",
    },
    stopped: {
      heading: (business) => `Les données de ${business} n’ont pas été partagées`,
      sentence: (_, tenant) =>
        `QuickBooks Desktop n’a pas envoyé tout ce que ${tenant} avait demandé. La page dit ce qui s’est passé et que faire.`,
      button: "Voir que faire",
    },
  },
  orOpen: "Ou ouvrez cette adresse :",
  warning: (ask) =>
    `Vous n’avez rien demandé ? N’ouvrez pas ce lien. Écrivez à ${ask}, qui vérifiera.`,
  note: (days) =>
    `Le lien fonctionne pendant ${days} jours et reprend là où vous en étiez. Ne le transmettez pas : il n’est que pour vous.`,
};

export const webConnectorWords: Readonly<Record<MailLanguage, WebConnectorWords>> = { en, es, fr };
