export type NationalFormat = "sie" | "saf-t" | "fec";

/**
 * Where packages write a format of the country's own, by ISO 3166 codes: SIE in Sweden and with its neighbors; SAF-T
 * Financial where tax law knows it; FEC in France, its overseas regions and Monaco. All are read everywhere.
 */
const countriesOf: Readonly<Record<NationalFormat, readonly string[]>> = {
  sie: ["SE", "FI", "AX", "NO", "DK"],
  "saf-t": "AO AT BG CV DK HU LT LU MZ NO PL PT RO".split(" "),
  fec: "FR MC GF GP MQ RE YT".split(" "),
};

const formats: readonly NationalFormat[] = ["sie", "saf-t", "fec"];

/** The formats usual in the lender's country, which are named first, and the rare ones. */
export function nationalFormats(country: string) {
  const isUsual = (format: NationalFormat) => countriesOf[format].includes(country);
  return {
    usual: formats.filter(isUsual),
    rare: formats.filter((format) => !isUsual(format)),
  };
}
