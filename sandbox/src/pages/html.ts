declare const markup: unique symbol;

/** Text that is safe to send as HTML. Only `html` makes it. */
export type Html = { readonly [markup]: true; readonly text: string };

type Piece = Html | string | number | undefined | false | readonly Html[];

/** A template whose values are escaped, unless they're HTML already. Nothing and `false` vanish. */
export function html(strings: TemplateStringsArray, ...values: readonly Piece[]): Html {
  const text = strings.reduce((all, string, index) => {
    const value = values[index - 1];
    return all + (index === 0 ? "" : render(value)) + string;
  }, "");
  // The brand has no value: it only keeps other text from passing for HTML.
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
