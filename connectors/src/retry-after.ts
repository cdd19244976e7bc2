/** Nobody means to be asked again only after this; what says so is taken for it. */
const longestMs = 86_400_000;

/** How long a reply asks us to wait: seconds, or a date (RFC 9110, 10.2.3). Nothing where it says neither. */
export function retryAfterOf(headers: Headers, now: Date): number | undefined {
  const header = headers.get("retry-after")?.trim();
  if (!header) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(0, ms), longestMs);
}
