import type { RoleName } from "@tieout/core/access";
import type { MailLanguage } from "../frame.ts";

/** What an invitation says, in one language. Without an inviter it comes from an operator. */
export interface InvitationWords {
  readonly subject: (tenant: string, invitedBy: string | undefined) => string;
  readonly preview: (hours: number) => string;
  readonly heading: (tenant: string) => string;
  readonly sentence: (tenant: string, invitedBy: string | undefined) => string;
  readonly facts: { readonly signIn: string; readonly role: string; readonly validUntil: string };
  readonly roles: Readonly<Record<RoleName, string>>;
  readonly button: string;
  readonly note: (askAt: string | undefined) => string;
  readonly reason: (invitedBy: string | undefined) => string;
}

const en: InvitationWords = {
  subject: (tenant, by) => (by ? `${by} invited you to ${tenant}` : `You are invited to ${tenant}`),
  preview: (hours) => `Accept within ${hours} hours to see your workspaces.`,
  heading: (tenant) => `You are invited to ${tenant}`,
  sentence: (tenant, by) =>
    by
      ? `${by} added you as a user of the portal where ${tenant} collects and reviews borrowers’ books.`
      : `You were added as a user of the portal where ${tenant} collects and reviews borrowers’ books.`,
  facts: { signIn: "Your sign-in", role: "Role", validUntil: "Valid until" },
  roles: { "Default User": "Default User", Administrator: "Administrator" },
  button: "Accept invitation",
  note: (askAt) =>
    `Not expecting this? ${askAt ? `Ask ${askAt} before you accept.` : "Don’t accept it."} Without an answer the invitation ends by itself.`,
  reason: (by) => `Sent because ${by ?? "an administrator"} entered your address.`,
};

const es: InvitationWords = {
  subject: (tenant, by) => (by ? `${by} le invita a ${tenant}` : `Le invitan a ${tenant}`),
  preview: (hours) => `Acepte en un plazo de ${hours} horas para ver sus espacios de trabajo.`,
  heading: (tenant) => `Le invitan a ${tenant}`,
  sentence: (tenant, by) =>
    by
      ? `${by} le añadió como usuario del portal donde ${tenant} recopila y revisa los libros de los prestatarios.`
      : `Se le añadió como usuario del portal donde ${tenant} recopila y revisa los libros de los prestatarios.`,
  facts: { signIn: "Su inicio de sesión", role: "Rol", validUntil: "Válida hasta" },
  roles: { "Default User": "Usuario estándar", Administrator: "Administrador" },
  button: "Aceptar la invitación",
  note: (askAt) =>
    `¿No la esperaba? ${askAt ? `Pregunte a ${askAt} antes de aceptar.` : "No la acepte."} Sin respuesta, la invitación termina por sí sola.`,
  reason: (by) => `Enviado porque ${by ?? "un administrador"} introdujo su dirección.`,
};

const fr: InvitationWords = {
  subject: (tenant, by) =>
    by ? `${by} vous invite chez ${tenant}` : `Vous êtes invité chez ${tenant}`,
  preview: (hours) => `Acceptez dans les ${hours} heures pour voir vos espaces de travail.`,
  heading: (tenant) => `Vous êtes invité chez ${tenant}`,
  sentence: (tenant, by) =>
    by
      ? `${by} vous a ajouté comme utilisateur du portail où ${tenant} collecte et examine la comptabilité des emprunteurs.`
      : `Vous avez été ajouté comme utilisateur du portail où ${tenant} collecte et examine la comptabilité des emprunteurs.`,
  facts: { signIn: "Votre identifiant", role: "Rôle", validUntil: "Valable jusqu’au" },
  roles: { "Default User": "Utilisateur standard", Administrator: "Administrateur" },
  button: "Accepter l’invitation",
  note: (askAt) =>
    `Vous ne l’attendiez pas ? ${askAt ? `Demandez à ${askAt} avant d’accepter.` : "Ne l’acceptez pas."} Sans réponse, l’invitation prend fin d’elle-même.`,
  reason: (by) => `Envoyé parce que ${by ?? "un administrateur"} a saisi votre adresse.`,
};

export const invitationWords: Readonly<Record<MailLanguage, InvitationWords>> = { en, es, fr };
