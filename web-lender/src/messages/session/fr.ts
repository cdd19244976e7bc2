import type { SessionCatalogue } from "./en.ts";

/** Words of the session's beginning and end, and of what goes wrong on the way, in French. */
export const sessionFr: SessionCatalogue = {
  "session.expired": "Votre session a expiré.",
  "session.idle": "Êtes-vous toujours là ?",
  "session.idle.detail":
    "{minutes, plural, one {Vous serez déconnecté dans une minute.} other {Vous serez déconnecté dans # minutes.}} Appuyez sur une touche pour rester.",
  "session.ending": "Votre session va bientôt se terminer",
  "session.ending.detail":
    "{minutes, plural, one {Vous serez déconnecté dans une minute.} other {Vous serez déconnecté dans # minutes.}} Ce que vous avez saisi est conservé pour votre prochaine connexion.",
  "session.stay": "Rester connecté",
  "logOut.busy": "Déconnexion en cours",
  "logOut.failed": "La déconnexion n’a pas abouti",
  "logOut.goesOn": "Votre session se poursuit. Réessayez avant de quitter cet ordinateur.",
  "expired.back": "Vous reviendrez à {page}",
  "login.failed.provider":
    "La page de connexion de votre organisation ne vous a pas laissé entrer. Réessayez.",
  "login.failed.unknown":
    "Il n’y a pas de compte pour vous ici. Demandez à votre administrateur de vous inviter, ou connectez-vous sous un autre nom.",
  "login.unavailable": "La connexion est impossible pour le moment",
  "login.teams": "Choisissez une équipe",
  "login.teams.last": "Se connecter mène à la dernière équipe utilisée.",
  "login.teams.hint": "Chaque équipe a sa propre connexion.",
  "login.lastUsed": "Dernière utilisée",
  "fatal.title": "Votre compte n’a pas pu être ouvert",
  "fatal.detail": "Vous êtes connecté, mais le portail ne peut pas s’ouvrir pour le moment.",
  "closed.title": "Le portail est fermé pour l’instant",
  "closed.detail": "{tenant} a fermé son portail. Aucune donnée n’a été supprimée.",
  "closed.affected": "Concerné",
  "closed.notAffected": "Non concerné",
  "error.badRequest": "Requête incorrecte",
  "error.calling": "Erreur lors de l’appel du serveur. Veuillez réessayer plus tard.",
  "busy.working": "En cours",
};
