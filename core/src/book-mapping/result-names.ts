import { plainWord } from "./month-words.ts";

const names =
  /\barets (res|over|under)|\barsresultat|\bredovisat resultat|\bperioden?s resultat|\boverforing|\bdisponering|\bresultado (liquido )?del (ejercicio|periodo)|\bresultat(s)? (net )?de l.(exercice|annee)|\b(result|profit|loss|profit or loss|profit and loss|net income) (for|of) the (year|period)|\bjahres(uberschuss|fehlbetrag|ergebnis)|\butile d.esercizio/;

/** Named for a year's result as a whole, not for a part of it. */
export const isNamedResult = (name: string): boolean => names.test(plainWord(name));
