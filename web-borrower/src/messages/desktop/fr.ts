import type { desktopEn } from "./en.ts";

/** Words of QuickBooks Desktop's pages, in French. Intuit's own screens are in English. */
export const desktopFr: Record<keyof typeof desktopEn, string> = {
  "desktop.title": "Connecter QuickBooks Desktop",
  "desktop.lede":
    "Il vous faut l’ordinateur Windows où se trouve votre fichier d’entreprise. Cela prend une dizaine de minutes, une seule fois.",
  "desktop.waiting.title": "En attente de QuickBooks Desktop",
  "desktop.waiting.lede":
    "Terminez les étapes 2 à 4 sur l’ordinateur où se trouve votre fichier d’entreprise. Cette page avance d’elle-même. Vous pouvez la fermer et revenir par le même lien : la demande attend jusqu’au {day}{mails, select, true {, et nous vous écrirons} other {}}.",
  "desktop.steps": "Étapes",
  "desktop.file": "Téléchargez le fichier de connexion",
  "desktop.file.detail":
    "Il désigne {lender} et n’autorise que la lecture. Il ne contient aucun mot de passe.",
  "desktop.file.get": "Télécharger le fichier",
  "desktop.file.done": "Fichier de connexion téléchargé",
  "desktop.file.done.detail": "{file}, {time}. <again>Télécharger à nouveau</again>",
  "desktop.open": "Ouvrez-le pendant que QuickBooks est ouvert",
  "desktop.open.detail":
    "Ouvrez le fichier d’entreprise en tant que <b>Admin</b>. QuickBooks demande une autorisation : choisissez <b>Yes, whenever this QuickBooks company file is open</b>.",
  "desktop.password": "Saisissez le mot de passe",
  "desktop.password.detail":
    "Web Connector le demande une fois. Il ne sert que pour cette demande.",
  "desktop.password.label": "Mot de passe pour Web Connector",
  "desktop.password.copy": "Copier",
  "desktop.password.copied": "Copié",
  "desktop.password.making": "Création d’un mot de passe",
  "desktop.password.hidden":
    "Il a été affiché une fois et n’est conservé nulle part. <new>Afficher un nouveau mot de passe</new> si besoin : l’ancien cesse de fonctionner.",
  "desktop.password.failed": "Il n’y a pas encore de mot de passe",
  "desktop.update": "Cochez la ligne et choisissez Update Selected",
  "desktop.update.detail": "Cette page s’en aperçoit d’elle-même, et vous pouvez suivre ici.",
  "desktop.update.waiting": "Le premier appel arrive en général en moins d’une minute.",
  "desktop.wait.first": "En attente du premier appel",
  "desktop.wait.next": "Web Connector a appelé et poursuivra la lecture à son prochain passage",
  "desktop.wait.checked":
    "{seconds, plural, =0 {Vérifié à l’instant} one {Vérifié il y a # seconde} other {Vérifié il y a # secondes}}",
  "desktop.wait.silent": "Nous sommes injoignables pour le moment. Nous continuons de vérifier.",
  "desktop.silent":
    "Web Connector n’a pas appelé depuis {since}. Laissez-le ouvert sur l’ordinateur Windows, ou choisissez-y <b>Update Selected</b> : le reste sera lu alors.",
  "desktop.old-password": "Web Connector a envoyé un ancien mot de passe. Saisissez le nouveau.",
  "desktop.new-password": "Afficher un nouveau mot de passe",
  "desktop.other-company": "Un autre fichier d’entreprise est ouvert",
  "desktop.other-company.detail":
    "{found} est ouvert dans QuickBooks, et cette demande porte sur {expected}. Rien n’y a été lu. Ouvrez {expected} et choisissez à nouveau <b>Update Selected</b>.",
  "desktop.trouble.quickbooks-closed":
    "Web Connector n’a pas pu joindre QuickBooks. Ouvrez votre fichier d’entreprise, fermez toute boîte de dialogue dans QuickBooks, puis choisissez à nouveau <b>Update Selected</b>.",
  "desktop.trouble.not-permitted":
    "L’utilisateur connecté à QuickBooks ne peut pas voir tout ce qui a été demandé. Connectez-vous en tant que <b>Admin</b> et choisissez à nouveau <b>Update Selected</b>.",
  "desktop.trouble.quickbooks-failed":
    "QuickBooks a répondu par une erreur. Choisissez à nouveau <b>Update Selected</b>.",
  "desktop.phone":
    "QuickBooks Desktop fonctionne sous Windows. Ouvrez cette page sur cet ordinateur pour continuer.",
  "desktop.mail": "M’envoyer cette page par e-mail",
  "desktop.mail.address": "Votre adresse e-mail",
  "desktop.mail.send": "Envoyer",
  "desktop.mail.busy": "Envoi",
  "desktop.mail.sent": "Envoyé à {email}. Ouvrez le message sur l’ordinateur Windows.",
  "desktop.mail.failed": "Le message n’a pas pu être envoyé",
  "desktop.news": "M’avertir par e-mail de l’appel",
  "desktop.news.detail":
    "Nous vous écrirons quand QuickBooks Desktop aura appelé, et quand vos données seront partagées.",
  "desktop.news.keep": "M’avertir",
  "desktop.news.kept": "Nous écrirons à {email}. Vous pouvez fermer cette page.",
  "desktop.news.failed": "Votre adresse n’a pas pu être enregistrée",
  "desktop.nothing": "Rien ne se passe ?",
  "desktop.nothing.password":
    "« Incorrect password » : <new>afficher un nouveau mot de passe</new>. L’ancien cesse de fonctionner.",
  "desktop.nothing.connector":
    "Pas de Web Connector dans le menu Démarrer : <intuit>obtenez-le auprès d’Intuit</intuit>.",
  "desktop.stuck": "Bloqué ? Écrivez à <mail>{email}</mail>.",
  "desktop.stuck.files":
    "Bloqué ? Écrivez à <mail>{email}</mail> ou <files>envoyez plutôt des fichiers</files>.",
  "desktop.stuck.files-only": "Bloqué ? Vous pouvez <files>envoyer plutôt des fichiers</files>.",
  "desktop.stuck.again":
    "Votre comptabilité est ailleurs ? <again>Choisissez à nouveau comment la partager</again>.",
  "desktop.ended.title": "QuickBooks Desktop n’a pas appelé",
  "desktop.ended.lede":
    "Rien n’a bougé depuis le {day}, et la demande est terminée. Son mot de passe ne fonctionne plus.",
  "desktop.ended.over": "La demande est terminée et son mot de passe ne fonctionne plus.",
  "desktop.ended.again":
    "Vous pouvez toujours <again>choisir comment partager votre comptabilité</again>.",
  "desktop.ended.subject": "Connexion de QuickBooks Desktop",
};
