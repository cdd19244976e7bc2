/** What a document is by its content (D-20): papers, pictures, tables, and texts that carry books. */
export type DocumentKind =
  | "pdf"
  | "png"
  | "jpg"
  | "heic"
  | "docx"
  | "xlsx"
  | "xls"
  | "ods"
  | "csv"
  | "txt"
  | "xml"
  | "sie"
  | "saf-t"
  | "fec";

/** The ends a name may have; the first is given to one that has another. */
const endings: Readonly<Record<DocumentKind, readonly [string, ...string[]]>> = {
  pdf: ["pdf"],
  png: ["png"],
  jpg: ["jpg", "jpeg"],
  heic: ["heic", "heif"],
  docx: ["docx"],
  xlsx: ["xlsx"],
  xls: ["xls"],
  ods: ["ods"],
  csv: ["csv", "txt", "tsv"],
  txt: ["txt", "csv", "md"],
  xml: ["xml"],
  sie: ["se", "si", "sie"],
  "saf-t": ["xml"],
  fec: ["txt", "csv"],
};

const longest = 200;

/**
 * The name a document goes by from now on: the sender's, without folders, marks that can't be seen and
 * marks that a disk refuses, and with the ending of what it is. `books.pdf` that is a picture becomes
 * `books.pdf.png`.
 */
export function documentFileName(sent: string, kind: DocumentKind): string {
  const own = endings[kind];
  const name = plainName(sent);
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  if (ending !== undefined && own.includes(ending)) return shortened(name, ending);
  return shortened(`${name}.${own[0]}`, own[0]);
}

function plainName(sent: string): string {
  const name = sent
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, "")
    .replace(/^.*[/\\]/s, "")
    .replace(/[<>:"|?*]/g, "_")
    .replace(/\s+/g, " ")
    .replace(/^[. ]+|[. ]+$/g, "");
  return name || "document";
}

function shortened(name: string, ending: string): string {
  const letters = [...name];
  if (letters.length <= longest) return name;
  return `${letters.slice(0, longest - ending.length - 1).join("")}.${ending}`;
}
