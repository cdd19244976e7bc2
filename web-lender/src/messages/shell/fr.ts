import type { ShellCatalogue } from "./en.ts";

/** Words of the frame, the sign-in and what any page may say, in French. */
export const shellFr: ShellCatalogue = {
  "app.skip": "Aller au contenu principal",
  "app.product": "Tieout",
  "failure.title": "Cette page n’a pas pu être chargée",
  "failure.unreachable":
    "Impossible d’appeler le serveur : il est injoignable. Vérifiez votre connexion et réessayez.",
  "failure.tryAgain": "Réessayer",
  waiting: "Chargement",
  "session.unauthorized": "Non autorisé. Veuillez vous connecter.",
  "session.ok": "OK",
  "notFound.title": "Page introuvable",
  "notFound.body": "Désolé, la page que vous cherchez est introuvable.",
  "notFound.home": "Aller aux espaces de travail",
  "app.breadcrumb": "Fil d’Ariane",
  "app.notices": "Avis",
  "login.title": "Connexion",
  "login.welcome": "Bienvenue chez {tenant}",
  "login.purpose":
    "Collectez, rapprochez et examinez la comptabilité des entreprises que vous financez.",
  "login.button": "Se connecter",
  "login.opening": "Connexion en cours",
  "login.where": "Vous continuez sur la page de connexion de votre organisation.",
  "login.failed": "La connexion a échoué. Réessayez.",
  "threshold.help": "Centre d’aide",
  "threshold.support": "Un problème de connexion ? Écrivez à {address}",
  "expired.title": "Votre session a expiré",
  "expired.sliding":
    "Vous avez été déconnecté après un moment sans activité, afin que personne d’autre ne puisse utiliser votre compte. Tout ce que vous avez enregistré est conservé.",
  "expired.absolute": "Votre session a atteint sa durée maximale. Reconnectez-vous pour continuer.",
  "expired.unknown":
    "Si vous étiez connecté, votre session est terminée. Connectez-vous pour continuer.",
  "expired.return": "Retour à la connexion",
  "expired.questions": "Des questions ? Écrivez à {address}",
  "list.title": "Espaces de travail",
  "dialog.close": "Fermer",
  "user.logOut": "Se déconnecter",
};
