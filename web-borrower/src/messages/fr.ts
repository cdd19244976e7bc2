import { desktopFr } from "./desktop/fr.ts";
import type { Catalogue } from "./en.ts";
import { fileImportFr } from "./file-import/fr.ts";
import { filesFr } from "./files.ts";
import { firstFr } from "./first/fr.ts";
import { mailsFr } from "./mails/fr.ts";
import { receiptsFr } from "./receipts/fr.ts";

/** What we say to a borrower, in French. */
export const fr: Catalogue = {
  ...firstFr,
  ...filesFr,
  ...fileImportFr,
  ...mailsFr,
  ...receiptsFr,
  ...desktopFr,

  "count.accounts": "{count, plural, one {# compte} other {# comptes}}",
  "count.journal-lines": "{count, plural, one {# ligne d’écriture} other {# lignes d’écriture}}",
  "count.receivables":
    "{count, plural, one {# facture client en attente} other {# factures clients en attente}}",
  "count.payables":
    "{count, plural, one {# facture fournisseur en attente} other {# factures fournisseurs en attente}}",

  "failure.connection.InsufficientUserPermissions":
    "L’utilisateur avec lequel vous vous êtes connecté ne peut pas lire tout ce qui est demandé dans {package}.",
  "failure.connection.DatasourceUnresponsive": "{package} n’a pas répondu.",
  "failure.connection.RequestExpired":
    "La connexion a pris plus de temps que permis ; elle a été interrompue.",
  "failure.connection.RequestNonceAlreadyUsed": "Cette connexion a déjà été utilisée.",
  "failure.connection.InternalError":
    "Un problème est survenu de notre côté lors de la connexion à {package}.",

  "failure.import.InsufficientUserPermissions":
    "L’utilisateur avec lequel vous vous êtes connecté ne peut pas lire tout ce qui est demandé dans {package}.",
  "failure.import.DatasourceUnresponsive":
    "{package} a cessé de répondre avant que nous ayons terminé.",
  "failure.import.InternalError":
    "Un problème est survenu de notre côté pendant la lecture de votre comptabilité.",
  "failure.import.Disconnected": "{package} a mis fin à la connexion avant que nous ayons terminé.",
  "failure.import.Cancelled": "{lender} a arrêté cette collecte.",

  "package.unnamed": "votre logiciel comptable",
  "package.file": "Fichier importé",

  "landing.cancelled": "Vous êtes revenu de {package} avant d’avoir terminé.",
  "landing.cancelled.detail":
    "Rien n’a été partagé. Vous pouvez choisir à nouveau quand vous le souhaitez.",
  "landing.connecting.failed": "Nous n’avons pas pu ouvrir {package}",

  "info.heading": "Dites-nous qui vous êtes",
  "info.lede": "Pour que {lender} sache à qui appartiennent ces données.",
  "info.name": "Nom de l’entreprise",
  "info.name.placeholder": "Tel qu’il figure dans votre comptabilité",
  "info.name.missing": "Saisissez le nom de votre entreprise.",
  "info.name.too-long": "Utilisez 256 caractères au plus.",
  "info.name.unsafe": "N’utilisez que des lettres, des chiffres et de la ponctuation.",
  "info.name.address": "Écrivez le nom sans adresse web ni e-mail.",
  "info.email": "E-mail de l’entreprise",
  "info.email.placeholder": "nom@entreprise.com",
  "info.email.missing": "Saisissez l’e-mail de votre entreprise.",
  "info.email.too-long": "Utilisez 256 caractères au plus.",
  "info.email.unsafe": "N’utilisez que des lettres, des chiffres et de la ponctuation.",
  "info.email.no-ending": "Il manque à cette adresse la partie après le point, par exemple .com.",
  "info.email.malformed": "Saisissez une adresse comme nom@entreprise.com.",
  "info.given": "<b>{name}</b> {email}",
  "info.change": "Modifier",
  "info.continue": "Continuer",
  "info.continue.busy": "En cours",
  "info.kept": "Ce que vous avez saisi est toujours là.",

  "limit.heading": "{lender} ne peut pas recevoir de nouvelles données pour le moment",
  "limit.used": "Toutes ses collectes de cette période ont été utilisées.",
  "limit.again": "Vous pourrez utiliser ce même lien à partir du <b>{day}</b>.",
  "limit.calm": "Rien n’a été collecté et votre comptabilité ne présente aucun problème.",
  "limit.contact": "Contact",
  "limit.sooner": "Votre prêteur peut peut-être relever la limite plus tôt.",

  "parameters.title": "Avant de connecter {package}",
  "parameters.cancel": "Annuler",
  "parameters.encrypted": "La connexion est chiffrée.",
  "parameters.encrypted.detail": "De {package} jusqu’à {lender}.",
  "parameters.password": "Votre mot de passe ne parvient jamais à {lender}.",
  "parameters.password.detail": "Vous vous connectez sur la page de {vendor}.",
  "parameters.read-only": "Lecture seule. Rien n’est modifié dans votre comptabilité.",
  "parameters.read-only.detail": "Les données sont copiées dans un seul sens. Rien n’est réécrit.",
  "parameters.request": "Demande",
  "parameters.request.value": "{lender}, pour l’examen du prêt de {business}",
  "parameters.request.day": "Demandé par {person} le {day}",
  "parameters.request.person": "Demandé par {person}",
  "parameters.period": "Période",
  "parameters.basis.Accrual": "Comptabilité d’engagement",
  "parameters.basis.Cash": "Comptabilité de caisse",
  "parameters.basis.CashAndAccrual": "Comptabilité d’engagement et de caisse",
  "parameters.reports": "Rapports demandés",
  "parameters.years":
    "{years, plural, =0 {Exercice en cours} one {# exercice et celui en cours} other {# exercices et celui en cours}}",
  "parameters.year-ends":
    "{years, plural, =0 {Maintenant} one {# clôture et maintenant} other {# clôtures et maintenant}}",
  "parameters.anonymous": "Les noms des clients et fournisseurs sont remplacés par des codes.",
  "parameters.continue": "Continuer avec {package}",
  "parameters.return": "Vous reviendrez ici une fois terminé.",
  "parameters.file.title": "Avant d’envoyer un fichier",
  "parameters.file.encrypted": "La connexion est chiffrée.",
  "parameters.file.encrypted.detail": "De cet appareil jusqu’à {lender}.",
  "parameters.file.password": "Aucun mot de passe n’est demandé.",
  "parameters.file.password.detail": "Nous lisons le fichier que vous choisissez, et rien d’autre.",
  "parameters.file.read-only": "Vous voyez les chiffres avant l’envoi.",
  "parameters.file.read-only.detail":
    "Rien ne parvient à {lender} avant que vous appuyiez sur Envoyer.",
  "parameters.file.statements":
    "Un fichier contient les états financiers. Votre prêteur peut demander le reste autrement.",
  "parameters.file.continue": "Continuer avec un fichier",
  "parameters.file.return": "Vous choisirez le fichier à la page suivante.",

  "confirm.title": "Est-ce bien {business} ?",
  "confirm.lede":
    "Vous avez connecté cette comptabilité dans {package}. Rien n’a encore été lu et {lender} n’a rien reçu.",
  "confirm.books": "Comptabilité connectée",
  "confirm.unnamed": "La comptabilité à laquelle vous vous êtes connecté",
  "confirm.yes": "Oui, partager cette comptabilité",
  "confirm.yes.busy": "Démarrage",
  "confirm.no": "Non, en choisir une autre",
  "confirm.no.busy": "Ouverture de {package}",

  "progress.title": "Collecte de vos données",
  "progress.lede":
    "Cela prend en général de deux à quatre minutes. Vous pouvez fermer cette page ; {mails, select, true {nous terminons et vous écrivons} other {nous terminons sans elle}}.",
  "progress.list": "Progression",
  "progress.connecting": "Connexion à {package}",
  "progress.connecting.detail": "Entreprise, comptes et soldes",
  "progress.connected": "Connecté à {package}",
  "progress.reading": "Collecte de votre comptabilité",
  "progress.reading.journal-lines": "Collecte des états financiers",
  "progress.reading.receivables": "Collecte des créances clients",
  "progress.reading.payables": "Collecte des dettes fournisseurs",
  "progress.reading.vendor-statements": "Collecte des états propres à {package}",
  "progress.read": "Comptabilité collectée",
  "progress.reading.detail": "D’abord les états, puis ce que doivent clients et fournisseurs",
  "progress.file.connecting": "Ouverture de votre fichier",
  "progress.file.connected": "Fichier ouvert",
  "progress.file.reading.detail": "Chaque ligne de votre fichier",
  "progress.sending": "Envoi à {lender}",
  "progress.sending.detail": "Les états sont d’abord préparés et vérifiés",
  "progress.sent": "Envoyé à {lender}",
  "progress.counted": "Lu : {counts}",
  "progress.done": "Terminé",
  "progress.next": "Ensuite",
  "progress.status": "Étape {step} sur 3 : {title}",
  "progress.promise": "{lender} ne peut lire que les données demandées.",
  "progress.unreachable":
    "Nous ne voyons pas l’avancement pour le moment. La collecte continue et nous réessayons.",

  "completion.title": "Vos données ont été envoyées",
  "completion.received": "{lender} les a reçues le {day} à {time}.",
  "completion.received.untimed": "{lender} les a reçues.",
  "completion.close": "Vous pouvez fermer cette page.",
  "completion.close.or":
    "Vous pouvez fermer cette page, ou d’abord faire {count, plural, one {ceci} other {l’une de ces choses}}.",
  "completion.shared": "Ce qui a été partagé",
  "completion.business": "Comptabilité",
  "completion.package": "Depuis",
  "completion.read": "Lu",
  "completion.again": "Importer à nouveau",
  "completion.again.detail": "Connectez une autre entreprise ou un autre logiciel.",
  "completion.upload": "Envoyer d’autres documents",
  "completion.upload.detail":
    "Déclarations fiscales, contrats de prêt ou tout ce que votre prêteur a demandé.",
  "completion.upload.sent":
    "{count, plural, one {# document envoyé.} other {# documents envoyés.}} Vous pouvez en envoyer d’autres.",
  "documents.title": "Envoyer d’autres documents",
  "documents.lede": "Déclarations fiscales, contrats de prêt ou tout ce que {lender} a demandé.",
  "documents.choose": "Choisir des fichiers",
  "documents.hint": "ou déposez-les ici, 65 Mo chacun",
  "documents.list": "Fichiers",
  "documents.waiting": "En attente",
  "documents.uploaded": "Envoyé, {size}",
  "documents.progress": "{sent} sur {size}",
  "documents.uploading": "Envoi de {name}",
  "documents.cancel": "Annuler {name}",
  "documents.again.one": "Réessayer {name}",
  "documents.remove": "Retirer {name} de cette liste",
  "documents.failed": "Non envoyés",
  "documents.failed.name": "Nom",
  "documents.failed.reason": "Motif",
  "documents.failed.actions": "Actions",
  "documents.back": "Retour",
  "documents.continue": "Continuer sans eux",
  "documents.leave.title": "Arrêter l’envoi ?",
  "documents.leave.detail":
    "Les fichiers qui ne sont pas encore envoyés n’arriveront pas chez {lender}.",
  "documents.leave.stay": "Continuer l’envoi",
  "documents.leave.go": "Arrêter et partir",
  "documents.types": "PDF, images, fichiers Word et Excel, et texte.",

  "failure.title": "Nous n’avons pas pu collecter vos données",
  "failure.connection": "Nous n’avons pas pu connecter {package}",
  "failure.unchanged": "Votre comptabilité n’a pas été modifiée et votre prêteur n’a rien reçu.",
  "failure.again": "Réessayer",
  "failure.again.busy": "Essai",
  "failure.another": "Choisir un autre logiciel",
  "failure.information": "Informations supplémentaires",
  "failure.information.line": "Informations supplémentaires : {reason}",
  "failure.start":
    "Une erreur est survenue au démarrage de l’importation financière. Attendez un instant et réessayez.",
  "failure.linking":
    "Une erreur grave est survenue lors de la liaison des données financières. Réessayez plus tard.",
  "failure.reference": "Référence",
  "failure.reference.value": "{reference}, {day}, {time}",
  "failure.helps": "Ce qui aide en général",
  "failure.help.administrator": "Connectez-vous comme administrateur de l’entreprise.",
  "failure.help.wait": "Attendez quelques minutes. {package} est peut-être occupé.",
  "failure.help.finish": "Terminez la connexion d’une traite, en moins de {minutes} minutes.",
  "failure.help.back": "Utilisez les boutons des pages, pas le bouton de retour du navigateur.",
  "failure.help.lender": "Demandez à votre prêteur si la collecte est encore nécessaire.",
  "failure.help.another": "Choisissez à nouveau la même comptabilité, ou un autre logiciel.",
  "failure.help.file":
    "Toujours bloqué ? Choisissez une autre voie et envoyez votre comptabilité en fichier.",
  "failure.person":
    "Besoin de parler à quelqu’un ? Écrivez à <mail>{email}</mail> et mentionnez la référence.",
  "failure.disconnected":
    "La connexion de cette entreprise a expiré. Impossible d’importer les données financières pour le moment.",

  "link.ask": "Demander un nouveau lien",
  "link.ask.again": "Redemander le lien",
  "link.contact": "Contacter {person}",
  "link.subject.new": "Un nouveau lien pour partager nos données comptables",
  "link.subject.again": "Le lien pour partager nos données comptables",
  "link.subject.contact": "La demande de nos données comptables",
  "link.subject.limit": "Partager nos données comptables",
  "link.email": "Écrire à {person}",
  "expired.title": "Ce lien a expiré",
  "expired.until": "Il était utilisable jusqu’au {day}.",
  "expired.lede": "Demandez un nouveau lien à votre prêteur.",
  "expired.foot":
    "Vous avez déjà envoyé vos données ? Alors il n’y a rien à faire. Votre prêteur les a.",
  "deleted.title": "Ce lien a été supprimé",
  "deleted.lede":
    "Votre prêteur a retiré la demande ; le lien ne s’ouvre donc plus. Contactez votre prêteur si vous pensez qu’il le devrait.",
  "deleted.foot": "Les données envoyées auparavant restent chez {lender}.",
  "incomplete.title": "Ce lien est incomplet",
  "incomplete.lede":
    "Une partie de l’adresse s’est perdue en route, le plus souvent lors d’une copie. Demandez à {lender} de le renvoyer.",
  "incomplete.foot": "Ouvrir le lien directement depuis l’e-mail aide souvent.",
  "ended.title": "Ouvrez à nouveau votre lien",
  "ended.lede":
    "Pour votre sécurité, cette page s’arrête après deux heures sans activité, et au plus tard après une journée. Ouvrez encore une fois le lien de {lender} pour continuer.",
  "ended.elsewhere.title": "La suite se passe dans un autre navigateur",
  "ended.elsewhere.lede":
    "Elle y a été ouverte par le lien d’un e-mail, et ne se poursuit que dans un navigateur à la fois. Pour continuer ici, ouvrez encore une fois le lien de {lender}.",
  "ended.foot": "Une collecte déjà commencée se poursuit d’elle-même.",
  "disabled.title": "Le partage est fermé pour l’instant",
  "disabled.lede":
    "{lender} ne reçoit pas de données comptables ici en ce moment. Votre lien reste le même. Contactez votre prêteur si vous devez envoyer des données maintenant.",
  "disabled.affected": "Concerné",
  "disabled.not-affected": "Non concerné",
  "not-found.title": "Page introuvable",
  "not-found.lede": "Désolés, la page que vous cherchez est introuvable.",
  "not-found.foot": "Ouvrez à nouveau le lien de l’e-mail de votre prêteur.",
};
