import type { receiptsEn } from "./en.ts";

/** Ce que dit la page d’un reçu, en plus du reçu lui-même, en français. */
export const receiptsFr: Record<keyof typeof receiptsEn, string> = {
  "receipt.title": "Votre reçu",
  "receipt.lede": "Ce que vous avez partagé, avec qui, et combien de temps c’est conservé.",
  "receipt.view": "Voir votre reçu",
  "receipt.download": "Télécharger le reçu",
  "receipt.copy": "M’envoyer une copie exacte",
  "receipt.copy.busy": "Envoi en cours",
  "receipt.copy.sent":
    "Votre copie est en route vers {email}. Le lien qu’elle contient fonctionne 3 jours et pour 5 téléchargements.",
  "receipt.copy.failed": "Votre copie n’a pas pu être demandée",
  "receipt.keep": "Continuer à partager",
  "receipt.end": "Mettre fin à l’accès",
  "receipt.end.busy": "Fin de l’accès en cours",
  "receipt.end.title": "Mettre fin à l’accès de {lender} à {package} ?",
  "receipt.end.detail":
    "{lender} ne peut plus rien lire à partir de maintenant. Ce qui a été reçu y reste, et votre propre comptabilité n’est pas modifiée.",
  "receipt.end.failed": "L’accès n’a pas pu prendre fin",
  "receipt.withdraw.heading": "Vous avez changé d’avis ?",
  "receipt.withdraw.detail":
    "Le retrait supprime ces données ici. L’étude de votre prêt peut s’arrêter.",
  "receipt.withdraw.detail.held":
    "La loi demande à {lender} de conserver ces données pour l’instant ; elles sont supprimées ici ensuite. L’étude de votre prêt peut s’arrêter.",
  "receipt.withdraw": "Retirer mes données",
  "receipt.withdraw.busy": "Retrait en cours",
  "receipt.withdraw.title": "Retirer vos données de {lender} ?",
  "receipt.withdraw.final": "C’est irréversible. Votre propre comptabilité n’est pas modifiée.",
  "receipt.withdraw.deleted.access":
    "L’accès à {package} prend fin aussitôt, et ce que vous avez envoyé est supprimé ici sous {days} jours.",
  "receipt.withdraw.deleted": "Ce que vous avez envoyé est supprimé ici sous {days} jours.",
  "receipt.withdraw.held.access":
    "L’accès à {package} prend fin aussitôt. La loi demande à {lender} de conserver ce que vous avez envoyé ; tout est supprimé ici dès qu’elle ne l’exige plus.",
  "receipt.withdraw.held":
    "La loi demande à {lender} de conserver ce que vous avez envoyé ; tout est supprimé ici dès qu’elle ne l’exige plus.",
  "receipt.withdraw.told": "Nous informons {person} de votre retrait.",
  "receipt.withdraw.beyond":
    "Ce qui est enregistré ailleurs, ou conservé parce que la loi l’exige, n’est pas concerné.",
  "receipt.withdraw.failed": "Vos données n’ont pas pu être retirées",
  "receipt.withdrawn": "Retiré le {day}",
  "receipt.withdrawn.detail": "{lender} en a été informé. Il n’y a rien d’autre à faire.",
  "receipt.missing.title": "Ce reçu n’existe pas",
  "receipt.missing.lede":
    "Il s’affiche pendant un jour là où vous avez partagé vos données, et par le lien de l’e-mail qui vous a annoncé votre copie.",
  "receipt.missing.subject": "Le reçu de nos données comptables",
};
