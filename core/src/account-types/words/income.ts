import type { WordEvidence } from "../word-evidence.ts";

/** Words of what it earns. */
export const incomeWords: readonly WordEvidence[] = [
  {
    says: { revenue: 5 },
    words: "uncategorised/uncategorized income*",
  },
  {
    says: { other_income: 6, equity: -3 },
    words: `
      *dividendenertr* | dividends? income*/received*/revenue* | utdelning pa* |
      revenus des titres*`,
  },
  {
    says: { revenue: 5, other_income: 0.5 },
    words: `
      sales | turnover | billings | revenues? | fees earned | fee income | income from`,
    unless: `
      tax | taxes | salar | wages | payable | control | promotions? | staff | team | training |
      travel | ledger | order | commissions? | expenses? | costs? | discounts? taken`,
  },
  {
    says: { revenue: 5, other_income: 0.5 },
    words: `
      *forsaljning* | *salgsinnt* | *erlos* | *umsatzerl* | *ertrag* | intakt* | *inntekt* |
      *honorarer* | ventes? | ventas? | ^ consulting income/revenue/fees |
      prestations? de services* | prestaciones de servicios* | ingresos? por* | vente de* |
      produits? ventes*/activites* | produits? des? ventes*/activites*`,
  },
  {
    says: { revenue: 5, other_income: 0.5 },
    words: "^ sales/services?",
    unless: `
      sales/service/services/returns?/refunds?/discounts?/allowances? tax/taxes | and service tax/taxes |
      sales promotions?`,
  },
  {
    says: { income: 4 },
    words: "income | proceeds",
    unless: "tax | taxes | payable | in advance",
  },
  {
    says: { income: 4 },
    words: "ingresos?",
  },
  {
    says: { income: 4 },
    words: "produits?",
    unless: "constat* | finis* | semi*",
  },
  {
    says: { other_income: 5, revenue: 1.5 },
    words: `
      *finansinntekt* | other/miscellaneous/misc/sundry/financial/investment income*/revenue* |
      non operating income*/revenue* | otros ingresos*/productos* | ingresos financieros* |
      autres produits* | produits financiers*/divers*/exceptionnels* | produits des cessions* |
      sonstige ertrage* | sonstige betriebliche ertrage* | ovriga ersatt*/rorelseintakt*/intakt* |
      annen inntekt* | annen drift* inntekt* | neutrale/ausserordentliche ertr* | ertrage aus*`,
  },
  {
    says: { other_income: 7, interest_expense: -3, income: 1 },
    words: `
      *ranteintakt* | *renteinntekt* | *zinsertr* | *zinsenertr* | *guthabenzins* |
      interest inc/income*/earned*/received*/revenue* | bank interest earned* | rante intakt* |
      zins/zinsen und ahnliche ertr* | intereses? a favor* | intereses? ganado*/cobrado* |
      ingresos? por intereses* | interets? recus*/crediteurs* | produits?/revenus? d interet* |
      revenus? des*`,
  },
  {
    says: { other_income: 3.5, other_expense: 2 },
    words: `
      *valutagewinn* | *valutagevinst* | *valutavinst* | *kursgewinn* | *kursgevinst* |
      *kursvinst* | gain on/from/loss* | gains/profits? on/from | gains? and/or loss* |
      exchange/rate/currency/fx/forex/valuta/kurs gain*/gewinn*/gevinst*/vinst* | ganancias? cambiaria*/por* |
      utilidad cambiaria* | utilidad en venta* | gains? de change* | plus value* | vinst vid* |
      gevinst ved* | produits? de cession* | realizacion de ganancias*`,
  },
  {
    says: { revenue: 5, cogs: -1 },
    words: `
      *gewahrte* | *erlosschmaler* | *rabatt* |
      allowances/discounts?/rebates?/refunds?/returns? given*/allowed*/granted* |
      allowances/discounts?/rebates?/refunds?/returns? on sales* |
      allowances/discounts?/rebates?/refunds?/returns? and * given*/allowed*/granted* |
      allowances/discounts?/rebates?/refunds?/returns? and * on sales* |
      sales/customer discount*/return*/allowance*/refund* | refunds allowances* | returns and allowances* |
      rabais remises … accord* | devoluciones/descuentos/rebajas … ventas* |
      devoluciones/descuentos/rebajas … sobre ventas* | lamnade rabatter* | comps and* | ^ returns`,
  },
  {
    says: { revenue: 6 },
    words: "billable expense income* | reimbursed expenses* | reimbursable … income*",
  },
  {
    says: { revenue: 5, other_current_liability: -5, other_current_asset: -2 },
    words: `
      erlos/umsatze/lieferung/forsaljning/salg/sales/leistungen/ertrag/entnahme/eigenverbrauch/omsattning/omsetning/prestations/ventes?/ventas? … ust*/umsatzsteuer*/vat*/gst*/hst*/moms*/mva*/iva*/tva*/steuerfrei*/steuerpfl*/avgifts*/exempt*/zero*/taxable*/mwst*/%* |
      steuerfreie umsatze*/lief*/erl* | steuerpfl* umsatze*/erl*`,
  },
  {
    says: { revenue: 4 },
    words: "umsatze",
  },
  {
    says: { revenue: 6 },
    words: "chiffres? affaires",
  },
  {
    // What it is, whatever stands around it.
    says: { income: 2.5 },
    words:
      "income $ | *ertrage? $ | *ertrage? aus | *intakter? $ | *inntekter? $ | ^ ingresos? | ^ produits?",
    unless: `
      tax | taxes | net | deferred | unearned | accrued | prepaid | advance | retained |
      comprehensive | forutbetalda | upplupna | anticipados? | diferidos? | adelantado |
      finis? | semi* | constat* | a recevoir | por cobrar`,
  },
  {
    says: { revenue: 2.5 },
    words: "* sales $",
    unless: `
      costs? | expenses? | commissions? | discounts? | returns? | tax* | vat | gst | of | on | from |
      deferred | unearned | prepaid | direct | receivable | due | marketing | before | after`,
  },
  {
    says: { other_income: 3.5, opex: -2 },
    words: "recovered | recovery | recoveries | bank profit | profit on | gains? $",
    unless: "loss* | tax",
  },
  {
    says: { other_income: 6, asset: -4, expense: -2 },
    words: `
      *atervun* | innbetalt pa tidligere | eingange aus abgeschriebenen | rentrees sur creances |
      recuperacion* de creditos/deudores/clientes/incobrables`,
  },
  {
    says: { revenue: 3, other_income: 1 },
    words: "*unentgeltliche* | *sachbezuge* | entnahme von* | verwendung von gegen*",
  },
  {
    says: { other_income: 2, revenue: 1, opex: -1 },
    words: "*purregebyr* | *paminnelse* | *mahngebuhr*",
  },
  {
    says: { other_income: 3, cogs: 1 },
    words: "*beteiligungsertr* | rebates? from*",
  },
  {
    says: { other_income: 4, expense: -1 },
    words: `
      ^ gains? | *devisengewinn* | *gewinne $ | gains? sur | ganancias? en | diferencias? positivas* |
      vinst avyttr*`,
    unless: "loss* | losses | pertes? | verlust* | perdidas? | capital",
  },
  {
    says: { other_income: 6, accumulated_depreciation: -8, liability: -4, expense: -1 },
    words: "^ reprises? | transferts? de charges*",
  },
  {
    says: { revenue: 3, other_income: 1 },
    words: `
      ^ verkauf* | *medlemsavgift* | *kollekt* | *erhallna | grants? | *bidrag | *tilskudd |
      subvenciones a* | subventions? exploitation*/recues? | trabajos realizados para*`,
    unless: "lamna* | *kost* | aufwand* | provision* | betalda* | ytte*",
  },
];
