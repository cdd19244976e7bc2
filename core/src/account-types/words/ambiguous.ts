import { lexiconOf } from "../word-evidence.ts";

/** Accounts that stand on either side as the business goes. */
const eitherWay = lexiconOf([
  {
    says: { asset: 1 },
    words: `
      suspense | mispost* | *clearing* | *transit* | transfers? | intercompany | interco | inter co* |
      due to/from | owed to/by | vat | gst | hst | iva | tva | mva | moms | loan account |
      comptes? courant* |
      *buchverlust* | *buchgewinn* | verrechnung* | *interimskonto* | avrakning* | avregning* |
      cuentas? corrientes? con | partidas pendientes | compte attente | capital … non verse/appele |
      augmentation/diminution des`,
  },
  { says: { asset: 1 }, words: "current accounts?", unless: "^ bank | bank current" },
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
      over short | exchange gain*/loss* | currency gain*/loss*`,
  },
]);

export const isGainOrLoss = (words: readonly string[]): boolean => gainOrLoss(words).spoke > 0;

export const isEitherWay = (words: readonly string[]): boolean => eitherWay(words).spoke > 0;
