/** By content, not by name (D-20). */
export type DocumentKind =
  | "pdf"
  | "png"
  | "jpg"
  | "heic"
  | "docx"
  | "xlsx"
  | "xls"
  | "ods"
  | "numbers"
  | "csv"
  | "txt"
  | "xml"
  | "sie"
  | "saf-t"
  | "fec";

/** Accepted extensions; the first is appended to names with another. */
const endings: Readonly<Record<DocumentKind, readonly [string, ...string[]]>> = {
  pdf: ["pdf"],
  png: ["png"],
  jpg: ["jpg", "jpeg"],
  heic: ["heic", "heif"],
  docx: ["docx"],
  xlsx: ["xlsx"],
  xls: ["xls"],
  ods: ["ods"],
  // A Pages document that calculates looks the same.
  numbers: ["numbers", "pages"],
  csv: ["csv", "txt", "tsv"],
  txt: ["txt", "csv", "md"],
  xml: ["xml"],
  sie: ["se", "si", "sie"],
  "saf-t": ["xml"],
  fec: ["txt", "csv"],
};

const longest = 200;

/**
 * The sent name without folders and unsafe characters, with its content's extension: `books.pdf` that is a picture
 * becomes `books.pdf.png`.
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

/** Binary units: 1 KB is 1,024 bytes. */
export function fileSize(bytes: number, locale: string): string {
  const unit = bytes < megabyte ? "kilobyte" : "megabyte";
  const size = bytes / (unit === "kilobyte" ? kilobyte : megabyte);
  const maximumFractionDigits = unit === "kilobyte" ? 0 : 1;
  const format = new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits });
  // Intl's kB means 1,000 bytes; ours are 1,024.
  return format.format(Math.max(size, 1)).replace("kB", "KB");
}

const kilobyte = 1024;
const megabyte = kilobyte ** 2;

/** No collection takes more documents than this. */
export const documentsAtMost = 200;

/**
 * Whether the person who sent a document can still take it back. Once it's delivered the lender may have opened it, and it's
 * kept like everything else; a legal hold keeps all of it.
 */
export function removalOf(
  { isDelivered }: { readonly isDelivered: boolean },
  { legalHold }: { readonly legalHold: boolean },
): "allowed" | "delivered" | "held" {
  if (isDelivered) return "delivered";
  return legalHold ? "held" : "allowed";
}

export interface UploadSwitches {
  readonly disableAdditionalDocUpload: boolean;
  readonly disableAnonymousDocUpload: boolean;
}

export interface UploadTarget {
  readonly anonymous: boolean;
  /** The request's setting, or the tenant's default without a request. */
  readonly allowUserUpload: boolean;
}

/** Documents must be wanted and not disabled, for all or for anonymous senders. */
export function uploadOf(
  { anonymous, allowUserUpload }: UploadTarget,
  { disableAdditionalDocUpload, disableAnonymousDocUpload }: UploadSwitches,
): "allowed" | "not-allowed" {
  const off = disableAdditionalDocUpload || (anonymous && disableAnonymousDocUpload);
  return allowUserUpload && !off ? "allowed" : "not-allowed";
}
