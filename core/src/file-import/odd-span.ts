import { type Day, partsOf } from "../calendar/index.ts";

/**
 * Whether books run further than books do: to more than a year after the day they were sent, or over more than
 * twenty. Then a date was likelier mistyped, a 2062 for a 2026, than meant; nothing that is added up shows that.
 */
export function isOddSpan(
  { from, upTo }: { readonly from: Day; readonly upTo: Day },
  today: Day,
): boolean {
  const { year } = partsOf(upTo);
  return year > partsOf(today).year + 1 || year - partsOf(from).year > 20;
}
