import type { Sentences } from "@tieout/core/sentence";

/** What is said of who is told of what. */
export const notificationSentences = {
  "You may not change administrative notification settings.": {
    es: "No puede cambiar los ajustes administrativos de notificaciones.",
    fr: "Vous ne pouvez pas modifier les paramètres de notification administratifs.",
  },
  "Your administrators decide who gets this.": {
    es: "Sus administradores deciden quién lo recibe.",
    fr: "Vos administrateurs décident qui le reçoit.",
  },
  "Ask an administrator to change the recipients.": {
    es: "Pida a un administrador que cambie los destinatarios.",
    fr: "Demandez à un administrateur de modifier les destinataires.",
  },
  "Somebody else has changed this notification.": {
    es: "Otra persona ha cambiado esta notificación.",
    fr: "Une autre personne a modifié cette notification.",
  },
  "This isn't an e-mail address.": {
    es: "No es una dirección de correo electrónico.",
    fr: "Ce n’est pas une adresse e-mail.",
  },
  "This address is on the list already.": {
    es: "Esta dirección ya está en la lista.",
    fr: "Cette adresse figure déjà sur la liste.",
  },
  "A list has at most {count} addresses.": {
    es: "Una lista tiene como máximo {count} direcciones.",
    fr: "Une liste compte {count} adresses au maximum.",
  },
} as const satisfies Sentences;
