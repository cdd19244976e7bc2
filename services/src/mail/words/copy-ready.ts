import type { MailLanguage } from "../frame.ts";

/** What a mail says that brings a borrower the way to their own copy, in one language. */
export interface CopyReadyWords {
  readonly heading: string;
  readonly preview: (until: string, downloads: number) => string;
  readonly sentence: (tenant: string, business: string, received: string) => string;
  readonly facts: Readonly<Record<"file" | "period" | "worksUntil", string>>;
  readonly kinds: Readonly<Record<"xlsx" | "zip", string>>;
  readonly period: (from: string, upTo: string) => string;
  readonly downloads: (downloads: number) => string;
  readonly button: string;
  readonly note: string;
  /** Follows the note where there is a receipt; `link` leads there. */
  readonly receipt: { readonly note: string; readonly link: string };
}

const en: CopyReadyWords = {
  heading: "Your copy is ready",
  preview: (until, downloads) => `The link works until ${until}, for ${downloads} downloads.`,
  sentence: (tenant, business, received) =>
    `This is exactly what ${tenant} received from ${business} on ${received}.`,
  facts: { file: "File", period: "Period", worksUntil: "Link works until" },
  kinds: { xlsx: "Excel workbook", zip: "Zip archive of workbooks" },
  period: (from, upTo) => `${from} to ${upTo}`,
  downloads: (downloads) => `For ${downloads} downloads`,
  button: "Download your copy",
  note: "The file holds your books. Do not forward this email.",
  receipt: {
    note: "You can also see your receipt: what was read, for whom, and until when it is kept.",
    link: "your receipt",
  },
};

const es: CopyReadyWords = {
  heading: "Su copia está lista",
  preview: (until, downloads) =>
    `El enlace funciona hasta el ${until}, para ${downloads} descargas.`,
  sentence: (tenant, business, received) =>
    `Es exactamente lo que ${tenant} recibió de ${business} el ${received}.`,
  facts: { file: "Archivo", period: "Período", worksUntil: "El enlace funciona hasta" },
  kinds: { xlsx: "Libro de Excel", zip: "Archivo zip de libros de Excel" },
  period: (from, upTo) => `Del ${from} al ${upTo}`,
  downloads: (downloads) => `Para ${downloads} descargas`,
  button: "Descargar su copia",
  note: "El archivo contiene sus libros. No reenvíe este correo.",
  receipt: {
    note: "También puede ver su recibo: qué se leyó, para quién y hasta cuándo se conserva.",
    link: "su recibo",
  },
};

const fr: CopyReadyWords = {
  heading: "Votre copie est prête",
  preview: (until, downloads) =>
    `Le lien fonctionne jusqu’au ${until}, pour ${downloads} téléchargements.`,
  sentence: (tenant, business, received) =>
    `C’est exactement ce que ${tenant} a reçu de ${business} le ${received}.`,
  facts: { file: "Fichier", period: "Période", worksUntil: "Le lien fonctionne jusqu’au" },
  kinds: { xlsx: "Classeur Excel", zip: "Archive zip de classeurs" },
  period: (from, upTo) => `Du ${from} au ${upTo}`,
  downloads: (downloads) => `Pour ${downloads} téléchargements`,
  button: "Télécharger votre copie",
  note: "Le fichier contient votre comptabilité. Ne transférez pas cet e-mail.",
  receipt: {
    note: "Vous pouvez aussi consulter votre reçu : ce qui a été lu, pour qui, et jusqu’à quand c’est conservé.",
    link: "votre reçu",
  },
};

export const copyReadyWords: Readonly<Record<MailLanguage, CopyReadyWords>> = { en, es, fr };
