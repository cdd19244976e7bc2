import type { PortalWords } from "./en.ts";

/** As `en`, in French. */
export const fr: PortalWords = {
  loginPage: {
    welcome: "Bienvenue chez {tenant}",
    purpose:
      "Collectez, rapprochez et examinez la comptabilité des entreprises auxquelles vous prêtez.",
    greetingLine1: "Ravis de vous revoir.",
    greetingLine2: "Vos espaces de travail s’ouvrent.",
    button: "Se connecter",
    opening: "Connexion en cours",
    where: "Vous continuez sur la page de connexion de votre organisation.",
    chooseTeam: "Choisissez votre équipe",
    loginFailed: "La connexion a échoué.",
    loginFailedMessage:
      "Réessayez. Si cela persiste, demandez à votre administrateur si vous avez un compte ici.",
    fatalTitle: "Votre compte n’a pas pu être ouvert",
    fatalMessage:
      "Vous êtes connecté auprès de votre organisation, mais {tenant} ne peut pas s’ouvrir pour le moment. Réessayez dans quelques minutes.",
  },
  timeoutMessaging: {
    absoluteTitle: "Votre session a expiré",
    absoluteParagraph1:
      "Vous avez été déconnecté après {duration}. Reconnectez-vous pour continuer.",
    absoluteParagraph2: "",
    slidingTitle: "Votre session a expiré",
    slidingParagraph1:
      "Vous avez été déconnecté à {time} après {duration} d’inactivité, afin que personne d’autre ne puisse utiliser votre compte. Tout ce que vous avez enregistré est conservé.",
    slidingParagraph2: "",
    returnToLogin: "Revenir à la connexion",
    loggingOut: "Déconnexion en cours",
  },
  borrowerAnonymousSubmission: {
    title: "Partagez vos données comptables avec {tenant}",
    introduction:
      "Pour votre demande de prêt. Cela prend environ cinq minutes, et vous choisissez quoi connecter.",
    privacy: "Seul {tenant} voit ce que vous partagez.",
    button: "Continuer",
  },
  borrowerLimit: {
    title: "{tenant} ne peut plus recevoir de données pour le moment",
    message:
      "Rien n’a été envoyé. Demandez à {tenant} quand vous pourrez partager votre comptabilité.",
  },
};
