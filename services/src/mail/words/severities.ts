/** "1 high, 2 medium": how many findings of which severity, without those of which there are none. */
export function severities(...found: readonly (readonly [count: number, name: string])[]): string {
  return found
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${count} ${name}`)
    .join(", ");
}
