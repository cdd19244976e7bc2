import { lexiconOf, type WordEvidence } from "../word-evidence.ts";

/** Whole names that nothing but an account of the owners has, in whatever place and on either side of the books. */
export const plainNames: readonly WordEvidence[] = [
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

const plain = lexiconOf(plainNames);

export const isPlainlyOwners = (words: readonly string[]): boolean => plain(words).spoke > 0;
