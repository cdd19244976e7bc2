/** A version as a strong tag, `"7"`, since it changes with every byte. */
export function etag(version: number): string {
  return `"${version}"`;
}

/** Versions begin at 1, so this one never matches. */
const noVersion = 0;

/** The version in If-Match; undefined if absent or `*`. Other tags match no version, as the client wants a check. */
export function versionOf(ifMatch: string): number | undefined {
  const asked = ifMatch.trim();
  if (asked === "" || asked === "*") return undefined;
  const digits = /^(?:W\/)?"(\d{1,9})"$/.exec(asked)?.[1];
  return digits === undefined ? noVersion : Number(digits);
}
