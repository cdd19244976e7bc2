/** Excel's limit for a cell; it "repairs" longer texts away. */
export const longestText = 32_767;
const cutMark = " […]";

const special = /[&<>"\p{Cc}\p{Cs}\ufffe\uffff]|_x[0-9A-Fa-f]{4}_/u;
const specials = /[&<>"\p{Cc}\p{Cs}\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/gu;

/**
 * A text as it may stand in a cell, or in an attribute. What XML can't hold at all becomes `_x0007_`,
 * as ECMA-376 part 1, 22.9.2.19 (ST_Xstring) has it; a text that looks like that already is escaped in
 * its turn. Half of a surrogate pair is no character, and becomes U+FFFD.
 */
export function xmlText(text: string): string {
  return special.test(text) ? text.replace(specials, escaped) : text;
}

/** Truncates a text to Excel's limit, visibly. */
export function cellText(text: string): string {
  if (text.length <= longestText) return xmlText(text);
  return xmlText(text.slice(0, longestText - cutMark.length) + cutMark);
}

function escaped(found: string): string {
  switch (found) {
    case "&":
      return "&amp;";
    case "<":
      return "&lt;";
    case ">":
      return "&gt;";
    case '"':
      return "&quot;";
    case "_":
      return "_x005F_";
  }
  const code = found.charCodeAt(0);
  if (code >= 0xd800 && code <= 0xdfff) return "\ufffd";
  // Tabs and line breaks are XML's own, and the controls above space are allowed in it.
  if (found === "\t" || found === "\n" || (code >= 0x7f && code <= 0x9f)) return found;
  return `_x${code.toString(16).toUpperCase().padStart(4, "0")}_`;
}
