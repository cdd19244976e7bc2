import { plainWord } from "./month-words.ts";

/** `never`: a name doesn't count if this follows it. */
type Names = readonly (readonly [type: string, name: RegExp, never?: RegExp])[];

/** Nearly certain names, in the languages of headings. */
const plain: Names = [
  [
    "RetainedEarnings",
    /\bretained (earnings|profits?)|resultados acumulados|report a nouveau|gewinnvortrag|balanserat resultat|balanserade vinst/,
  ],
  [
    "FixedAsset",
    /\baccum(ulated|\.)? (depr|amort)|amortissements? (des|cumul)|depreciacion acumulada|(ack|akk)umulerte? avskr|ackumulerade avskr/,
  ],
  [
    "AccountsReceivable",
    /\b(accounts|trade) receivable|\bdebtors\b|cuentas por cobrar|\bclientes\b|creances clients|forderungen aus|kundfordring|kundefordring/,
  ],
  [
    "AccountsPayable",
    /\b(accounts|trade) payable|\btrade creditors\b|cuentas por pagar|\bproveedores\b|^fournisseurs\b|verbindlichkeiten aus|leverantorsskuld|leverandorgjeld/,
  ],
  ["Inventory", /^inventor(y|ies)\b|\bstock on hand\b|\bexistencias\b|\bvarelager\b|\bvorrate\b/],
  ["Expense", /\bexpense\b|\bgastos?\b|\bcharges\b|\bkostnad/],
  [
    "Bank",
    /\b(petty )?cash\b|\bchecking\b|\bsavings\b|\bbank (account|current)\b|\bbancos?\b|\bcaja\b|^banque\b|^bank$|\bcheckrakning\b|\bbankkonto\b|\bbankinnskudd\b/,
  ],
];

/** Names typical of a type, used where no number says more. The first match counts. */
const usual: Names = [
  [
    "CostOfGoodsSold",
    /^cost of|\bcogs\b|\bcost of (goods|sales)|^purchases\b|\bmaterials?\b|^subcontract/,
  ],
  ["OtherIncome", /^(other|interest|dividend|rental) (income|revenue)|\bgain on\b/],
  ["Expense", /\b(expenses|interest paid|bad debts?|taxes & licenses|taxes and licenses)\b/],
  ["CreditCard", /\bcredit cards?\b|\b(visa|mastercard|amex|american express)\b/],
  [
    "Equity",
    /\bequity\b|\b(common|preferred|capital) stock\b|\bpaid[ -]in capital\b|\b(owner|member|partner|shareholder)s?'?s?'? (capital|contributions?|draws?|drawings?|distributions?|funds?|investments?)|^(dividends|distributions|drawings?|share capital)\b|capital social|eigenkapital|stammkapital|aktiekapital/,
  ],
  [
    "LongTermLiability",
    /\b(loans?|notes?|mortgages?)( payable)?\b/g,
    /\b(receivable|fees?|interest)\b/,
  ],
  ["LongTermLiability", /\blong[ -]term debt\b|^emprunts?\b|^prestamos?\b|^darlehen\b/],
  [
    "OtherCurrentLiability",
    /\bpayables?\b|\baccrued\b|\bline of credit\b|\b(deferred|unearned) (revenue|income)\b|\bcustomer deposits?\b|\bliabilit(y|ies)\b|\b(vat|gst|hst) (control|collected|on sales)|^paye\b/,
  ],
  [
    "OtherCurrentAsset",
    /^prepaid\b|\breceivables?\b|\bundeposited funds\b|\bdeposits?\b|\bdue from\b|\bpetty\b|\badvances?\b/,
  ],
  [
    "FixedAsset",
    /\b(vehicles?|equipment|machinery|furniture|fixtures|buildings?|land|leasehold improvements?|plant|computers?)$/,
  ],
  ["Income", /\b(sales|revenues?|income|turnover)\b/g, /\b(tax|discounts? taken)\b/],
  ["Income", /\bfees (earned|billed)\b|^services?$|^(ventas|ingresos|ventes|erlose|forsaljning)\b/],
  [
    "Expense",
    /^(advertising|marketing|automobile|bank (fees?|charges)|depreciation|amorti[sz]ation|dues|entertainment|fuel|insurance|interest|internet|janitorial|job|legal|licen[cs]es|maintenance|meals|office|payroll|permits|postage|printing|professional|rent|repairs?|salar(y|ies)|software|supplies|taxes|telephone|training|travel|uniforms|utilities|wages|accounting|commissions?|consulting|electricity|freight|shipping|subscriptions?|motor|light)\b/,
  ],
];

export const typeByName = (name: string): string | undefined => typeIn(plain, name);

export const typeByUsualName = (name: string): string | undefined => typeIn(usual, name);

function typeIn(names: Names, name: string): string | undefined {
  const word = plainWord(name);
  const fits = ([, pattern, never]: Names[number]) =>
    never ? endsWithout(word, pattern, never) : pattern.test(word);
  return names.find(fits)?.[0];
}

/** Whether the last match isn't followed by `never`. */
function endsWithout(word: string, pattern: RegExp, never: RegExp): boolean {
  const last = [...word.matchAll(pattern)].at(-1);
  return last !== undefined && !never.test(word.slice(last.index + last[0].length));
}
