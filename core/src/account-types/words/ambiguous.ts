import { lexiconOf } from "../word-evidence.ts";

/** Accounts that stand on either side as the business goes. */
const eitherWay = lexiconOf([
  {
    says: { asset: 1 },
    words: `
      suspense | mispost* | *clearing* | *transit* | transfers? | intercompany | interco | inter co* |
      due to/from | owed to/by | loan account | kruisposten? | tussenrekening* | vraagposten? |
      rekening courant | cuentas de orden | hors bilan |
      comptes? courant* |
      *buchverlust* | *buchgewinn* | verrechnung* | *interimskonto* | avrakning* | avregning* |
      cuentas? corrientes? con | partidas pendientes | compte attente | capital … non verse/appele |
      augmentation/diminution des | *affiliat* | *konzern* | *koncern* | *konsern* |
      *verbundene* | additions? to reserves? | saldos? iniciales? | anfangsbestand* |
      eroffnungsbilanz* | saldenvortrag* | soldes? initial/ouverture | ingaende balans* |
      inngaende balanse* | comptes? de liaison | comprehensive income |
      unrealised/unrealized … available/translation | translation adjustments? |
      ecarts? de conversion | diferencias? de conversion | wahrungsumrechnung* |
      omrakningsdifferens* | omregningsdifferanse*`,
  },
  {
    // A sale or a purchase at a rate of tax is no tax.
    says: { asset: 1 },
    words: "vat | gst | hst | iva | tva | mva | moms | btw",
    unless: `
      ^ sales? | ^ *forsaljning* | ^ *salg* | ^ ventas? | ^ ventes? | ^ omzet | ^ *erlose? |
      ^ inkop* | ^ innkjop* | ^ purchases? | ^ compras? | ^ achats? | ^ inkoop | ^ inkopen`,
  },
  { says: { asset: 1 }, words: "current accounts?", unless: "^ bank | bank current" },
  { says: { asset: 1 }, words: "opening balances?", unless: "equity" },
]);

/** Accounts that are an income in one year and an expense in the next. */
const gainOrLoss = lexiconOf([
  {
    says: { income: 1, expense: 1 },
    words: `
      gains? … loss/losses | profits? … loss/losses | loss/losses … gains? | gewinn* … verlust* |
      vinst … forlust | differences? de change | diferencias? de/en cambio | *kursdifferenz* |
      *kursdiff* | *valutadiff* | variations? … stocks? | variacion* … existencias |
      *bestandsverander* | *bestandesander* | *lagerforandring* | *beholdningsendring* |
      over short | exchange gain*/loss* | currency gain*/loss* | gain loss |
      discounts? received | erhaltene skonti/rabatte | rabais … obtenus | escomptes? obtenus? |
      descuentos? obtenidos? | erhallna rabatter | mottatte rabatter`,
  },
]);

/** The year's profit or loss: the owners', or the last line of a closed income statement, which is no expense. */
const yearsResult = lexiconOf([
  {
    says: { owners: 1 },
    words: `
      arets resultat | *arsresultat* | *jahresergebnis* | *jahresuberschuss* | *jahresgewinn* |
      net income/profit/loss $ | current year earnings | resultado/utilidad/perdida del ejercicio |
      resultado neto | resultat de exercice | resultat net | resultaat boekjaar`,
    unless: "*steuer* | tax* | skatt* | impot* | impuesto*",
  },
]);

export const isYearsResult = (words: readonly string[]): boolean => yearsResult(words).spoke > 0;

export const isGainOrLoss = (words: readonly string[]): boolean => gainOrLoss(words).spoke > 0;

export const isEitherWay = (words: readonly string[]): boolean => eitherWay(words).spoke > 0;
