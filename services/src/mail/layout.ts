import type { Language } from "@tieout/core/language";
import { logoContentId } from "@tieout/server/mail/mailer";
import { family, type MailBrand, type MailColors } from "./brand.ts";
import { colonIn, type Mail, type MailLink } from "./mail.ts";

const signs = { positive: "✓", warning: "!", critical: "✕" } as const;

/** One column of tables with inline styles, and nothing from elsewhere (ui mock-ups 51). */
export function htmlOf(mail: Mail, brand: MailBrand, language: Language): string {
  const { visibleName, colors, type, hasLogo, legalFooter } = brand;
  const { canvas, card, text, line, link } = colors;
  const logo = hasLogo
    ? `<td style="padding:0 10px 0 0;vertical-align:middle"><img src="cid:${logoContentId}" width="26" height="26" alt="" style="display:block;border:0"></td>`
    : letterOf(visibleName, colors);
  const foot = `padding:10px 4px 0;font:400 13px/20px ${family};color:${colors.foot}`;
  const ways = waysOut(mail)
    .map(
      ({ text: caption, address }) =>
        ` <a href="${escaped(address)}" style="color:${link};text-decoration:underline">${escaped(caption)}</a>`,
    )
    .join(" ·");

  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light"><title>${escaped(mail.subject)}</title>
<style>body{margin:0;padding:0;background:${canvas};-webkit-text-size-adjust:100%}table{border-spacing:0}@media(max-width:480px){.card{padding:24px 20px 8px!important}.k,.v{display:block!important;width:auto!important}.k{border:0!important;padding-bottom:0!important}.v{padding-top:0!important}td{overflow-wrap:anywhere}}</style></head>
<body>
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaped(mail.preview)}</div>
${table(`width="100%" style="width:100%;background:${canvas}" bgcolor="${canvas}"`)}<tr><td align="center" style="padding:28px 20px 32px">
${table('width="560" style="width:100%;max-width:560px;table-layout:fixed"')}
<tr><td style="padding:0 4px 18px">${table('style="width:auto"')}<tr>${logo}<td style="${type.name};color:${text};vertical-align:middle">${escaped(visibleName)}</td></tr></table></td></tr>
<tr><td class="card" style="background:${card};border:1px solid ${line};border-radius:14px;padding:32px 36px 14px" bgcolor="${card}">${cardOf(mail, brand)}</td></tr>
<tr><td style="${foot};padding-top:18px">${withAddresses(mail.reason, colors)}${ways}</td></tr>
<tr><td style="${foot}">${escaped(legalFooter)}</td></tr>
</table></td></tr></table>
</body></html>
`;
}

/** The name's first letter in the brand color, as in the portals without a logo. */
function letterOf(name: string, { button, buttonText }: MailColors): string {
  const [letter = ""] = name;
  const look = `border-radius:7px;background:${button};font:700 14px/26px ${family};color:${buttonText}`;
  return `<td aria-hidden="true" width="26" style="width:26px;height:26px;text-align:center;${look}" bgcolor="${button}">${escaped(letter.toUpperCase())}</td><td width="10" style="width:10px"></td>`;
}

function cardOf(mail: Mail, { colors, type }: MailBrand): string {
  const row = (style: string, content: string) => `<tr><td style="${style}">${content}</td></tr>`;
  const { text, quiet } = colors;
  const body = `font:400 16px/25px ${family};color:${text}`;
  const small = `font:400 14px/21px ${family};color:${quiet}`;
  const rows = [
    mail.badge && row("padding:0 0 12px", badgeOf(mail.badge, colors)),
    row(`padding:0 0 12px;${type.heading};color:${text}`, escaped(mail.heading)),
    row(`padding:0 0 16px;${body}`, sentenceOf(mail)),
    mail.facts.length > 0 && row("padding:0 0 20px", factsOf(mail.facts, colors)),
    mail.code && row("padding:8px 0 24px", codeOf(mail.code, colors)),
    mail.button && row("padding:8px 0 24px", buttonOf(mail.button, colors)),
    mail.inFull &&
      mail.button &&
      row(`padding:0 0 16px;${small}`, inFullOf(mail.inFull, mail.button, colors)),
    mail.warning && row("padding:0 0 18px", warningOf(mail.warning, colors)),
    mail.promises && row("padding:0 0 14px", promisesOf(mail.promises, colors)),
    row(`padding:0 0 18px;${small}`, noteOf(mail, colors)),
  ];
  return `${table('width="100%" style="width:100%"')}${rows.filter(Boolean).join("")}</table>`;
}

function sentenceOf({ sentence, strong }: Mail): string {
  if (!strong) return escaped(sentence);
  const name = escaped(strong);
  return escaped(sentence).replace(name, () => `<strong style="font-weight:600">${name}</strong>`);
}

/** Turns mail addresses in a text into links. */
function withAddresses(plain: string, { link }: MailColors): string {
  return escaped(plain).replace(
    /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
    (address) =>
      `<a href="mailto:${address}" style="color:${link};text-decoration:underline">${address}</a>`,
  );
}

function noteOf({ note, noteLink }: Mail, colors: MailColors): string {
  const plain = withAddresses(note, colors);
  if (!noteLink) return plain;
  const caption = escaped(noteLink.text);
  const way = `<a href="${escaped(noteLink.address)}" style="color:${colors.link};text-decoration:underline">${caption}</a>`;
  return plain.replace(caption, () => way);
}

function badgeOf({ tone, text: caption }: NonNullable<Mail["badge"]>, colors: MailColors) {
  const { color, surface, border } = colors[tone];
  return `<span style="display:inline-block;padding:3px 10px;border-radius:5px;background:${surface};border:1px solid ${border};font:500 13px/18px ${family};color:${color}">${signs[tone]}&nbsp; ${escaped(caption)}</span>`;
}

function factsOf(facts: Mail["facts"], { text, quiet, line }: MailColors): string {
  const below = `border-bottom:1px solid ${line}`;
  const rows = facts.map(({ name, value, note, further }) => {
    const quietly = `font:400 13px/19px ${family};color:${quiet}`;
    const more = note ? `<div style="${quietly}">${escaped(note)}</div>` : "";
    const last = further ? `<div style="padding-top:6px">${escaped(further)}</div>` : "";
    return `<tr><td class="k" width="148" style="width:148px;padding:10px 12px 10px 0;${below};font:400 14px/21px ${family};color:${quiet};vertical-align:top">${escaped(name)}</td><td class="v" style="overflow-wrap:anywhere;padding:10px 0;vertical-align:top;${below};font:500 15px/21px ${family};color:${text};font-variant-numeric:tabular-nums">${escaped(value)}${more}${last}</td></tr>`;
  });
  return `${table(`width="100%" style="width:100%;border-collapse:separate;border-top:1px solid ${line}"`)}${rows.join("")}</table>`;
}

/** Its digits stay together, so that it's copied and autofilled whole. */
function codeOf(code: string, { text, canvas, line }: MailColors): string {
  const look = `padding:14px 24px;border-radius:9px;background:${canvas};border:1px solid ${line}`;
  return `${table('style="width:auto;border-collapse:separate"')}<tr><td style="${look};font:600 30px/36px ${family};letter-spacing:6px;color:${text};font-variant-numeric:tabular-nums" bgcolor="${canvas}">${escaped(code)}</td></tr></table>`;
}

function buttonOf({ text: caption, address }: MailLink, colors: MailColors): string {
  const { button, buttonBorder, buttonText } = colors;
  return `${table('style="width:auto;border-collapse:separate"')}<tr><td style="border-radius:7px;background:${button};border:1px solid ${buttonBorder};text-align:center" bgcolor="${button}"><a href="${escaped(address)}" style="display:inline-block;padding:13px 26px;font:600 16px/22px ${family};color:${buttonText};text-decoration:none">${escaped(caption)}</a></td></tr></table>`;
}

function inFullOf(lead: string, { address }: MailLink, { link }: MailColors): string {
  return `${escaped(lead)}<br><span style="color:${link};word-break:break-all">${escaped(address)}</span>`;
}

function warningOf(warning: string, colors: MailColors): string {
  const { surface, border } = colors.warning;
  return `${table('width="100%" style="width:100%;border-collapse:separate"')}<tr><td style="padding:13px 16px;border-radius:9px;background:${surface};border:1px solid ${border};font:400 15px/22px ${family};color:${colors.text}" bgcolor="${surface}">${withAddresses(warning, colors)}</td></tr></table>`;
}

function promisesOf(promises: readonly string[], { text, positive }: MailColors): string {
  const rows = promises.map(
    (promise) =>
      `<tr><td width="26" style="width:26px;padding:4px 0;vertical-align:top;font:600 15px/22px ${family};color:${positive.color}">${signs.positive}</td><td style="padding:4px 0;font:400 15px/22px ${family};color:${text}">${escaped(promise)}</td></tr>`,
  );
  return `${table('width="100%" style="width:100%"')}${rows.join("")}</table>`;
}

function table(attributes: string): string {
  return `<table border="0" cellpadding="0" cellspacing="0" role="presentation" ${attributes}>`;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(plain: string): string {
  return plain.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

export function textOf(mail: Mail, { legalFooter }: MailBrand, language: Language): string {
  const colon = colonIn(language);
  const facts = mail.facts.map(
    ({ name, value, note, further }) =>
      `${name}${colon}${value}${note ? ` (${note})` : ""}${further ? `; ${further}` : ""}`,
  );
  const ways = waysOut(mail).map(({ text: caption, address }) => `${caption}${colon}${address}`);
  const parts = [
    [mail.heading],
    [mail.sentence],
    ...(facts.length > 0 ? [facts] : []),
    ...(mail.code ? [[mail.code]] : []),
    ...(mail.button ? [[`${mail.button.text}${colon}${mail.button.address}`]] : []),
    ...(mail.promises ? [mail.promises.map((promise) => `✓ ${promise}`)] : []),
    ...(mail.warning ? [[mail.warning]] : []),
    [mail.note, ...(mail.noteLink ? [mail.noteLink.address] : [])],
    ["--", mail.reason, ...ways, legalFooter],
  ];
  return `${parts.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

function waysOut({ notifications, unsubscribe }: Mail) {
  return [notifications, unsubscribe].filter((way) => way !== undefined);
}
