import type { LinksCatalogue } from "./en.ts";

/** The same in French. */
export const linksFr: LinksCatalogue = {
  "links.title": "Liens ouverts",
  "links.failed": "Les liens n’ont pas pu être chargés",
  "links.noneOpen": "Aucun lien n’est ouvert. Faites une nouvelle collecte de données.",
  "links.showExpired":
    "{count, plural, one {Afficher # lien expiré} other {Afficher # liens expirés}}",
  "links.hideExpired":
    "{count, plural, one {Masquer le lien expiré} other {Masquer les liens expirés}}",
  "links.created": "Créé le {day}",
  "links.createdBy": "Créé le {day} par {name}",
  "links.until": "fonctionne jusqu’au {day}",
  "links.ended": "expiré le {day}",
  "links.expired": "Expiré",
  "links.opened": "Ouvert le {day}",
  "links.notOpened": "Pas encore ouvert",
  "links.show": "Afficher le lien",
  "links.showFailed": "Le lien n’a pas pu être affiché",
  "links.mail": "E-mail",
  "links.expireOf": "Faire expirer maintenant le lien du {day}",
  "links.deleteOf": "Supprimer le lien du {day}",
  "links.keep": "Conserver le lien",
  "links.expire": "Faire expirer maintenant",
  "links.expire.ask":
    "Quiconque l’ouvre désormais lit qu’il a expiré. L’emprunteur entré par ce lien en est sorti. Ce qui a été collecté est conservé.",
  "links.expire.busy": "Expiration du lien",
  "links.expire.done": "Lien expiré",
  "links.expire.failed": "Le lien n’a pas pu être arrêté",
  "links.delete": "Supprimer le lien",
  "links.delete.ask":
    "Son adresse est détruite et ne peut plus être affichée. Quiconque l’a lit que le lien a été retiré. L’emprunteur entré par ce lien en est sorti. Ce qui a été collecté est conservé.",
  "links.delete.busy": "Suppression du lien",
  "links.delete.done": "Lien supprimé",
  "links.delete.failed": "Le lien n’a pas pu être supprimé",
  "mailLink.title": "Envoyer le lien à l’emprunteur par e-mail",
  "mailLink.address": "E-mail de l’emprunteur",
  "mailLink.notAnAddress": "Saisissez une adresse e-mail, comme nom@entreprise.com.",
  "mailLink.language": "Langue",
  "mailLink.send": "Envoyer l’e-mail",
  "mailLink.sending": "Envoi",
  "mailLink.sent": "La demande est en route vers {address}.",
  "mailLink.failed": "Le lien n’a pas pu être envoyé",
};
