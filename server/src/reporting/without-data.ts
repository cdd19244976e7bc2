/**
 * A text of a browser's without what could be somebody's: addresses, quoted values, ids, numbers. What is left
 * says what went wrong, and not with whose figures.
 */
export function withoutData(text: string): string {
  return text
    .replaceAll(/\S+/g, (word) => (/\S@\S/.test(word) ? "@" : word))
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}/gi, "#")
    .replaceAll(/"[^"]*"|`[^`]*`|“[^“”]*”|(?<!\w)'.{0,60}?'(?!\w)/g, "…")
    .replaceAll(/\?\S*/g, "")
    .replaceAll(/[-+]?\d[\d.,]*/g, "#");
}

/** The lines of a stack that name a place in our files, and nothing of the message above them. */
export function framesOf(stack: string): string {
  return stack
    .replaceAll(/https?:\/\/[^/\s]+/g, "")
    .split("\n")
    .flatMap((line) => {
      const [, path = "", at] = /(?<![\w.@/-])([\w.@/-]*)(:\d+:\d+)\)?$/.exec(line.trimEnd()) ?? [];
      const [, name] = /^\s*(?:at )?(?!at )([\w$.<>]+)[ @]/.exec(line) ?? [];
      const root = path.indexOf("/", path.lastIndexOf("//") + 1);
      return root < 0 ? [] : [`${name ?? ""} ${path.slice(root)}${at}`.trim()];
    })
    .slice(0, 20)
    .join("\n");
}
