declare const markup: unique symbol;

/** Text that is safe as HTML. Only `html` makes it. */
export type Html = { readonly [markup]: true; readonly text: string };

type Piece = Html | string | number | undefined | false | readonly Html[];

/** Escapes values, unless they're HTML. `undefined` and `false` render as nothing. */
export function html(strings: TemplateStringsArray, ...values: readonly Piece[]): Html {
  const text = strings.reduce((all, string, index) => {
    const value = values[index - 1];
    return all + (index === 0 ? "" : render(value)) + string;
  }, "");
  // The brand exists only in the type.
  return { text } as Html;
}

function render(value: Piece): string {
  if (value === undefined || value === false) return "";
  if (typeof value === "string" || typeof value === "number") return escapeHtml(String(value));
  if ("text" in value) return value.text;
  return value.map(({ text }) => text).join("");
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const icon = (shapes: Html, className: string) =>
  html`<svg class="i ${className}" viewBox="0 0 24 24" aria-hidden="true">${shapes}</svg>`;

export const flask = icon(
  html`<path d="M10 2v7.527a2 2 0 0 1-.211.896L4.72 20.55a1 1 0 0 0 .9 1.45h12.76a1 1 0 0 0 .9-1.45l-5.069-10.127A2 2 0 0 1 14 9.527V2"/><path d="M8.5 2h7"/><path d="M7 16h10"/>`,
  "flask",
);
export const tick = icon(html`<path d="M20 6 9 17l-5-5"/>`, "yes");
export const cross = icon(html`<path d="M18 6 6 18"/><path d="m6 6 12 12"/>`, "no");
export const chevron = icon(html`<path d="m6 9 6 6 6-6"/>`, "chevron");
export const back = icon(html`<path d="m15 18-6-6 6-6"/>`, "back");
export const bin = icon(
  html`<path d="M3 6h18"/><path d="M19 6v14c0 1-1 2-2 2H7c-1 0-2-1-2-2V6"/><path d="M8 6V4c0-1 1-2 2-2h4c1 0 2 1 2 2v2"/><line x1="10" x2="10" y1="11" y2="17"/><line x1="14" x2="14" y1="11" y2="17"/>`,
  "bin",
);
export const warning = icon(
  html`<circle cx="12" cy="12" r="10"/><line x1="12" x2="12" y1="8" y2="12"/><line x1="12" x2="12.01" y1="16" y2="16"/>`,
  "warning",
);
export const magnifier = icon(
  html`<circle cx="11" cy="11" r="8"/><path d="m21 21-4.3-4.3"/>`,
  "magnifier",
);
