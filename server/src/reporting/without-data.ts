/** Redacts an error's text: addresses, quoted values, values after a name and `=`, secrets, ids and numbers. */
export function withoutData(text: string): string {
  return plainly(text.slice(0, longestText))
    .replaceAll(/\S+/g, (word) => (/\S@\S/.test(word) ? "@" : word))
    .replaceAll(/"[^"]*"|`[^`]*`|“[^“”]*”|(?<!\w)'.{0,60}?'(?!\w)/g, "…")
    .replaceAll(/\b(bearer|basic|digest)\s+[^\s,;]+/gi, "$1 …")
    .replaceAll(/(?<![\w+.-])[a-z][\w+.-]*:\/\/[^\s/?#]*/gi, "")
    .replaceAll(/[?#][\w%&=/+.,:;~*!$-]+/g, "")
    .replaceAll(/=[^\s,;]+/g, "=…")
    .replaceAll(/[\p{L}\p{M}\p{N}_$-]+/gu, (word) => (isWord(word) ? word : "#"))
    .replaceAll(/[-+]?#(?:[.,]?#)*/g, "#");
}

/** A stack's lines in our files, without the message. */
export function framesOf(stack: string): string {
  return stack
    .slice(0, longestStack)
    .replaceAll(/https?:\/\/[^/\s]+/g, "")
    .split("\n")
    .flatMap((line) => {
      const [, path = "", at] =
        /(?<![\w.@/-])([\w.@/-]*)(:\d{1,7}:\d{1,7})\)?$/.exec(line.trimEnd()) ?? [];
      const [, name = ""] =
        /^\s*(?:at )?(?:async |new )?(?!at |async )([\w$.<>]+)[ @]/.exec(line) ?? [];
      const root = path.indexOf("/", path.lastIndexOf("//") + 1);
      if (root < 0) return [];
      const called = name.split(".").every((part) => isWord(part.replaceAll(/[<>]/g, "")));
      return [`${called ? name : "#"} ${placeOf(path.slice(root))}${at}`.trim()];
    })
    .slice(0, 20)
    .join("\n");
}

/** A file's path; only a bundle's content hash may be no word. */
function placeOf(path: string): string {
  return path
    .split("/")
    .map((part) => {
      const [, stem = part, ending = ""] = /^(.*?)(\.[a-z]{1,4})?$/.exec(part) ?? [];
      const [, name = stem, mark = ""] = /^(.+?)(-[\w-]{4,8})$/.exec(stem) ?? [];
      const isNamed = name.split(/[.@]/).every(isWord);
      return isNamed ? `${name}${ending === "" ? "" : mark}${ending}` : `#${ending}`;
    })
    .join("/");
}

/** Whether a text reads as a word or identifier: secrets have digits, unpronounceable letters, mixed case or no end. */
function isWord(text: string): boolean {
  if (text.length > longestWord || /\p{N}|[bcdfghj-np-tvwxz]{6}/iu.test(text)) return false;
  const parts = text.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}+/gu) ?? [];
  const letters = parts.reduce((count, part) => count + part.length, 0);
  return letters < 6 || letters / parts.length >= 3;
}

const longestWord = 40;
/** An error's beginning says what went wrong. */
const longestText = 4_000;
const longestStack = 16_000;

/** Normalizes: unescaped, without invisible characters or line breaks inside a secret. */
function plainly(text: string): string {
  let plain = text;
  // Nested addresses are escaped twice.
  for (let depth = 0; depth < 3; depth++) plain = plain.replaceAll(/(?:%[\da-f]{2})+/gi, unescaped);
  return joined(
    plain
      .replaceAll(/(?<!\\)\\+(?:u\{?([\da-f]{4})\}?|x([\da-f]{2}))/gi, (_, long, short) =>
        String.fromCharCode(Number.parseInt(long ?? short, 16)),
      )
      .replaceAll(/(?<!\\)\\+[nr]/g, "\n")
      .replaceAll(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, ""),
  );
}

/** Joins lines where the next continues with something that is no word. */
function joined(text: string): string {
  const lines = text.split(/[\r\n]/).flatMap((line) => line.trim() || []);
  return lines.reduce((before, line) => {
    const [start = ""] = /^[\w-]+/.exec(line) ?? [];
    const [end = ""] = /(?<![\w-])[\w-]+$/.exec(before.slice(-longestWord - 1)) ?? [];
    const goesOn = start !== "" && end !== "" && !(isWord(start) && isWord(end));
    return `${before}${goesOn || before === "" ? "" : "\n"}${line}`;
  }, "");
}

function unescaped(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return "…";
  }
}
