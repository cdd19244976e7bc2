import type { WordEvidence } from "../word-evidence.ts";

/** Words of what a business owes. */
export const liabilityWords: readonly WordEvidence[] = [
  {
    says: { liability: 5 },
    words: `
      *acreedor* | *verbindlichkeit* | skuld* | skyldig* | *gjeld | *kreditoren* | *dus |
      payables? | creditors? | dettes? | deudas? | por pagar* | a payer*`,
  },
  {
    says: { ap: 7, liability: 1 },
    words: `
      *leverantorsskuld* | *leverandorgjeld* | trade/accounts?/suppliers? payable*/creditor* |
      creditors control* | verbindlichkeiten aus lief*/l | cuentas por pagar* |
      ^ proveedores/fournisseurs?/creditors?/suppliers? | dettes fournisseurs* | ap trade`,
  },
  {
    says: { liability: 5 },
    words: "liability | liabilities | passif | pasivos?",
  },
  {
    says: { other_current_liability: 6, ar: -6, asset: -3 },
    words: "clients? crediteurs? | clientes? acreedores | crediteurs? divers",
  },
  {
    says: { other_current_liability: 5, liability: 1 },
    words: `
      accrued | palopt* | *rechnungsabgrenz* | accruals? | *upplupna? | transitorische passiven* |
      passive abgrenz* | provision/provisiones para* | charges a payer* | gastos acumulados*`,
  },
  {
    says: { other_current_liability: 4, liability: 1 },
    words: `
      *deferred | *unearned | *advance | *uopptjent* |
      deferred/unearned/advance revenue*/income*/fees* | deferred/unearned/advance in advance* |
      income in advance | income in advance revenue*/income*/fees* | income in advance in advance* |
      income received in advance | income received in advance revenue*/income*/fees* |
      income received in advance in advance* | revenue received |
      revenue received revenue*/income*/fees* | revenue received in advance* |
      passive rechnungsabgr* | produits constates d avance* | forutbetalda intakter* |
      ingresos anticipados*/diferidos* | ingresos? … adelantado/anticipado | billings in excess*`,
  },
  {
    says: { other_current_liability: 4, income: -3 },
    words: "deferred/unearned revenue*/income* | income in advance*",
  },
  {
    says: { other_current_liability: 6, ar: -4, liability: 1 },
    words: `
      *giftcard* | customer deposit*/advance*/prepay* | deposits? from customer* |
      forskott fran kund* | forskudd fra kund* | anticipos? de clientes* |
      avances?/acomptes? clients*/recus* | erhaltene anzahlungen* | anzahlungen von* |
      gift card*/certificates*`,
  },
  {
    says: { liability: 4, other_current_liability: 1, long_term_debt: 1.5 },
    words: `
      due/owed to* | loans? from* |
      aus/de/fran? gesellschafter*/aktieagare*/agare*/socios*/associes*`,
  },
  {
    says: { other_current_liability: 6, liability: 1 },
    words: `
      *umsatzsteuer* | *mehrwertsteuer* | *mwst* | tax payable*/liab* | taxes payable* |
      vat/gst/hst/iva/tva/mva/moms/ust/pst/qst/tps/tvq … payable*/collected*/control*/liabil*/owing*/trasladad*/repercut*/output*/collectee*/due*/decaisser* |
      vat/gst/hst/iva/tva/mva/moms/ust/pst/qst/tps/tvq … on sales* |
      vat/gst/hst/iva/tva/mva/moms/ust/pst/qst/tps/tvq … zu zahlen* |
      sales tax … payable*/collected*/control*/liabil*/owing*/trasladad*/repercut*/output*/collectee*/due*/decaisser* |
      sales tax … on sales* | sales tax … zu zahlen* | output vat*/tax*/gst* | utgaende m* |
      umsatz steuer* | iva repercutido*/trasladado*/debito* | tva collectee* |
      tva a decaisser*/payer*`,
  },
  {
    says: { other_current_liability: 3, other_current_asset: 0.7 },
    words: `
      vat | gst | hst | pst | qst | iva | tva | mva | moms | merverdiavgift | paye | nic | payg |
      fica | futa | suta | sales tax | superannuation payable`,
  },
  {
    says: { other_current_liability: 4 },
    words: `
      withheld | paye | payg | garnish | retenciones | forskuddstrekk | skattetrekk |
      personalskatt | lohnsteuer | kirchensteuer | quellensteuer | retenues | withholdings? |
      deductions? | retenidos?`,
  },
  {
    says: { other_current_liability: 6, opex: -2 },
    words: `
      *semesterloneskuld* | payroll liabilit*/clearing*/deductions*/accrual* |
      payroll tax/taxes payable*/liab* | wages/salaries payable* | net wages* |
      skyldig lonn*/arbeids*/ferie* | skyldige feriepenger* | upplupna loner*/semester*/sociala* |
      remuneraciones pendientes* | remunerations dues* | lohn* und gehalt* verbind*`,
  },
  {
    says: { credit_card: 6, liability: 0.5 },
    words: "credit cards?",
    unless: "charges | processing | commission | receivable | sales | fees? | discounts?",
  },
  {
    says: { credit_card: 6, liability: 0.5 },
    words: `
      visa | mastercard | amex | bankcard | diners | brex | ramp | *kreditkort* | *kreditkarte* |
      master card | american express | capital one | tarjetas? de credito* | carte de credit* |
      * card $ | corporate/company card*`,
  },
  {
    says: { other_current_liability: 4, asset: -0.5 },
    words: `
      loc | *overdraft* | *kassekredit* | *checkrakningskredit* | *kontokorrent* | *decouvert* |
      *kurzfristige* | *kortsiktig* | *kortfristig* | line of credit | credit line* |
      poliza de credito* | current portion* | short term loan*/debt*/borrow*/note* | corto plazo*`,
  },
  {
    says: { long_term_debt: 4.5, other_current_liability: 1 },
    words: `
      debt | convertible | loans? | notes? | mortgages? | bonds? | debentures? | hire purchase |
      venture debt`,
    unless: `
      receivable | interest | student | processing | fees? | financed |
      to officer/share/employee/staff/director`,
  },
  {
    says: { long_term_debt: 4.5, other_current_liability: 1 },
    words: `
      *emprunt* | *prestamo* | *darlehen* | *pantelan* | *langsiktig* | *langfrist* | *hipotec* |
      *hypothek* | *hypotheque* | *obligationslan* | *gjeldsbrev* | *byggelan* | lan fra* |
      largo plazo* | a long terme* | gjeld til kreditt*`,
  },
  {
    says: { long_term_debt: 4.5, other_current_liability: 1 },
    words: "lan",
    unless: "til*",
  },
  {
    says: { long_term_debt: 2, other_asset: 1 },
    words: "long term* | non current*",
  },
  {
    says: { other_current_liability: 3, long_term_debt: 1.5, liability: 2 },
    words: `
      directors?/shareholders? loan* | loan account* | shareholders? current* | comptes? courant* |
      cuenta corriente con*`,
  },
  {
    says: { long_term_debt: 3, other_current_liability: 2, liability: 2 },
    words: "*leasingskuld* | lease liab* | leasing skuld* | obligations? under*",
  },
  {
    says: { liability: 4, other_current_liability: 2, income_tax: -1 },
    words: `
      *avsattning* | *ruckstellung* | *steuerruckst* | *skatteskuld* |
      provisions? for corp*/tax*/income* | avsetning for* | provisions? pour* |
      betalbar skatt ikke* | corporation/income tax payable* | income taxes payable* |
      accrued tax* | accrued income tax* | impots?/impuestos? … a payer* |
      impots?/impuestos? … por pagar* | isr por pagar* | etat impot*`,
  },
  {
    says: { owners: -3 },
    words: "*ruckstellung* | provisions? pour risques/charges | provisiones? para",
  },
  {
    says: { liability: 1.5, income_tax: 0.7 },
    words: "provisions? for",
  },
  {
    // Of France's account with the state: taxes due, whatever they are on.
    says: { other_current_liability: 3, other_current_asset: 1.5, income: -4, expense: -3 },
    words: "^ etat | a decaisser",
  },
  {
    says: { ap: 3, cogs: -4.5, revenue: -4 },
    words: "^ fournisseurs? … achats?/prestations?",
  },
  {
    says: { other_current_liability: 6, income: -5 },
    words: "uopptjent* … *inntekt* | forskuddsbetalte? … *inntekt* | forutbetalda? … *intakt*",
  },
  {
    says: { other_current_liability: 6, other_current_asset: -4, cogs: -3 },
    words: "*grni* | received not billed*/invoiced* | received but not billed*/invoiced*",
  },
  {
    says: { other_current_liability: 5 },
    words: `
      expense claims*/payable* | expenses? reimburs* payable* | expenses payable* |
      unpaid expense*`,
  },
  {
    says: { other_current_liability: 3, interest_expense: 3 },
    words: "interest payable*",
  },
  {
    says: { long_term_debt: 3, other_asset: 2, income_tax: 0.5 },
    words: `
      deferred tax liab*/asset* | utsatt/uppskjuten skatt* | latente steuern* | impots? differe*`,
  },
  {
    says: { long_term_debt: 4, equity: 1 },
    words: "*periodiseringsfond* | *obeskattade*",
  },
  {
    says: { other_current_liability: 7, cash: -5 },
    words: `
      *overdaft* | bank overdaft*/overdraft* | bank o d* | bank od | soldes? crediteurs? |
      credits? tresorerie/escompte | credits? de tresorerie | concours bancaires`,
  },
  {
    says: { ap: 4 },
    words: "*lieferanten* | *proveedores* | *leverantor* | *leverandor*",
  },
  {
    says: { liability: 4, other_current_liability: 1 },
    words: `
      a pagar* | creanciers? | comptes? fournisseurs? | *zahllast* | anleihen | *forpliktelser? |
      *trekk | commercial paper* | owing to* | impots? dus? | tps | tvq`,
  },
  {
    says: { long_term_debt: 3, other_current_liability: 1 },
    words:
      "kredite? | bankkredite? | banklan | billan | hypotekslan | andra lan | ovriga lan | *valutalan",
  },
  {
    // DATEV's private accounts of partners whose capital is a debt.
    says: { liability: 6 },
    words: "fk $ | th fk | vh fk",
  },
  {
    says: { other_current_liability: 5, income: -5 },
    words: `
      impuestos? de/sobre ventas? | impuestos? de/sobre las ventas | iva … ventas? |
      debito fiscal`,
    unless: "pagado* | credito* | compras?",
  },
  {
    says: { liability: 3 },
    words: `
      bank/term/mortgage loans? | accounts/trade payable | loans? from | bankdarlehen |
      banklan | emprunts? bancaires? | prestamos? bancarios? | leverantorsskulder |
      leverandorgjeld | cuentas por pagar`,
    unless: "interest | fee* | charge* | cost*",
  },
];
