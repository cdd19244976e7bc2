import type { MailLanguage } from "../frame.ts";

/** What a mail says that brings a borrower's page to the computer where QuickBooks is, in one language. */
export interface WebConnectorWords {
  readonly heading: string;
  readonly preview: (tenant: string) => string;
  readonly sentence: (business: string, tenant: string) => string;
  readonly button: string;
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
  orOpen: "Ou ouvrez cette adresse :",
  warning: (ask) =>
    `Vous n’avez rien demandé ? N’ouvrez pas ce lien. Écrivez à ${ask}, qui vérifiera.`,
  note: (days) =>
    `Le lien fonctionne pendant ${days} jours et reprend là où vous en étiez. Ne le transmettez pas : il n’est que pour vous.`,
};

export const webConnectorWords: Readonly<Record<MailLanguage, WebConnectorWords>> = { en, es, fr };
