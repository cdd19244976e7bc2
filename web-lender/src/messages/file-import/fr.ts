import type { fileImportEn } from "./en.ts";

/** What this portal says of books as a file in words of its own, in French. */
export const fileImportFr: Record<keyof typeof fileImportEn, string> = {
  "file.title": "Envoyer la comptabilité en fichier",
  "file.lede":
    "Déposez un fichier. Nous le lisons et montrons ce que nous y trouvons avant toute collecte.",
  "file.reading": "Lecture du fichier",
  "file.reading.detail": "Un grand fichier prend une minute. Rien n’a encore été collecté.",
  "file.columns.lede.remembered":
    "Nous l’avons lu comme la dernière fois. Changez ce qui est faux.",
  "file.columns.card": "Colonnes du fichier",
  "file.options.note":
    "L’espace retient ces choix pour son prochain fichier. Rien n’a encore été collecté.",
  "file.check.lede.agrees": "Les débits égalent les crédits et chaque ligne a été lue.",
  "file.check.lede.rows":
    "{count, plural, one {# ligne n’a pas pu être lue.} other {# lignes n’ont pas pu être lues.}} Corrigez le fichier et renvoyez-le. Rien n’a encore été collecté.",
  "file.check.lede.differs": "Corrigez le fichier et renvoyez-le. Rien n’a encore été collecté.",
  "file.send.anyway": "Collecter avec la différence",
  "file.send.sending": "Lancement de l’importation",
  "file.send.failed": "L’importation n’a pas été lancée",
  "file.send.anyway.title": "Collecter malgré les différences ?",
  "file.send.anyway.seen": "J’ai vu ce qui diffère et je collecte quand même",
  "file.send.anyway.keep": "Ne pas collecter",
  "file.leave.title": "Quitter sans collecter ?",
  "file.page": "Envoyer un fichier",
  "file.leave.detail": "Rien n’a encore été collecté.",
  "file.send.send": "Collecter cette comptabilité",
  "file.send.note": "Les états, les contrôles et le classeur sont faits à partir de ce fichier.",
  "file.send.anyway.note":
    "Si vous le collectez tel quel, la différence figure dans les constats de la collecte.",
  "file.started": "Importation lancée. Vous pouvez quitter cette page.",
};
