import type { Sentences } from "@tieout/core/sentence";
import { documentSentences } from "./document-sentences.ts";

/** What problems say that any portal can have: of the chassis, of consent, of presenting. */
export const chassisSentences = {
  ...documentSentences,
  "Some of what was sent can't be used.": {
    es: "Parte de lo enviado no se puede usar.",
    fr: "Une partie de l’envoi ne peut pas être utilisée.",
  },
  "This took too long to arrive.": {
    es: "El envío tardó demasiado en llegar.",
    fr: "L’envoi a mis trop de temps à arriver.",
  },
  "This is required.": { es: "Es obligatorio.", fr: "Ce champ est obligatoire." },
  "Nothing of this name is expected.": {
    es: "No se espera nada con este nombre.",
    fr: "Rien de ce nom n’est attendu.",
  },
  "This can be given once.": {
    es: "Solo se puede indicar una vez.",
    fr: "Ne peut être indiqué qu’une fois.",
  },
  "This holds a NUL character.": {
    es: "Contiene un carácter NUL.",
    fr: "Contient un caractère NUL.",
  },
  "This isn't JSON.": { es: "Esto no es JSON.", fr: "Ceci n’est pas du JSON." },
  "This isn't an e-mail address.": {
    es: "No es una dirección de correo electrónico.",
    fr: "Ce n’est pas une adresse e-mail.",
  },
  "This isn't in the right form.": {
    es: "El formato no es válido.",
    fr: "Le format n’est pas valide.",
  },
  "This has fewer than {text} characters.": {
    es: "Tiene menos de {text} caracteres.",
    fr: "Contient moins de {text} caractères.",
  },
  "This has more than {text} characters.": {
    es: "Tiene más de {text} caracteres.",
    fr: "Contient plus de {text} caractères.",
  },
  "This is less than {text}.": {
    es: "Es menor que {text}.",
    fr: "La valeur est inférieure à {text}.",
  },
  "This is more than {text}.": {
    es: "Es mayor que {text}.",
    fr: "La valeur est supérieure à {text}.",
  },
  "This isn't one of the values that can be chosen.": {
    es: "No es uno de los valores que se pueden elegir.",
    fr: "Cette valeur ne fait pas partie des choix possibles.",
  },
  "This needs {text} or more.": {
    es: "Se necesitan {text} o más.",
    fr: "Il en faut au moins {text}.",
  },
  "This takes {text} at most.": { es: "Se admiten {text} como máximo.", fr: "Au maximum {text}." },
  "Something is given here twice.": {
    es: "Hay algo indicado dos veces.",
    fr: "Un élément est indiqué deux fois.",
  },
  "This can't be used.": { es: "No se puede usar.", fr: "Ne peut pas être utilisé." },
  "This can't be read.": { es: "No se puede leer.", fr: "Ne peut pas être lu." },
  "Send {text}.": { es: "Envíe {text}.", fr: "Envoyez {text}." },
  "This is more than we take in.": {
    es: "Es más de lo que admitimos.",
    fr: "C’est plus que ce que nous acceptons.",
  },
  "At most 1 MB.": { es: "1 MB como máximo.", fr: "1 Mo au maximum." },
  "Only {text} can be changed.": {
    es: "Solo se puede cambiar {text}.",
    fr: "Seul {text} peut être modifié.",
  },
  "Only replace is taken.": {
    es: "Solo se admite replace.",
    fr: "Seule l’opération replace est acceptée.",
  },
  "This is switched off at the moment.": {
    es: "Esto está desactivado en este momento.",
    fr: "Cette fonction est désactivée pour le moment.",
  },
  "We can't do this at the moment.": {
    es: "No podemos hacerlo en este momento.",
    fr: "Nous ne pouvons pas le faire pour le moment.",
  },
  "Please try again in a few seconds.": {
    es: "Inténtelo de nuevo en unos segundos.",
    fr: "Veuillez réessayer dans quelques secondes.",
  },
  "There is nothing here.": { es: "Aquí no hay nada.", fr: "Il n’y a rien ici." },
  "You aren't a member of this workspace.": {
    es: "No es miembro de este espacio de trabajo.",
    fr: "Vous n’êtes pas membre de cet espace de travail.",
  },
  "Add yourself to open it.": {
    es: "Añádase para abrirlo.",
    fr: "Ajoutez-vous pour l’ouvrir.",
  },
  "Ask one of its members to add you.": {
    es: "Pida a uno de sus miembros que le añada.",
    fr: "Demandez à l’un de ses membres de vous ajouter.",
  },
  "Something went wrong on our side.": {
    es: "Algo falló por nuestra parte.",
    fr: "Une erreur s’est produite de notre côté.",
  },
  "Please try again.": { es: "Inténtelo de nuevo.", fr: "Réessayez." },
  "This can't be done here.": {
    es: "Esto no se puede hacer aquí.",
    fr: "Cette action n’est pas possible ici.",
  },
  "This was sent from another site.": {
    es: "Se envió desde otro sitio.",
    fr: "L’envoi provient d’un autre site.",
  },
  "Please sign in.": { es: "Inicie sesión.", fr: "Connectez-vous." },
  "This address belongs to nobody here.": {
    es: "Esta dirección no pertenece a nadie aquí.",
    fr: "Cette adresse n’appartient à personne ici.",
  },
  "Use the address that your lender gave you.": {
    es: "Use la dirección que le dio su prestamista.",
    fr: "Utilisez l’adresse que votre prêteur vous a donnée.",
  },
  "This key was used for another request.": {
    es: "Esta clave se usó para otra solicitud.",
    fr: "Cette clé a servi à une autre demande.",
  },
  "Send each request with a key of its own.": {
    es: "Envíe cada solicitud con una clave propia.",
    fr: "Envoyez chaque demande avec sa propre clé.",
  },
  "This has been used already. Please start again.": {
    es: "Esto ya se utilizó. Empiece de nuevo.",
    fr: "Ceci a déjà été utilisé. Recommencez.",
  },
  "The email provided for submission verification is invalid": {
    es: "El correo indicado para verificar el envío no es válido",
    fr: "L’adresse e-mail indiquée pour vérifier l’envoi n’est pas valide",
  },
  "This package isn't offered here.": {
    es: "Este programa no se ofrece aquí.",
    fr: "Ce logiciel n’est pas proposé ici.",
  },
} as const satisfies Sentences;
