import { randomUUID } from "node:crypto";
import { newSecret, newState } from "../../sealing/secrets.ts";

/** A nonexistent id or secret of the same form. */
export function unlike(value: string | number): string | number {
  if (typeof value === "number") return value - 1;
  if (/^[\da-f-]{36}$/.test(value)) return randomUUID();
  return value.includes(".") ? newState(randomUUID()).secret : newSecret().secret;
}

export const nobodysIds = (
  ids: Readonly<Record<string, string | number>>,
): Record<string, string | number> =>
  Object.fromEntries(Object.entries(ids).map(([name, value]) => [name, unlike(value)]));
