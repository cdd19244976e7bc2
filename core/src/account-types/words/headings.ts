import { lexiconOf, type WordEvidence } from "../word-evidence.ts";

/** Words of headings, parents and subtotals, which speak of all accounts below them. */
export const headingWords: readonly WordEvidence[] = [
  {
    says: { liability: 5 },
    words: `
      liabilit* | pasivos? | passif* | passiva | passiven | fremdkapital | *skuld* | *gjeld* |
      *verbindl* | creditors? | payables? | acreedores | schulden | vreemd vermogen | crediteuren`,
  },
  {
    says: { asset: 5 },
    words: `
      assets? | activos? | actif* | activa | aktiva | aktiven | tillgang* | eiendel* | immobilis* |
      inmoviliz* | stocks? | existencias | umlauf* | anlage* | vaste activa | vorderingen |
      voorraad | voorraden`,
    unless: "resultat*",
  },
  { says: { asset: 5 }, words: "*vermogen", unless: "resultat* | eigen | vreemd" },
  {
    says: { asset: 4 },
    words: `
      *fordring* | *forderung* | receivables? | debtors? | creances? | deudores | clientes? |
      por cobrar | *placeringar | placements? | inversiones | finanzanlagen | investments? |
      *vorrate | inventarios? | *tillg`,
    unless: `
      *income* | *expens* | *cost* | *intakt* | *inntekt* | *ertrag* | *aufwand* | resultat* |
      intereses | gain* | loss* | perdidas? | pertes? | produits | charges | *skuld* | *forlust*`,
  },
  {
    says: { owners: 5 },
    words: `
      equity | share capital | capital and/y/et | capital accounts? | ^ capital $ | capitaux |
      fonds propres | patrimonio | shareholders? | stockholders? | *eigenkapital |
      eget kapital | egenkapital | retained | net worth | avoir | owners? | eigen vermogen | net assets |
      fund balances?`,
    unless: "current | fixed | other | total",
  },
  {
    says: { income: 5 },
    words: `
      income | revenues? | revenus? | sales | ingresos | produits | ventas | *ertrage? | *erlose |
      chiffre affaires | *intakt* |
      *inntekt* | turnover | ventes | *forsaljning | umsatze? | facturacion | opbrengsten | omzet |
      baten | inkomsten`,
    unless: `
      tax* | costs? | *kost* | couts? | coste? | costo | accrued | deferred | unearned | advance |
      anticipados? | diferidos? | constates? | recevoir | forutbet* | upplupna | palopte?`,
  },
  {
    says: { expense: 5 },
    words: `
      expens* | overheads? | costs? | gastos | costos? | charges | *aufwand | *aufwendungen |
      *kosten | *kostnad* | *utgift* | *udgift* | *omkostning* | *kostn | achats | compras |
      depenses? | egresos? | lasten | uitgaven | inkopen`,
    unless: `
      accrued | prepaid | deferred | advance | payables? | anticipados? | diferidos? | acumulados? |
      constatees? | payer | forutbet* | upplupna | palopte? | pagados?`,
  },
  {
    // Accrued and prepaid expenses aren't expenses: they're owed, or paid ahead.
    says: { liability: 5, expense: -3 },
    words: `
      accrued expens*/liab*/costs?/payroll*/tax* | accruals? | charges a payer | gastos acumulados? |
      gastos por pagar | upplupna kostnader* | deferred/unearned revenues?/income |
      produits constates | ingresos anticipados?/diferidos? | passive rechnungsabgr* |
      transitorische passiven | overlopende passiva`,
  },
  {
    says: { asset: 5, expense: -3 },
    words: `
      prepaid* | prepayments? | deferred charges?/costs?/expens* | charges constatees |
      gastos/pagos anticipados? | gastos pagados? | gastos diferidos? | forutbetalda kostnader* |
      aktive rechnungsabgr* | transitorische aktiven | accrued income/revenues? |
      produits a recevoir | overlopende activa`,
  },
  {
    says: { income: 3, expense: 3 },
    words: "resultat fran/fra | *finanzergebnis | resultado financiero | resultat financier",
  },
  {
    says: { liability: 4 },
    words: "avsattningar | *ruckstellungen | provisiones | avsetning* | fournisseurs | proveedores",
    unless: "anticipos? | avances? | deprecia* | insolvencias | clientes? | debiteurs?",
  },
  {
    says: { cogs: 5, opex: -2 },
    words:
      "cost of goods/sales | direct cost*/exp* | costo de venta* | varekost* | materialaufw* | cogs",
  },
  {
    says: { other_current_asset: 1, ar: 1, cash: 1, fixed_asset: -3 },
    words: "current assets | activo circulante | umlauf*",
  },
  {
    says: { fixed_asset: 3, accumulated_depreciation: 2 },
    words: "fixed assets | capital assets | immobilis* | anlageverm* | activo fijo | property",
  },
  {
    says: { cash: 4 },
    words: "bank* | banques? | bancos? | caisses? | cajas? | cash | kassa | liquid* | flussige",
    unless: "credit* | lan | *kredit* | charges? | fees? | overdraft* | concours",
  },
  {
    says: { long_term_debt: 4 },
    words: "long term | longterm | langsiktig* | langfrist* | largo plazo",
  },
  {
    says: { other_current_liability: 2, ap: 1 },
    words: "current liab* | kurzfr* | kortsikt* | corto plazo",
  },
  { says: { accumulated_depreciation: 4 }, words: "accumulated | amortissements" },
  { says: { other_income: 3 }, words: "other income | otros ingresos" },
  { says: { other_expense: 3 }, words: "other exp* | otros gastos" },
  { says: { other_current_asset: 3 }, words: "inventor* | stocks? | lager | waren" },
  { says: { long_term_debt: 3, liability: 2 }, words: "loans? liab*" },
  { says: { revenue: 2 }, words: "direct income" },
  { says: { other_income: 2 }, words: "indirect income" },
];

const sections = lexiconOf([
  {
    says: { asset: 1 },
    words: `
      assets | activos? | actifs? | activa | aktiva | aktiven | tillgangar | eiendeler | liabilities |
      pasivos? | passifs? | passiva | passiven | skulder | gjeld | equity | eigenkapital |
      eget kapital | egenkapital | patrimonio | capitaux propres | eigen vermogen | ^ capital $ |
      income | revenues? | revenus? | ingresos | produits | ertrage? | intakter | inntekter |
      opbrengsten | baten | expenses | gastos | egresos | charges | depenses | aufwand |
      aufwendungen | kostnader | kosten | lasten`,
    unless: "other | otros | autres | ovriga | sonstige | overige | prepaid | accrued | deferred",
  },
]);

/** Whether a heading is a whole section of a balance sheet or an income statement. */
export const isSection = (words: readonly string[]): boolean => sections(words).spoke > 0;
