/** A version as a tag: `"7"`. Strong, since the version changes with every byte of what it tags. */
export function etag(version: number): string {
  return `"${version}"`;
}

/** Versions begin at 1, so this one never matches. */
const noVersion = 0;

/**
 * The version an If-Match names. Undefined where there is none, or any will do (`*`). What isn't one tag of ours
 * names no version that there is: whoever sends it wants a check, and doesn't get by without one.
 */
export function versionOf(ifMatch: string): number | undefined {
  const asked = ifMatch.trim();
  if (asked === "" || asked === "*") return undefined;
  const digits = /^(?:W\/)?"(\d{1,9})"$/.exec(asked)?.[1];
  return digits === undefined ? noVersion : Number(digits);
}
