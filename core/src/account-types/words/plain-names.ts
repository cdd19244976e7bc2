import { lexiconOf, type WordEvidence } from "../word-evidence.ts";

/** Whole names that nothing but an account of the owners has. */
const ownersNames: readonly WordEvidence[] = [
  {
    says: { owners: 20 },
    words: `
      ^ retained earnings/deficit $ | ^ accumulated earnings/deficit/losses $ |
      ^ retained earnings accumulated deficit $ | ^ undistributed earnings/profits? $ |
      ^ common/preferred stock $ | ^ share capital $ | ^ report a nouveau $ |
      ^ benefices? non repartis $ | ^ capital social $ |
      ^ utilidad/utilidades/ganancias?/beneficios? por repartir/distribuir/aplicar $ |
      ^ utilidades/ganancias/beneficios no distribuidas/distribuidos/repartidas/repartidos $ |
      ^ utilidades/ganancias/resultados?/perdidas acumuladas/acumulados?/retenidas $ |
      ^ resultados? de ejercicios anteriores $ | ^ gewinnvortrag/verlustvortrag $ | ^ stammkapital $ |
      ^ gezeichnetes kapital $ | ^ balanserat/balanserad resultat/vinst/forlust $ |
      ^ balanserad vinst eller forlust $ | ^ aktiekapital/aksjekapital $ | ^ opptjent egenkapital $`,
  },
];

/** Whole names of which each says its account, in whatever place and on either side of the books. */
export const plainNames: readonly WordEvidence[] = [
  {
    // Interest that the business gets is no cost, though it stands among those of its debts.
    says: { other_income: 4, income: 4, expense: -12 },
    words: `
      ^ interest income/earned/received $ | ^ zinsertrage/zinseinnahmen/zinseinkunfte $ |
      ^ rentebaten/renteopbrengsten/rentebate $ | ^ rente opbrengsten/baten/inkomsten $ |
      ^ ontvangen rente $ | ^ ranteintakter/renteinntekter/renteinntekt $ |
      ^ intereses ganados/cobrados $ | ^ ingresos financieros $ | ^ ingresos por intereses $ |
      ^ produits financiers $ | ^ interets recus $ | ^ revenus interets $`,
  },
  ...ownersNames,
];

const plainlyOwners = lexiconOf(ownersNames);

export const isPlainlyOwners = (words: readonly string[]): boolean =>
  plainlyOwners(words).spoke > 0;
