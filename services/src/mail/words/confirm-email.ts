import type { MailLanguage } from "../frame.ts";

/** What a mail says that asks a borrower whether an address is theirs, in one language. */
export interface ConfirmEmailWords {
  readonly heading: string;
  readonly preview: (tenant: string) => string;
  readonly sentence: (business: string, tenant: string, shared: string) => string;
  readonly button: string;
  readonly orOpen: string;
  readonly warning: (ask: string) => string;
  readonly note: (hours: number) => string;
}

const en: ConfirmEmailWords = {
  heading: "Confirm your email",
  preview: (tenant) => `So that ${tenant} can see the records came from you.`,
  sentence: (business, tenant, shared) =>
    `This address was given with the records of ${business}, shared with ${tenant} on ${shared}. Confirm that it is yours, so that ${tenant} can see the records came from you.`,
  button: "Confirm email",
  orOpen: "Or open this address:",
  warning: (ask) =>
    `Did not share anything? Do not confirm. Write to ${ask}, who will look into it.`,
  note: (hours) =>
    `The link works for ${hours} hours. Opening it changes nothing until you confirm.`,
};

const es: ConfirmEmailWords = {
  heading: "Confirme su correo",
  preview: (tenant) => `Para que ${tenant} vea que los registros proceden de usted.`,
  sentence: (business, tenant, shared) =>
    `Esta dirección se indicó con los registros de ${business}, compartidos con ${tenant} el ${shared}. Confirme que es suya, para que ${tenant} vea que los registros proceden de usted.`,
  button: "Confirmar el correo",
  orOpen: "O abra esta dirección:",
  warning: (ask) => `¿No compartió nada? No confirme. Escriba a ${ask}, que lo revisará.`,
  note: (hours) =>
    `El enlace funciona durante ${hours} horas. Abrirlo no cambia nada hasta que confirme.`,
};

const fr: ConfirmEmailWords = {
  heading: "Confirmez votre adresse e-mail",
  preview: (tenant) => `Pour que ${tenant} voie que les données viennent de vous.`,
  sentence: (business, tenant, shared) =>
    `Cette adresse a été indiquée avec les données de ${business}, partagées avec ${tenant} le ${shared}. Confirmez qu’elle est la vôtre, pour que ${tenant} voie que les données viennent de vous.`,
  button: "Confirmer l’adresse e-mail",
  orOpen: "Ou ouvrez cette adresse :",
  warning: (ask) => `Vous n’avez rien partagé ? Ne confirmez pas. Écrivez à ${ask}, qui vérifiera.`,
  note: (hours) =>
    `Le lien fonctionne pendant ${hours} heures. L’ouvrir ne change rien tant que vous n’avez pas confirmé.`,
};

export const confirmEmailWords: Readonly<Record<MailLanguage, ConfirmEmailWords>> = { en, es, fr };
