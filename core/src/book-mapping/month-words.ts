/** Months in English, Spanish, French, German, Swedish and Norwegian, without accents. */
const names = [
  "january enero janvier januar januari",
  "february febrero fevrier februar februari",
  "march marzo mars marz mrz",
  "april abril avril",
  "may mayo mai maj",
  "june junio juin juni",
  "july julio juillet juli",
  "august agosto aout augusti",
  "september septiembre setiembre septembre sept",
  "october octubre octobre oktober",
  "november noviembre novembre",
  "december diciembre decembre dezember desember",
].map((month) => month.split(" "));

/** A month (1 to 12) by name or an abbreviation of three letters or more. */
export function monthOf(word: string): number | undefined {
  const plain = plainWord(word);
  if (plain.length < 3) return undefined;
  const index = names.findIndex((month) => month.some((name) => name.startsWith(plain)));
  return index < 0 ? undefined : index + 1;
}

/** Lower case, without accents: how words are compared. */
export function plainWord(text: string): string {
  return text
    .toLowerCase()
    .replace(/æ/g, "a")
    .replace(/ø/g, "o")
    .replace(/ß/g, "ss")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
}
