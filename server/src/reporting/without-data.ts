/**
 * A text of a browser's without what could be somebody's: addresses, quoted values, ids, numbers. What is left
 * says what went wrong, and not with whose figures.
 */
export function withoutData(text: string): string {
  return text
    .replaceAll(/\S+@\S+/g, "@")
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}/gi, "#")
    .replaceAll(/"[^"]*"|`[^`]*`|“[^”]*”|(?<!\w)'.*?'(?!\w)/g, "…")
    .replaceAll(/\?\S*/g, "")
    .replaceAll(/[-+]?\d[\d.,]*/g, "#");
}

/** The lines of a stack that name a place in our files, and nothing of the message above them. */
export function framesOf(stack: string): string {
  return stack
    .replaceAll(/https?:\/\/[^/\s]+/g, "")
    .split("\n")
    .flatMap((line) => {
      const [, place] = /((?:\/[\w.@-]+)+:\d+:\d+)\)?\s*$/.exec(line) ?? [];
      const [, name] = /^\s*(?:at )?(?!at )([\w$.<>]+)[ @]/.exec(line) ?? [];
      return place === undefined ? [] : [`${name ?? ""} ${place}`.trim()];
    })
    .slice(0, 20)
    .join("\n");
}
