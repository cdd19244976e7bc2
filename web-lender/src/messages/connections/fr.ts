import type { ConnectionsCatalogue } from "./en.ts";

/** Words of a workspace's connections, of running imports, and of what waits for the lender, in French. */
export const connectionsFr: ConnectionsCatalogue = {
  "connections.table": "Connexions",
  "connections.company": "Entreprise",
  "connections.package": "Logiciel comptable",
  "connections.state": "État",
  "connections.age": "Âge des données",
  "connections.expires": "Expiration de l’accès",
  "connections.actions": "Actions",
  "connections.none": "Aucune connexion",
  "connections.noneHint":
    "Une connexion est créée lorsque quelqu’un se connecte à un logiciel comptable pour une collecte de données.",
  "connections.failed": "Les connexions n’ont pas pu être chargées",
  "connections.refresh": "Actualiser",
  "connections.checked": "Vérifié à {time}",
  "connections.countDisconnected":
    "<b>{count, number}</b> {count, plural, one {déconnectée} other {déconnectées}}",
  "connections.countExpiring":
    "<b>{count, number}</b> {count, plural, one {expire sous 30 jours} other {expirent sous 30 jours}}",
  "connections.countConnected":
    "<b>{count, number}</b> {count, plural, one {connectée} other {connectées}}",
  "connections.disconnected": "Déconnectée",
  "connections.expiresSoon": "Expire bientôt",
  "connections.connected": "Connectée",
  "connections.consentOf": "Consentement de {name}",
  "connections.consentOfBorrower": "Consentement de l’emprunteur",
  "connections.signInEnded": "L’accès à {name} a pris fin le {day}",
  "connections.ranOut": "Le consentement a expiré le {day}",
  "connections.today": "Aujourd’hui",
  "connections.days": "{count, plural, one {# jour} other {# jours}}",
  "connections.never": "Rien n’a encore été collecté",
  "connections.importing": "Importation en cours depuis {time}",
  "connections.expired": "Expiré",
  "connections.daysLeft": "{count, plural, one {# jour restant} other {# jours restants}}",
  "connections.noExpiry": "N’expire pas",
  "connections.ended": "Terminé",
  "connections.relink": "Reconnecter",
  "connections.relinkUnsupported": "La reconnexion n’est pas proposée pour {name}",
  "connections.relinkNotOffered": "La reconnexion à {name} est désactivée",
  "connections.delete": "Supprimer la connexion",
  "connections.deleteOf": "Supprimer la connexion à {company}",
  "connections.mayNotDelete":
    "Vous ne pouvez pas supprimer les connexions de cet espace de travail",
  "connections.keep": "Conserver la connexion",
  "connections.deleting": "Suppression de la connexion",
  "connections.deleteFailed": "La connexion n’a pas pu être supprimée. Rien n’a été modifié.",
  "connections.deleted": "Connexion supprimée",
  "connections.deleteSince": "{name}, déconnectée depuis le {day}",
  "connections.deleteSignIn":
    "{company} devra se connecter de nouveau à {name} avant que vous puissiez collecter d’autres données.",
  "connections.deleteRunning": "L’importation en cours s’arrête.",
  "connections.deleteKept":
    "{count, plural, =0 {Rien n’a été collecté avec elle.} one {<b>La collecte effectuée jusqu’ici est conservée.</b>} other {<b>Les # collectes effectuées jusqu’ici sont conservées.</b>}} Rien ne change dans {name}.",
  "connections.note":
    "Les entreprises qui ont envoyé des fichiers n’ont pas de connexion et ne figurent pas ici. Les données déjà collectées restent lorsqu’une connexion est supprimée.",
  "relink.title": "Reconnecter {company}",
  "relink.lead":
    "Une fenêtre {name} s’ouvre ensuite. Connectez-vous, choisissez de nouveau {company} et autorisez l’accès.",
  "relink.otherCompany":
    "Rien n’a été modifié. Choisissez {company} dans {name} ; une autre entreprise demande une nouvelle collecte de données.",
  "relink.done": "{company} est de nouveau connectée",
  "relink.errorLinkingFinancials":
    "Une erreur s’est produite lors de la liaison des données financières. {detail}",
  "relink.connectionMayHaveExpired": "La connexion a peut-être expiré.",
  "relink.systemErrorConnecting":
    "Une erreur système s’est produite lors de la connexion au logiciel comptable. Réessayez plus tard.",
  "imports.about": "{company}, {source}, commencée à {time}",
  "imports.aboutHidden": "{source}, commencée à {time}",
  "imports.detailsOf": "Détails de {name}",
  "imports.manageUsers": "Gérer les utilisateurs",
  "imports.cancel": "Annuler l’importation",
  "imports.cancelTitle": "Annuler l’importation",
  "imports.cancelLead":
    "Ce qui a été lu jusqu’ici dans {source} est abandonné, et la collecte de données est restituée.",
  "imports.cancelKeep": "Continuer l’importation",
  "imports.cancelling": "Annulation",
  "imports.cancelFailed": "L’importation n’a pas pu être annulée",
  "waiting.title": "En attente de votre intervention",
  "waiting.collection": "Collecte",
  "waiting.approval": "La connexion doit être approuvée",
  "waiting.approvalIn": "La connexion doit être approuvée dans {name}",
  "waiting.since":
    "{count, plural, =0 {{what}, aujourd’hui} one {{what}, # jour} other {{what}, # jours}}",
  "waiting.review": "Examiner",
  "waiting.hide": "Masquer {name}",
  "waiting.hidden": "{name} est masquée",
  "waiting.undo": "Annuler",
  "waiting.hideTitle": "Masquer cette collecte de ce qui attend ?",
  "waiting.hideQuestion":
    "{name} quitte cette liste. La collecte reste telle quelle, et son historique la garde.",
  "waiting.hideFailed": "{name} n’a pas pu être masquée",
};
