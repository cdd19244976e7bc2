import { plainWord } from "@tieout/core/book-mapping/month-words";
import { isProse } from "@tieout/core/book-mapping/prose";

/** What a row says it is, when it isn't an account or a line. */
export type RowWord = "total" | "grand-total" | "opening" | "closing";

const grand =
  /^(grand |report )?total(s|es|i|t)?( (usd|eur|gbp|cad|aud))?$|^(suma|total) (general|for all accounts|all accounts)|^(summe|gesamtsumme|gesamt|summa|sum|totaux|totaal|totale|totaux generaux|slutsumma|sumas|sumas iguales|total balance|totals? debits? and credits?)$/;
const total =
  /^(sub ?)?total(s|es|t)?\b|\btotals?$|\bi alt$|^account total\b|^balance change$|^net change=|^net (movement|change|activity)s?$|^(suma|summe|summa|sum|sous total|delsumma|delsum)\b/;
// An account may be called "Opening Balance Equity".
const opening =
  /^(beginning|opening|starting|start|initial) balances?(?! (equity|account|adjustment|difference|offset|clearing|suspense|control))|^balance (brought )?forward|^(saldo inicial|saldo anterior|solde initial|solde d'ouverture|report a nouveau|a nouveaux?|anfangsbestand|anfangssaldo|eb wert|eroffnungssaldo|saldovortrag|ingaende (balans|saldo)|inngaende (balanse|saldo))/;
const closing =
  /^(ending|closing|end) balance|^(saldo final|solde final|solde de cloture|endbestand|endsaldo|schlusssaldo|utgaende (balans|saldo|balanse))/;

/** Tells totals and balances apart from accounts by how they are called. */
export function rowWordOf(text: string): RowWord | undefined {
  if (isProse(text)) return undefined;
  const plain = plainWord(text)
    .replace(/[.:_*()-]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (opening.test(plain)) return "opening";
  if (closing.test(plain)) return "closing";
  if (grand.test(plain)) return "grand-total";
  return total.test(plain) ? "total" : undefined;
}
