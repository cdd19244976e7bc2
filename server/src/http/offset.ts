const furthest = 840;

/** Minutes behind UTC, as browsers count them, within 14 hours (D-56). */
export function clampedOffset(header: string): number {
  const offset = /^[+-]?\d{1,4}$/.test(header) ? Number(header) : 0;
  return Math.max(-furthest, Math.min(furthest, offset));
}
