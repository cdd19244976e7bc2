import type { Field } from "./mapping.ts";
import { plainWord } from "./month-words.ts";

/*
 * What people and packages write over columns, in English, Spanish, French, German, Swedish and
 * Norwegian. Compared in lower case, without accents and marks.
 */
const words: Record<Field, string> = {
  account: `account|gl account|ledger account|account description full|distribution account|cuenta|
    cuenta contable|compte|konto|sachkonto|account name and number`,
  accountNumber: `account number|account no|acct no|acct|acct number|account code|account id|acct id|
    code|gl code|nominal code|nc|no|nr|number|account #|acct #|n/c|numero de cuenta|codigo|
    codigo de cuenta|codigo cuenta|no cuenta|numero de compte|compte num|comptenum|no compte|
    n compte|code compte|numero compte|kontonummer|konto nr|kontonr|kontonr.|konto-nr|sachkontonummer|
    kontokod|accountid`,
  accountName: `account name|name|description|account description|acct name|account title|title|
    nombre|nombre de cuenta|nombre de la cuenta|descripcion|denominacion|intitule|intitule du compte|
    libelle|libelle du compte|comptelib|nom du compte|bezeichnung|kontobezeichnung|kontoname|
    beschriftung|benamning|kontonamn|kontobenamning|navn|kontonavn|beskrivelse|accountdescription`,
  accountType: `type|account type|acct type|class|category|classification|tipo|tipo de cuenta|
    type de compte|nature|kontoart|kontotyp|art|kontotype|accounttype`,
  opening: `opening|opening balance|beginning balance|balance forward|start balance|saldo inicial|
    saldo anterior|solde initial|solde ouverture|solde d'ouverture|report|eroffnungssaldo|
    anfangsbestand|anfangssaldo|ingaende balans|ingaende saldo|ib|inngaende balanse|inngaende saldo`,
  openingDebit: `opening debit|opening dr|beginning debit|saldo inicial debe|saldo inicial deudor|
    solde initial debit|debit initial|ouverture debit|eb soll|ib debet|inngaende debet`,
  openingCredit: `opening credit|opening cr|beginning credit|saldo inicial haber|
    saldo inicial acreedor|solde initial credit|credit initial|ouverture credit|eb haben|ib kredit|
    inngaende kredit`,
  debit: `debit|debits|dr|debit amount|debe|cargo|cargos|debit amt|soll|sollbetrag|umsatz soll|debet|
    debetbelopp|movement debit|period debit|mouvement debit|mouvements debit|debitamount`,
  credit: `credit|credits|cr|credit amount|haber|abono|abonos|credit amt|haben|habenbetrag|
    umsatz haben|kredit|kreditbelopp|movement credit|period credit|mouvement credit|
    mouvements credit|creditamount`,
  amount: `amount|net|net amount|net change|activity|movement|importe|monto|montant|betrag|belopp|
    belop|value|total amount|movimiento|mouvement|umsatz|amt`,
  closing: `closing|closing balance|ending balance|end balance|ytd balance|balance ytd|saldo final|
    solde final|solde cloture|solde de cloture|endbestand|schlusssaldo|endsaldo|utgaende balans|
    utgaende saldo|ub|utgaende balanse`,
  closingDebit: `closing debit|closing dr|ending debit|balance debit|debit balance|saldo deudor|
    saldo final debe|solde debit|solde debiteur|solde final debit|saldo soll|ub debet|
    utgaende debet`,
  closingCredit: `closing credit|closing cr|ending credit|balance credit|credit balance|
    saldo acreedor|saldo final haber|solde credit|solde crediteur|solde final credit|saldo haben|
    ub kredit|utgaende kredit`,
  balance: "balance|running balance|saldo|solde|balans|saldi|balanse|solde progressif",
  side: "d/c|dr/cr|c/d|debit/credit|sens|soll/haben|s/h|side",
  date: `date|posting date|transaction date|entry date|gl date|effective date|trans date|posted|
    fecha|fecha contable|date comptable|date ecriture|ecrituredate|datum|buchungsdatum|belegdatum|
    bokforingsdatum|verifikationsdatum|dato|bilagsdato|bokforingsdato|transactiondate`,
  journal: "journal|journal code|journalcode|diario|journal id|buchungskreis|serie|batch|source",
  voucher: `voucher|voucher no|voucher number|entry|entry no|entry number|trans #|trans no|
    transaction id|transaction number|transaction no|journal no|journal number|je #|je number|
    asiento|no asiento|numero de asiento|poliza|piece|no piece|n piece|numero de piece|ecriturenum|
    buchungsnummer|buchungsnr|belegnr|belegnummer|ver|vernr|verifikation|verifikationsnummer|
    bilag|bilagsnr|bilagsnummer|trans|transactionid`,
  transactionType:
    "transaction type|trans type|entry type|document type|tipo de documento|type ecriture|belegart",
  document: `num|document|document no|document number|doc no|doc number|ref|reference|ref no|
    reference no|invoice no|documento|referencia|pieceref|reference piece|belegfeld|faktura|referens|
    referanse`,
  memo: `memo|memo/description|description of entry|narration|narrative|details|detail|comment|text|
    line description|concepto|glosa|ecriturelib|libelle ecriture|libelle de l'ecriture|buchungstext|
    verifikationstext|beskrivning|tekst|forklaring|transaction description|name/memo`,
};

const byWord: ReadonlyMap<string, Field> = new Map(
  Object.entries(words).flatMap(([field, list]) =>
    // Object.entries forgets what the keys are; the record's type has checked them.
    list.split("|").map((word) => [comparable(word), field as Field] as const),
  ),
);

/** The field that a heading names; nothing where nobody is known to use it. */
export function fieldOfHeading(heading: string): Field | undefined {
  return byWord.get(comparable(heading));
}

function comparable(text: string): string {
  return plainWord(text)
    .replace(/[\s._:*()-]+/g, " ")
    .trim();
}
