import type { Sentences } from "@tieout/core/sentence";

/** What is said of users, invitations and logging in. */
export const userSentences = {
  "Please enter a first name.": { es: "Escriba un nombre.", fr: "Saisissez un prénom." },
  "Please enter a last name.": { es: "Escriba un apellido.", fr: "Saisissez un nom." },
  "A first name has at most {count} characters.": {
    es: "Un nombre tiene como máximo {count} caracteres.",
    fr: "Un prénom compte {count} caractères au maximum.",
  },
  "A last name has at most {count} characters.": {
    es: "Un apellido tiene como máximo {count} caracteres.",
    fr: "Un nom compte {count} caractères au maximum.",
  },
  "The first name contains unsafe content.": {
    es: "El nombre contiene contenido no seguro.",
    fr: "Le prénom contient du contenu non sûr.",
  },
  "The last name contains unsafe content.": {
    es: "El apellido contiene contenido no seguro.",
    fr: "Le nom contient du contenu non sûr.",
  },
  "Please enter an email address.": {
    es: "Escriba una dirección de correo electrónico.",
    fr: "Saisissez une adresse e-mail.",
  },
  "This isn't an email address.": {
    es: "No es una dirección de correo electrónico.",
    fr: "Ce n’est pas une adresse e-mail.",
  },
  "The email must be at {text}.": {
    es: "El correo electrónico debe ser de {text}.",
    fr: "L’adresse e-mail doit appartenir à {text}.",
  },
  "Choose at least one role.": {
    es: "Elija al menos un rol.",
    fr: "Choisissez au moins un rôle.",
  },
  "There is no such role.": { es: "Este rol no existe.", fr: "Ce rôle n’existe pas." },
  "Please enter a value.": { es: "Escriba un valor.", fr: "Saisissez une valeur." },
  "A value has at most {count} characters.": {
    es: "Un valor tiene como máximo {count} caracteres.",
    fr: "Une valeur compte {count} caractères au maximum.",
  },
  "This contains unsafe content.": {
    es: "Contiene contenido no seguro.",
    fr: "Contient du contenu non sûr.",
  },
  "This isn't a number.": { es: "No es un número.", fr: "Ce n’est pas un nombre." },
  "This isn't a phone number.": {
    es: "No es un número de teléfono.",
    fr: "Ce n’est pas un numéro de téléphone.",
  },
  "Nobody keeps this of users here.": {
    es: "Este dato de los usuarios no se guarda aquí.",
    fr: "Cette information sur les utilisateurs n’est pas conservée ici.",
  },
  "Nothing of this name is known.": {
    es: "No se conoce nada con este nombre.",
    fr: "Rien de ce nom n’est connu.",
  },
  "This can't be kept here.": {
    es: "Esto no se puede guardar aquí.",
    fr: "Ceci ne peut pas être conservé ici.",
  },
  "You may not manage users.": {
    es: "No puede gestionar usuarios.",
    fr: "Vous ne pouvez pas gérer les utilisateurs.",
  },
  "Ask an administrator.": {
    es: "Pregunte a un administrador.",
    fr: "Demandez à un administrateur.",
  },
  "Ask another administrator.": {
    es: "Pregunte a otro administrador.",
    fr: "Demandez à un autre administrateur.",
  },
  "Somebody has to be able to manage users.": {
    es: "Alguien debe poder gestionar los usuarios.",
    fr: "Quelqu’un doit pouvoir gérer les utilisateurs.",
  },
  "Make somebody else an administrator first.": {
    es: "Nombre antes a otro administrador.",
    fr: "Nommez d’abord un autre administrateur.",
  },
  "Somebody else has changed this user.": {
    es: "Otra persona ha cambiado este usuario.",
    fr: "Une autre personne a modifié cet utilisateur.",
  },
  "This can't be done to your own account.": {
    es: "Esto no se puede hacer con su propia cuenta.",
    fr: "Cette action n’est pas possible sur votre propre compte.",
  },
  "This user has accepted their invitation already.": {
    es: "Este usuario ya aceptó su invitación.",
    fr: "Cet utilisateur a déjà accepté son invitation.",
  },
  "This invitation has been accepted.": {
    es: "Esta invitación ya se aceptó.",
    fr: "Cette invitation a été acceptée.",
  },
  "Log in.": { es: "Inicie sesión.", fr: "Connectez-vous." },
  "This invitation has expired.": {
    es: "Esta invitación ha caducado.",
    fr: "Cette invitation a expiré.",
  },
  "Ask whoever invited you to invite you again.": {
    es: "Pida a quien le invitó que vuelva a hacerlo.",
    fr: "Demandez à la personne qui vous a invité de recommencer.",
  },
  "This invitation is no longer good.": {
    es: "Esta invitación ya no es válida.",
    fr: "Cette invitation n’est plus valable.",
  },
  "A newer one may have been sent. Look for it, or ask whoever invited you.": {
    es: "Puede que se haya enviado otra más reciente. Búsquela o pregunte a quien le invitó.",
    fr: "Une plus récente a peut-être été envoyée. Cherchez-la, ou demandez à la personne qui vous a invité.",
  },
  "Too many invitations were sent. Please wait an hour.": {
    es: "Se enviaron demasiadas invitaciones. Espere una hora.",
    fr: "Trop d’invitations ont été envoyées. Patientez une heure.",
  },
  "Too many invitations were tried. Please wait a minute.": {
    es: "Se probaron demasiadas invitaciones. Espere un minuto.",
    fr: "Trop d’invitations ont été essayées. Patientez une minute.",
  },
  "Too many logins were begun. Please wait a minute.": {
    es: "Se iniciaron demasiadas sesiones. Espere un minuto.",
    fr: "Trop de connexions ont été commencées. Patientez une minute.",
  },
  "This is somebody else's login.": {
    es: "Este inicio de sesión es de otra persona.",
    fr: "Cette connexion est celle d’une autre personne.",
  },
  "The portal is closed for now.": {
    es: "El portal está cerrado por ahora.",
    fr: "Le portail est fermé pour l’instant.",
  },
  "Your organization's sign-in page can't be reached.": {
    es: "No se puede abrir la página de inicio de sesión de su organización.",
    fr: "La page de connexion de votre organisation est injoignable.",
  },
  "Your organization's sign-in page can't be reached at the moment. Please try again in a few minutes.":
    {
      es: "La página de inicio de sesión de su organización no responde en este momento. Inténtelo de nuevo en unos minutos.",
      fr: "La page de connexion de votre organisation est injoignable pour le moment. Réessayez dans quelques minutes.",
    },
  "Too many errors were reported. Please wait a minute.": {
    es: "Se comunicaron demasiados errores. Espere un minuto.",
    fr: "Trop d’erreurs ont été signalées. Patientez une minute.",
  },
} as const satisfies Sentences;
