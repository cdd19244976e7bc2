import type { mailsEn } from "./en.ts";

/** Words of the standing address, of confirming an address, and of a borrower's own copy, in French. */
export const mailsFr: Record<keyof typeof mailsEn, string> = {
  "portal.title": "Partagez vos données comptables avec {lender}",
  "portal.lede":
    "Pour votre demande de prêt. Cela prend environ cinq minutes, et vous choisissez quoi connecter.",
  "portal.brief.financial-statements": "avec le grand livre",
  "portal.brief.accounts-receivable": "Qui vous doit",
  "portal.brief.accounts-payable": "Ce que vous devez",
  "portal.brief.transactions": "chaque écriture",
  "portal.email.hint": "Nous envoyons un seul message, pour confirmer que l’adresse est la vôtre.",
  "portal.next": "Ensuite, choisissez où vous tenez votre comptabilité",
  "portal.next.file": "Ensuite, envoyez votre comptabilité en fichier",
  "portal.next.or-file": "Ou envoyez plutôt un fichier.",
  "portal.failed":
    "Une erreur s’est produite lors de la création de votre entreprise. Patientez un instant et réessayez.",
  "portal.unexpected":
    "Vous ne savez pas pourquoi vous êtes ici ? Demandez à {person} à l’adresse <mail>{email}</mail> avant de continuer.",
  "portal.unexpected.nobody":
    "Vous ne savez pas pourquoi vous êtes ici ? Demandez à {lender} avant de continuer.",

  "ask.title": "Confirmez votre adresse e-mail",
  "ask.lede":
    "Nous avons envoyé un message à {email}. Ouvrez-le et confirmez, pour que {lender} voie que les données viennent de vous.",
  "ask.confirmed": "{email} est confirmée.",
  "ask.again": "L’envoyer de nouveau",
  "ask.again.busy": "Envoi en cours",
  "ask.sent": "Envoyé de nouveau à {email}.",
  "ask.failed": "Le message n’a pas pu être envoyé",

  "request.title": "Recevoir une copie par e-mail",
  "request.detail": "Les mêmes classeurs que {lender} a reçus.",
  "request.email": "Votre adresse e-mail",
  "request.hint": "La copie n’est envoyée qu’à une adresse que vous avez confirmée.",
  "request.send": "Envoyer ma copie",
  "request.send.busy": "Envoi en cours",
  "request.building":
    "Votre copie est en route vers {email}. Le lien vaut pour 3 jours et 5 téléchargements.",
  "request.awaiting":
    "Nous avons envoyé un message à {email} pour confirmer que l’adresse est la vôtre. Votre copie suivra aussitôt.",
  "request.other": "Utiliser une autre adresse",
  "request.failed": "Votre copie n’a pas pu être demandée",

  "confirming.title": "Est-ce votre adresse e-mail ?",
  "confirming.lede": "Confirmez-la, et {lender} verra que les données viennent de vous.",
  "confirming.title.busy": "Confirmation de votre e-mail",
  "confirming.lede.busy": "Cela prend quelques secondes.",
  "confirming.email": "E-mail",
  "confirming.for": "Pour",
  "confirming.for.value": "Données de {business}, envoyées le {day}",
  "confirming.confirmed": "Confirmée",
  "confirming.confirmed.value": "{day}, {time}",
  "confirming.press": "Confirmer l’adresse e-mail",
  "confirming.busy": "Confirmation en cours",
  "confirming.failed": "Votre adresse n’a pas pu être confirmée",
  "confirming.foot":
    "Vous n’avez rien partagé ? Fermez cette page et dites-le-nous à <mail>{email}</mail>.",
  "confirming.foot.nobody": "Vous n’avez rien partagé ? Fermez cette page et dites-le à {lender}.",
  "confirming.done.title": "Votre e-mail est confirmé",
  "confirming.done.lede":
    "{lender} voit maintenant que les données viennent de cette adresse. Il n’y a rien d’autre à faire, et vous pouvez fermer cette page.",
  "confirming.used.title": "Ce lien a déjà servi",
  "confirming.used.lede":
    "Il a déjà servi, ou il a plus de deux jours. Si votre adresse n’est pas encore confirmée, demandez un nouveau message là où vous avez partagé vos données.",
  "confirming.person": "Besoin d’une personne ? Écrivez à <mail>{email}</mail>.",

  "copy.title": "Votre copie est prête",
  "copy.lede": "C’est ce que {lender} a reçu de {business} le {day}.",
  "copy.kind.xlsx": "Classeur Excel, {size}",
  "copy.kind.zip": "Archive zip de classeurs, {size}",
  "copy.download": "Télécharger maintenant",
  "copy.inside": "Dans ce fichier",
  "copy.inside.financial-statements":
    "États financiers, du {from} au {upTo}, avec le grand livre sur lequel ils reposent",
  "copy.inside.accounts-receivable": "Créances par ancienneté",
  "copy.inside.accounts-payable": "Dettes fournisseurs par ancienneté",
  "copy.inside.transactions": "Transactions",
  "copy.inside.exact": "Exactement ce que {lender} a reçu",
  "copy.inside.anonymous": "Exactement ce que {lender} a reçu, avec des codes à la place des noms",
  "copy.foot":
    "{downloads, plural, =0 {Ce lien est épuisé.} one {Ce lien fonctionne jusqu’au {until}, pour encore # téléchargement.} other {Ce lien fonctionne jusqu’au {until}, pour encore # téléchargements.}} Gardez le fichier en lieu privé.",
  "copy.missing.title": "Le téléchargement n’existe pas",
  "copy.missing.lede":
    "Le fichier n’est plus là, ou ce lien est épuisé. Votre comptabilité n’a pas été modifiée.",
  "copy.missing.why": "Pourquoi cela arrive",
  "copy.missing.time": "Un lien de téléchargement vaut pour 3 jours et 5 téléchargements.",
  "copy.missing.deleted": "{lender} a peut-être supprimé les données.",
  "copy.missing.newer": "Un e-mail plus récent contient peut-être un lien plus récent.",
  "copy.missing.subject": "La copie de nos données comptables",
};
