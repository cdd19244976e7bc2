import type { FirstCatalogue } from "./en.ts";

/** What the first page says, in French. */
export const firstFr: FirstCatalogue = {
  "group.financial-statements": "États financiers",
  "group.accounts-receivable": "Créances clients",
  "group.accounts-payable": "Dettes fournisseurs",
  "group.transactions": "Transactions",

  "frame.skip": "Aller au contenu",
  "frame.secure": "Connexion sécurisée",
  "frame.language": "Langue",
  "frame.loading": "Chargement",
  "frame.long.title": "Cela prend plus de temps que d’habitude",
  "frame.long.lede": "Restez sur cette page.",

  "landing.title": "Partagez vos données comptables",
  "landing.heading": "{lender} demande vos données comptables",
  "landing.intro":
    "Bienvenue. Vous choisissez où vous tenez vos comptes, vous vous y connectez et vous confirmez que ce sont bien les vôtres. {lender} est averti dès leur arrivée.",
  "landing.purpose": "Pour l’examen du prêt de <b>{business}</b>{stop}",
  "landing.duration": "Cela prend environ cinq minutes.",
  "landing.shared": "Ce qui sera partagé",
  "landing.shared.later": "Ce qui sera partagé plus tard",
  "landing.span":
    "{years, plural, =0 {L’exercice en cours} one {# exercice complet et l’exercice en cours} other {# exercices complets et l’exercice en cours}} jusqu’au {day}",
  "landing.ledger": "Avec le grand livre qui les appuie",
  "landing.receivable": "Ce que vos clients vous doivent, par ancienneté",
  "landing.payable": "Ce que vous devez, par ancienneté",
  "landing.transactions": "Chaque écriture, avec clients, fournisseurs et documents",
  "landing.transactions.anonymous":
    "Chaque écriture, avec des codes à la place des clients et fournisseurs",
  "landing.promise.read-only": "Lecture seule. Rien ne peut être modifié dans votre comptabilité.",
  "landing.promise.sign-in":
    "Vous vous connectez sur la page de votre logiciel comptable, pas sur la nôtre.",
  "landing.promise.anonymous": "Les noms des clients et fournisseurs sont remplacés par des codes.",
  "landing.packages": "Où tenez-vous votre comptabilité ?",
  "landing.packages.hint": "Vous vous connectez sur la page du logiciel lui-même.",
  "landing.packages.none":
    "{lender} ne propose pas encore de logiciel comptable ici. Demandez à votre prêteur comment partager vos données.",
  "landing.packages.unavailable": "Pas encore disponibles : {names}",
  "landing.beta": "Bêta",
  "landing.unexpected":
    "Vous ne vous y attendiez pas ? Écrivez à {person}, <mail>{email}</mail>, avant de continuer.",
  "landing.unexpected.nobody":
    "Vous ne vous y attendiez pas ? Renseignez-vous auprès de {lender} avant de continuer.",
  "landing.opening": "Ouverture de {package}",

  "file.upload": "Envoyer un fichier",
  "file.upload.instead": "Envoyer plutôt un fichier",
  "file.upload.detail": "Excel, CSV ou fichier d’audit, 65 Mo au plus",

  "failure.other":
    "Une erreur est survenue lors du traitement de votre demande. Attendez un instant et réessayez.",

  "trouble.title": "Un problème est survenu",
  "trouble.request":
    "Une erreur est survenue lors de la lecture des options de cette demande. Contactez l’assistance.",
  "trouble.business": "Nous ne pouvons pas savoir à qui appartiennent les données demandées.",
  "trouble.unreachable":
    "Nous ne parvenons pas à joindre notre serveur. Vérifiez votre connexion et réessayez.",
  "trouble.again": "Réessayer",
};
