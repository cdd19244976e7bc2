import type { Sentences } from "@tieout/core/sentence";

/** What this portal's problems say, in the other languages. */
export const sentences = {
  "Much was asked for from here. Please wait an hour.": {
    es: "Se pidió mucho desde aquí. Espere una hora.",
    fr: "Beaucoup a été demandé d’ici. Patientez une heure.",
  },
  "Your lender has withdrawn this link.": {
    es: "Su prestamista ha retirado este enlace.",
    fr: "Votre prêteur a retiré ce lien.",
  },
  "This link has expired.": { es: "Este enlace ha caducado.", fr: "Ce lien a expiré." },
  "Ask your lender for a new one.": {
    es: "Pida uno nuevo a su prestamista.",
    fr: "Demandez-en un nouveau à votre prêteur.",
  },
  "This page wasn't used for two hours.": {
    es: "Esta página no se usó durante dos horas.",
    fr: "Cette page n’a pas été utilisée pendant deux heures.",
  },
  "This went on in another browser.": {
    es: "Esto continuó en otro navegador.",
    fr: "La suite se passe dans un autre navigateur.",
  },
  "Please open your link again.": {
    es: "Abra su enlace de nuevo.",
    fr: "Ouvrez à nouveau votre lien.",
  },
  "There is no such link.": { es: "Este enlace no existe.", fr: "Ce lien n’existe pas." },
  "Too many links were tried. Please wait a minute.": {
    es: "Se probaron demasiados enlaces. Espere un minuto.",
    fr: "Trop de liens ont été essayés. Patientez une minute.",
  },
  "Your lender isn't collecting records at the moment.": {
    es: "Su prestamista no está recopilando registros en este momento.",
    fr: "Votre prêteur ne collecte pas de données pour le moment.",
  },
  "Your records are being read already.": {
    es: "Sus registros ya se están leyendo.",
    fr: "Vos données sont déjà en cours de lecture.",
  },
  "Your records were sent already.": {
    es: "Sus registros ya se enviaron.",
    fr: "Vos données ont déjà été envoyées.",
  },
  "Your lender asks for them once.": {
    es: "Su prestamista los pide una sola vez.",
    fr: "Votre prêteur ne les demande qu’une fois.",
  },
  "Your lender can't take in more at the moment.": {
    es: "Su prestamista no puede recibir más en este momento.",
    fr: "Votre prêteur ne peut rien recevoir de plus pour le moment.",
  },
  "The connection for this company has expired.": {
    es: "La conexión de esta empresa ha caducado.",
    fr: "La connexion de cette entreprise a expiré.",
  },
  "Please connect it again.": { es: "Conéctela de nuevo.", fr: "Connectez-la de nouveau." },
  "Much was begun from here. Please wait an hour.": {
    es: "Se iniciaron muchos envíos desde aquí. Espere una hora.",
    fr: "Beaucoup d’envois ont commencé ici. Patientez une heure.",
  },
  "Many files came from here. Please wait an hour.": {
    es: "Llegaron muchos archivos desde aquí. Espere una hora.",
    fr: "Beaucoup de fichiers sont venus d’ici. Patientez une heure.",
  },
  "Your lender isn't taking documents here.": {
    es: "Su prestamista no admite documentos aquí.",
    fr: "Votre prêteur n’accepte pas de documents ici.",
  },
  "Too many errors were reported. Please wait a minute.": {
    es: "Se comunicaron demasiados errores. Espere un minuto.",
    fr: "Trop d’erreurs ont été signalées. Patientez une minute.",
  },
  "Somebody else is sending these records at the moment.": {
    es: "Otra persona está enviando estos registros en este momento.",
    fr: "Une autre personne envoie ces données en ce moment.",
  },
  "Your lender asks for them once. Should theirs not arrive, yours can be sent.": {
    es: "Su prestamista los pide una sola vez. Si no llegan los suyos, podrá enviar los de usted.",
    fr: "Votre prêteur ne les demande qu’une fois. Si les siennes n’arrivent pas, vous pourrez envoyer les vôtres.",
  },
  "The business's name and email address are needed.": {
    es: "Hacen falta el nombre y el correo electrónico de la empresa.",
    fr: "Le nom et l’e-mail de l’entreprise sont nécessaires.",
  },
  "This is too long.": { es: "Es demasiado largo.", fr: "C’est trop long." },
  "Use letters, numbers and punctuation only.": {
    es: "Use solo letras, números y signos de puntuación.",
    fr: "N’utilisez que des lettres, des chiffres et de la ponctuation.",
  },
  "This isn't an email address.": {
    es: "No es una dirección de correo electrónico.",
    fr: "Ce n’est pas une adresse e-mail.",
  },
  "Many businesses came from here. Please wait an hour.": {
    es: "Llegaron muchas empresas desde aquí. Espere una hora.",
    fr: "Beaucoup d’entreprises sont venues d’ici. Patientez une heure.",
  },
  "The name can have 256 characters at most.": {
    es: "El nombre puede tener 256 caracteres como máximo.",
    fr: "Le nom peut comporter 256 caractères au plus.",
  },
  "Write the name without web or email addresses.": {
    es: "Escriba el nombre sin direcciones web ni de correo.",
    fr: "Écrivez le nom sans adresse web ni e-mail.",
  },
  "Many messages were sent already. Please wait an hour.": {
    es: "Ya se enviaron muchos mensajes. Espere una hora.",
    fr: "Beaucoup de messages ont déjà été envoyés. Patientez une heure.",
  },
  "This address is confirmed already.": {
    es: "Esta dirección ya está confirmada.",
    fr: "Cette adresse est déjà confirmée.",
  },
  "This link has been used, or is too old.": {
    es: "Este enlace ya se usó o es demasiado antiguo.",
    fr: "Ce lien a été utilisé ou est trop ancien.",
  },
  "Your lender isn't giving copies here.": {
    es: "Su prestamista no entrega copias aquí.",
    fr: "Votre prêteur ne remet pas de copies ici.",
  },
  "This connection has ended.": {
    es: "Esta conexión ha terminado.",
    fr: "Cette connexion est terminée.",
  },
  "Many passwords were shown. Please wait an hour.": {
    es: "Se mostraron muchas contraseñas. Espere una hora.",
    fr: "Beaucoup de mots de passe ont été affichés. Patientez une heure.",
  },
  "Much is being read already. Please wait a minute.": {
    es: "Ya se está leyendo mucho. Espere un minuto.",
    fr: "Beaucoup est déjà en cours de lecture. Patientez une minute.",
  },
  "Too many calls. Please wait an hour.": {
    es: "Demasiadas llamadas. Espere una hora.",
    fr: "Trop d’appels. Patientez une heure.",
  },
  "At most 48 MB.": { es: "48 MB como máximo.", fr: "48 Mo au plus." },
} as const satisfies Sentences;
