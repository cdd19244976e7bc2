export type Encoding = "utf-8" | "latin-1" | "cp437";

/** The letters that DOS had above 127, in their order. */
const dos =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0";

/** Text as bytes. A letter that an encoding doesn't have becomes a question mark. */
export function encoded(text: string, encoding: Encoding): Buffer {
  if (encoding === "utf-8") return Buffer.from(text, "utf8");
  const codeOf = encoding === "latin-1" ? latinCode : dosCode;
  return Buffer.from(Array.from(text, codeOf));
}

const unknown = "?".charCodeAt(0);

function latinCode(letter: string): number {
  const code = letter.codePointAt(0) ?? unknown;
  return code < 0x100 ? code : unknown;
}

function dosCode(letter: string): number {
  const code = letter.codePointAt(0) ?? unknown;
  if (code < 0x80) return code;
  const place = dos.indexOf(letter);
  return place === -1 ? unknown : 0x80 + place;
}
