import { Readable } from "node:stream";
import type { Language } from "@tieout/core/language";
import type { AnyReply } from "./reply.ts";

/** A page of one notice for a browser that came to an address of ours by itself. It needs no script and nothing from elsewhere. */
export interface NoticePage {
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  /** Absent where nobody may learn whose page it is. */
  readonly brand?: PageBrand;
  readonly action?: { readonly text: string; readonly address: string };
}

export interface PageBrand {
  readonly name: string;
  readonly logo?: { readonly type: string; readonly bytes: Buffer };
  readonly colors: PageColors;
}

interface PageColors {
  readonly canvas: string;
  readonly card: string;
  readonly text: string;
  readonly quiet: string;
  readonly line: string;
  readonly button: string;
  readonly buttonBorder: string;
  readonly buttonText: string;
}

/** Nobody's: neutral, and never the default tenant's. */
const plain: PageColors = {
  canvas: "#f3f4f6",
  card: "#ffffff",
  text: "#1b1f27",
  quiet: "#4b5362",
  line: "#dcdfe5",
  button: "#1b1f27",
  buttonBorder: "#1b1f27",
  buttonText: "#ffffff",
};

const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src data:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

export function noticePage<Status extends number>(status: Status, page: NoticePage) {
  return {
    status,
    body: Readable.from([htmlOf(page)]),
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-language": page.language,
      "content-security-policy": policy,
    },
  } satisfies AnyReply;
}

function htmlOf({ language, title, text, brand, action }: NoticePage): string {
  const name = brand ? ` · ${escaped(brand.name)}` : "";
  const button =
    action && `<a href="${escaped(action.address)}" rel="noreferrer">${escaped(action.text)}</a>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(title)}${name}</title>
<style>${styleOf(brand?.colors ?? plain)}</style></head>
<body>${brand ? headOf(brand) : ""}
<main><h1>${escaped(title)}</h1><p>${escaped(text)}</p>${button ?? ""}</main>
</body></html>
`;
}

function headOf({ name, logo }: PageBrand): string {
  const [letter = ""] = name;
  const mark = logo
    ? `<img src="data:${logo.type};base64,${logo.bytes.toString("base64")}" alt="" height="28">`
    : `<span aria-hidden="true">${escaped(letter.toUpperCase())}</span>`;
  return `<header>${mark}<strong>${escaped(name)}</strong></header>`;
}

const family = "Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

function styleOf(colors: PageColors): string {
  const { canvas, card, text, quiet, line, button, buttonBorder, buttonText } = colors;
  return `:root{color-scheme:light}
body{margin:0;padding:24px 20px;background:${canvas};color:${text};font:400 16px/25px ${family};overflow-wrap:anywhere}
header,main{max-width:520px;margin:0 auto}
header{display:flex;align-items:center;gap:10px;margin-bottom:18px;font-size:17px}
header img{max-width:160px}
header span{flex:none;width:28px;border-radius:7px;background:${button};color:${buttonText};font:700 15px/28px ${family};text-align:center}
main{box-sizing:border-box;padding:32px 36px;background:${card};border:1px solid ${line};border-radius:14px}
h1{margin:0 0 12px;font:600 25px/31px ${family};letter-spacing:-.018em;text-wrap:balance}
p{margin:0;color:${quiet}}
a{display:inline-block;margin-top:24px;padding:10px 20px;border:1px solid ${buttonBorder};border-radius:9px;background:${button};color:${buttonText};font-weight:600;text-decoration:none}
a:focus-visible{outline:2px solid ${text};outline-offset:3px}
@media(min-width:700px){body{padding-top:12vh}}
@media(max-width:480px){main{padding:24px 20px}a{display:block;text-align:center}}`;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
