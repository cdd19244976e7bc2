import type { Field } from "@tieout/core/book-mapping/mapping";
import { plainWord } from "@tieout/core/book-mapping/month-words";

/* Column headings in six languages; compared in lower case without accents and punctuation. */
const words: Record<Field, string> = {
  account: `debit account|account debited|compte debite|compte debit|sollkonto|soll konto|konto soll|cuenta debe|cuenta cargo|debetkonto|debitkonto|debet konto|conto dare|account|full account name|gl account|ledger account|account description full|distribution account|cuenta|
    cuenta contable|compte|konto|sachkonto|hauptbuch|hauptbuchkonto|account name and number|nominal account|nominal|g/l|
    compte general|cuenta mayor|rekening|grootboekrekening|
    conto|conta|konto og navn`,
  accountNumber: `account number|account no|acct no|acct|acct number|account code|account id|
    acct id|acctno|
    code|gl code|nominal code|nc|no|nr|number|account #|acct #|n/c|numero de cuenta|codigo|
    codigo de cuenta|codigo cuenta|codigo contable|codigo cuenta contable|no cuenta|numero de compte|compte num|comptenum|no compte|
    n compte|code compte|numero compte|kontonummer|konto nr|kontonr|kontonr.|konto-nr|
    sachkontonummer|
    kontokod|accountid|nominal a/c|nominal a/c ref|nominal ref|ledger code|ledger no|cpte|
    g/l acct/bp code|g/l acct|bp code|gl acct|
    no de compte|n de compte|n cuenta|num compte|konto no|rekeningnummer|numero|
    konto nr og navn|cod conta|codice conto|n conto|reknr|rekening nr`,
  accountName: `account name|acctname|name|description|account description|acct name|account title|title|
    nombre|nombre de cuenta|nombre de la cuenta|descripcion|denominacion|intitule|
    intitule du compte|
    libelle|libelle du compte|comptelib|nom du compte|bezeichnung|kontobezeichnung|kontoname|
    beschriftung|benamning|kontonamn|kontobenamning|navn|kontonavn|beskrivelse|accountdescription|
    particulars|omschrijving|namn|nom|denominacion de la cuenta|
    kontotext|titulo|naam|grootboeknaam|acct desc|acct description|account desc|gl description|gl desc|short text|kurztext|
    descrizione|descrizione conto|descricao|descricao da conta|nome da conta|nome conto|denominazione|designacao|intitule des comptes|naam rekening`,
  accountType: `type|account type|acct type|class|category|classification|tipo|tipo de cuenta|
    type de compte|nature|kontoart|kontotyp|art|kontotype|accounttype`,
  contraAccount: `contra account|offset account|offsetting account|balancing account|bal account no|
    counter account|credit account|account credited|contrapartida|compte de contrepartie|contrepartie|
    compte credite|compte credit|gegenkonto|gegenkonto ohne bu schlussel|habenkonto|motkonto|
    tegenrekening|
    haben konto|konto haben|cuenta haber|cuenta abono|kreditkonto|kredit konto|conto avere`,
  opening: `opening|opening balance|beginning balance|balance forward|start balance|initial balance|
    ob|forward balance|balance brought forward|balance carryforward|balance carried forward|
    soldes a nouveau|a nouveaux|beginbalans|beginsaldo|saldos iniciales|saldo de inicio|saldo inicial|
    saldo anterior|solde initial|solde ouverture|solde d'ouverture|report|eroffnungssaldo|
    anfangsbestand|anfangssaldo|ingaende balans|ingaende saldo|ib|inngaende balanse|inngaende saldo|
    eb wert|
    ing balans|ing saldo|b/f|brought forward|saldo de apertura|report a nouveau|a nouveau|
    saldovortrag|
    saldi iniziali|saldo iniziale|saldo di apertura|saldo apertura|saldo de abertura|soldes d'ouverture|soldes ouverture|soldes initiaux|primo|primosaldo|abningsbalance|abningssaldo|openingsbalans|openingssaldo|eroffnungsbilanz|eroffnung|beg bal|beg balance|begin bal|begin balance|beginning bal|opening bal|bal fwd|bal forward|balance fwd|bilancio di apertura`,
  openingDebit: `opening debit|opening dr|beginning debit|saldo inicial debe|saldo inicial deudor|
    solde initial debit|debit initial|ouverture debit|eb soll|eb wert soll|ib debet|inngaende debet`,
  openingCredit: `opening credit|opening cr|beginning credit|saldo inicial haber|
    saldo inicial acreedor|solde initial credit|credit initial|ouverture credit|eb haben|eb wert haben|ib kredit|
    inngaende kredit`,
  debit: `debit|debits|dr|debit amount|debe|cargo|cargos|debit amt|soll|sollbetrag|umsatz soll|
    debet|
    debetbelopp|movement debit|period debit|mouvement debit|mouvements debit|debitamount|
    debit amount two column approach|
    jahresverkehrszahlen soll|jahresverkehrszahl soll|jvz soll|vz soll|summe fur wj soll|debetbedrag|
    dare|debito|debitos|deudor|devedor|debiteur|progressivo dare|saldo dare`,
  credit: `credit|credits|cr|credit amount|haber|abono|abonos|credit amt|haben|habenbetrag|
    umsatz haben|kredit|kreditbelopp|movement credit|period credit|mouvement credit|
    mouvements credit|creditamount|
    credit amount two column approach|jahresverkehrszahlen haben|
    jahresverkehrszahl haben|jvz haben|vz haben|summe fur wj haben|creditbedrag|
    avere|credito|creditos|acreedor|credor|crediteur|progressivo avere|saldo avere`,
  amount: `amount|actual|actuals|current year|this year|net|net amount|net change|activity|movement|importe|monto|montant|betrag|belopp|
    belop|value|total amount|movimiento|mouvement|umsatz|amt|perioden|mouvements|movimientos|
    sumas|transactions|mutaties|mutatie|bevegelse|bevegelser|rorelse|
    periodens forandring|period movement|bedrag|umsatz ohne soll/haben kz|
    buchungsbetrag|buchungsbetrag euro|betrag in hauswahrung|betrag in hw|betrag hw|amount in lc|
    amount in company code currency|betrag in buchungskreiswahrung|importe en moneda local|montant en devise interne|
    importo|valor|movimenti|movimentos|movimento|movimento do mes|movimento del periodo|bewegung|bewegungen|variation|endring|andring|transaktioner|proefbalans|mutatie periode|lcy amount|local amount|amount local|functional amount|accounted amount|base amount`,
  closing: `closing|closing balance|ending balance|end balance|ytd balance|balance ytd|saldo final|
    solde final|solde cloture|solde de cloture|endbestand|schlusssaldo|endsaldo|utgaende balans|
    utgaende saldo|ub|utgaende balanse|utg balans|utg saldo|
    c/f|carried forward|saldo actual|solde n|ar til dato|accumulated balance|eindbalans|eindsaldo|
    saldos finales|saldos actuales|
    soldes de cloture|soldes cloture|soldes finals|soldes fin|saldo finale|saldi finali|saldo atual|saldo corrente|slutsaldo|ultimo|ultimosaldo|saldibalans|closing balances|ending balances|end balances|adjusted trial balance|adjusted balance|saldo attuale|kumulierter saldo|end bal|ending bal|closing bal`,
  closingDebit: `closing debit|closing dr|ending debit|balance debit|debit balance|saldo deudor|
    saldo final debe|solde debit|solde debiteur|solde final debit|saldo soll|saldo per wj soll|ub debet|
    utgaende debet|saldo debe|soldes debiteurs|saldos deudores`,
  closingCredit: `closing credit|closing cr|ending credit|balance credit|credit balance|
    saldo acreedor|saldo final haber|solde credit|solde crediteur|solde final credit|saldo haben|
    ub kredit|utgaende kredit|saldo haber|soldes crediteurs|saldos acreedores`,
  balance:
    "balance|running balance|saldo|solde|saldos|soldes|balans|saldi|balanse|solde progressif|solde cumule",
  side: `d/c|dr/cr|c/d|debit/credit|sens|soll/haben|s/h|side|soll/haben kennzeichen|s/h kz|dc|drcr|
    debit or credit|db/cr|
    d/a|dare/avere|segno|debe/haber|debet/kredit|debet/credit|soll haben|dr cr|d/h|d c|natureza|signo|dc ind|dc indicator|dr cr ind|debit credit indicator|db cr ind|dc flag|dc code`,
  date: `date|posting date|posted dt|posting dt|posted date|gl posting date|transaction date|entry date|gl date|effective date|trans date|posted|
    fecha|fecha contable|fecha elaboracion|fecha de elaboracion|date comptable|date ecriture|ecrituredate|datum|buchungsdatum|belegdatum|
    bokforingsdatum|verifikationsdatum|dato|bilagsdato|bokforingsdato|transactiondate|doc date|
    journal date|fecha asiento|boekdatum|date piece|fecha de contabilizacion|fecha valor|
    posted on|postdate|booked on|txn date|tran date|buch dat|buchdat|data|data reg|data registrazione|data operazione|data lancamento|data do lancamento|bogforingsdato|value date|valuta|datum boeking|registration date|bokf dat|ver datum|date operation|date de comptabilisation|accounting date|journal posting date|post date|post dt|gl post date|tran dt|trans dt|journal dt`,
  journal:
    "journal|journal code|journalcode|diario|journal id|buchungskreis|serie|batch|source|jnl|jrnl|jal|dagboek",
  voucher: `voucher|voucher no|voucher number|entry|entry no|entry number|trans #|trans no|txn no|txnidx|
    transaction id|transaction number|transaction no|journal no|journal number|je #|je number|je|je no|
    asiento|no asiento|numero de asiento|poliza|piece|no piece|n piece|numero de piece|ecriturenum|
    buchungsnummer|buchungsnr|belegnr|belegnummer|ver|vernr|verifikation|verifikationsnummer|
    bilag|bilagsnr|bilagsnummer|trans|transactionid|vch no|no ecriture|bkst nr|boekstuk|boekstuknummer|
    numero ecriture|
    n reg|num reg|numero registrazione|n registrazione|entry id|txn id|txn number|tran no|tran number|numero asiento|num asiento|lancamento|n lancamento|protocollo|bilagnr|bilag nr|verifikationsnr|n ecriture|num ecriture`,
  transactionType: `transaction type|trans type|entry type|document type|tipo de documento|
    type ecriture|belegart|vch type|voucher type|doc type`,
  document: `num|document|document no|document number|doc no|doc number|ref|reference|ref no|
    reference no|invoice no|documento|referencia|pieceref|reference piece|belegfeld|faktura|
    referens|
    referanse|check no|cheque no|
    numero de document|no document|belegfeld 1`,
  memo: `memo|memo/description|trans description|description of entry|narration|narrative|details|detail|transaction details|comment|text|
    line description|concepto|glosa|ecriturelib|libelle ecriture|libelle de l'ecriture|buchungstext|
    verifikationstext|beskrivning|tekst|forklaring|transaction description|name/memo|remarks|
    comments|explanation|libelle operation|
    causale|descrizione operazione|historico|historico do lancamento|tekst beskrivelse|oplysning|memo text|motif|descr|line desc|trans desc|jrnl desc|journal description|entry description`,
};

const byWord: ReadonlyMap<string, Field> = new Map(
  Object.entries(words).flatMap(([field, list]) =>
    // Object.entries loses the key type, which the record has checked.
    list.split("|").map((word) => [comparable(word), field as Field] as const),
  ),
);

export function fieldOfHeading(heading: string): Field | undefined {
  const plain = comparable(heading);
  return byWord.get(plain) ?? byWord.get(withoutTrimmings(plain));
}

export const isToDate = (heading: string): boolean => toDate.test(plainWord(heading));

const toDate =
  /\b(ytd|year to date|kumuliert|kumulativ|kum|acumulad[oa]s?|cumules?|cumuls?|cumulative|accumulated|progressiv[oi]|progr|ackumulerat|akkumuleret|ar til dato|hittil i ar)\b/;

/** Whether a column says in which money it is, which is the books' own where others say none. */
export const namesCurrency = (heading: string): boolean =>
  /\b(local|base|home|functional|business|company) currency\b|\blcy\b|\(?\b(usd|eur|gbp|cad|aud|nzd|chf|sek|nok|dkk|mxn)\b|\p{Sc}/iu.test(
    heading,
  );

/** Drops qualifiers such as "YTD", "G/L", "total" or the currency. */
function withoutTrimmings(plain: string): string {
  return plain
    .replace(
      /\b(year to date|in local currency|local currency|base currency|in business currency)\b/g,
      " ",
    )
    .split(" ")
    .filter((word) => !trimmings.test(word))
    .join(" ");
}

const trimmings =
  /^(|g\/l|gl|ytd|lcy|totals?|net|adjusted|kumuliert|kum|acumulad[oa]s?|cumules?|cumuls?|progressiv[oi]|progr|in|usd|eur|gbp|cad|aud|nzd|chf|sek|nok|dkk|mxn|(us)?\p{Sc})$/u;

function comparable(text: string): string {
  return plainWord(text)
    .replace(/[\s._:*()°º-]+/g, " ")
    .trim();
}
