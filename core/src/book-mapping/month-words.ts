/** Months in English, Spanish, French, German, Swedish, Norwegian, Danish, Dutch, Italian and Portuguese, without accents. */
const names = [
  "january enero janvier januar januari gennaio janeiro",
  "february febrero fevrier februar februari febbraio fevereiro",
  "march marzo mars marz mrz marts maart marco",
  "april abril avril aprile",
  "may mayo mai maj mei maggio maio",
  "june junio juin juni giugno junho",
  "july julio juillet juli luglio julho",
  "august agosto aout augusti augustus",
  "september septiembre setiembre septembre sept settembre setembro",
  "october octubre octobre oktober ottobre outubro",
  "november noviembre novembre novembro",
  "december diciembre decembre dezember desember dicembre dezembro",
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
