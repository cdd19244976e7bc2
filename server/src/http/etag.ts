/** A version as a tag: `"7"`. Strong, since the version changes with every byte of what it tags. */
export function etag(version: number): string {
  return `"${version}"`;
}

/** The version an If-Match names; undefined where there is none, and for what isn't a tag of ours. */
export function versionOf(ifMatch: string): number | undefined {
  const digits = /^(?:W\/)?"(\d{1,9})"$/.exec(ifMatch.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}
