import type { fileImportEn } from "./en.ts";

/** What this portal says of books as a file in words of its own, in French. */
export const fileImportFr: Record<keyof typeof fileImportEn, string> = {
  "file.title": "Envoyez votre comptabilité en fichier",
  "file.lede":
    "Déposez un fichier. Nous le lisons ici et vous montrons ce que nous y trouvons avant tout envoi.",
  "file.reading": "Lecture du fichier",
  "file.reading.detail": "Un grand fichier prend une minute. Rien n’a encore été envoyé.",
  "file.columns.lede.remembered":
    "Nous l’avons lu comme la dernière fois. Changez ce qui est faux.",
  "file.columns.card": "Colonnes du fichier",
  "file.options.note":
    "Nous retenons ces choix pour votre prochain envoi. Rien n’a encore été envoyé.",
  "file.check.lede.agrees":
    "Les débits égalent les crédits et chaque ligne a été lue. Envoyez quand vous voulez.",
  "file.check.lede.rows":
    "{count, plural, one {# ligne n’a pas pu être lue.} other {# lignes n’ont pas pu être lues.}} Corrigez le fichier et renvoyez-le. Rien n’a encore été envoyé.",
  "file.check.lede.differs": "Corrigez le fichier et renvoyez-le. Rien n’a encore été envoyé.",
  "file.send.anyway": "Envoyer avec la différence",
  "file.send.sending": "Envoi",
  "file.send.failed": "Le fichier n’a pas été envoyé",
  "file.send.anyway.title": "Envoyer malgré les différences ?",
  "file.send.anyway.seen": "J’ai vu ce qui diffère et j’envoie quand même",
  "file.send.anyway.keep": "Ne pas envoyer",
  "file.leave.title": "Quitter sans envoyer ?",
  "file.leave.detail": "{lender} n’a encore rien reçu.",
  "file.send.send": "Envoyer à {lender}",
  "file.send.note": "{lender} reçoit le fichier et ces résultats.",
  "file.send.anyway.note": "Si vous l’envoyez tel quel, {lender} voit la différence et ces lignes.",
};
