import type { Language } from "../language/language.ts";

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

/** How large a file is, in the reader's language: "1.3 MB", counted as computers do: 1,024 bytes are one KB. */
export function fileSize(bytes: number, language: Language): string {
  const unit = bytes < megabyte ? "kilobyte" : "megabyte";
  const size = bytes / (unit === "kilobyte" ? kilobyte : megabyte);
  const maximumFractionDigits = unit === "kilobyte" ? 0 : 1;
  const format = new Intl.NumberFormat(language, { style: "unit", unit, maximumFractionDigits });
  // English writes kB for 1,000 bytes; files have been counted in KB of 1,024 for longer.
  return format.format(Math.max(size, 1)).replace("kB", "KB");
}

const kilobyte = 1024;
const megabyte = kilobyte ** 2;

/** No collection takes more documents than this. */
export const documentsAtMost = 200;

/** What a tenant has switched off. */
export interface UploadSwitches {
  readonly disableAdditionalDocUpload: boolean;
  readonly disableAnonymousDocUpload: boolean;
}

/** What a borrower would send documents to. */
export interface UploadTarget {
  /** Came by the tenant's anonymous link. */
  readonly anonymous: boolean;
  /** Whether the request asks for documents; of the tenant's usual options, for who came by no request. */
  readonly allowUserUpload: boolean;
}

/**
 * Whether a borrower may send documents along: who asked for the books has to want them, and the tenant
 * mustn't have switched them off, for everybody or for anyone who comes by the anonymous link.
 */
export function uploadOf(
  { anonymous, allowUserUpload }: UploadTarget,
  { disableAdditionalDocUpload, disableAnonymousDocUpload }: UploadSwitches,
): "allowed" | "not-allowed" {
  const off = disableAdditionalDocUpload || (anonymous && disableAnonymousDocUpload);
  return allowUserUpload && !off ? "allowed" : "not-allowed";
}
