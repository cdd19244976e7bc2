import type { WordEvidence } from "../word-evidence.ts";

/** Words of what a business has for a short time: cash, what it is owed, stock, what it paid ahead. */
export const currentAssetWords: readonly WordEvidence[] = [
  {
    says: { asset: 4, ar: 1.5, other_current_asset: 1 },
    words: `
      *deudor* | *forderung* | *fordring* | *debitoren* | receivables? | debtors? | creances? |
      clientes? | clients?`,
  },
  {
    says: { ar: 6, asset: 1 },
    words: `
      *kundfordring* | *kundefordring* | trade/accounts?/customers? receivable*/debtor* |
      debtors control* | forderungen aus l* | cuentas por cobrar* | creances clients* |
      ^ clientes?/clients?/debtors? | ^ customers? $ | sundry/trade/other customers? |
      retainage receivable*`,
  },
  {
    says: { ar: 3, asset: 2 },
    words: "unbilled | *upparbetad* | factures a etablir*",
  },
  {
    says: { ar: 6, asset: 2, depreciation_amortization: -3, opex: -1 },
    words: `
      prevision/previsiones/provision/allowance/reserve/avsetning/nedskrivning/wertberichtigung*/deterioro/estimacion/vardereglering/depreciations? … doubtful*/bad*/uncollect*/debt*/fordring*/clientes*/clients*/creances*/forderung*/cobro*/krav*/incobrable*/deudores* |
      prov n … doubtful*/bad*/uncollect*/debt*/fordring*/clientes*/clients*/creances*/forderung*/cobro*/krav* |
      less prov* … doubtful*/bad*/uncollect*/debt*/fordring*/clientes*/clients*/creances*/forderung*/cobro*/krav*`,
  },
  {
    says: { other_current_asset: 6, asset: 1 },
    words: `
      prepaid | *prepayment* | *prepagad* | *anticipad* | *forutbetald* | *forskuddsbetal* |
      ^ prepaid/prepayments? | ^ pre paid | paid in advance* | constatees/payees? d avance* |
      charges constatees* | aktive rechnungsabgr*/abgrenz* |
      deferred charge*/commission*/cost*/expense* | transitorische aktiven* |
      pagados? por anticipado*/adelantado*`,
  },
  {
    says: { other_current_asset: 6, other_current_liability: -6 },
    words: `
      accrued income*/revenue* | accrued interest receivable* | interest accrued receivable* |
      upplupna intakt* | upplupna … ranteintakt* | produits a recevoir* |
      palopte?/palopne/opptjente?/ikke … *inntekt*`,
  },
  {
    // What was earned and isn't billed yet is no income once more.
    says: { income: -6, asset: 2 },
    words: "palopte?/palopne/opptjente?/upplupna? … *inntekt*/*intakt* | ikke fakturerte …",
  },
  {
    says: { other_current_asset: 4, cash: 4 },
    words: "a lencaissement/lescompte | encaissement/escompte $",
  },
  {
    says: { asset: 3, other_asset: 1 },
    words: `
      *sertifikater? | finansielle instrumenter | finansiella instrument | finanzinstrumente |
      financial instruments? | instruments? financiers? | instrumentos? financieros?`,
    unless: "inntekt* | intakt* | gain* | loss* | income | gevinst* | tap | vinst | forlust",
  },
  {
    says: { other_current_asset: 5, ap: -4 },
    words: `
      forskott/forskudd/advances?/anticipos?/acomptes?/anzahlungen? … to*/supplier*/vendor*/proveedor*/fournisseur*/leverant*/leverand*/geleistet*/staff*/employee*/officer*/personal*/ansatt*/anstall*/remuner*/verses* |
      verses sur command*`,
  },
  {
    says: { other_current_asset: 2 },
    words: "advances?",
  },
  {
    says: { other_current_asset: 2, other_current_liability: 2, opex: 0.5 },
    words: `
      suspense | *mispost* | *uncategorised* | *uncategorized* | *clearing* | *transitor* |
      *durchlaufend* | *interimskonto* | *observationskonto* | *geldtransit* | *avrakning* |
      ask my accountant* | compte/compte. d attente* | cuenta puente* | partidas pendientes* |
      virements internes* | tracking transfer*`,
  },
  {
    says: { other_current_asset: 5 },
    words: "uncategorised/uncategorized asset*",
  },
  {
    says: { other_current_asset: 1.5, other_current_liability: 1.5, long_term_debt: 0.5 },
    words: `
      interco | intercompany | *affiliat* | *konzern* | *koncern* | *konsern* | *verbundene* |
      inter co/company | due/loans? to*/from* | owed to*/by* | loans? due* | groupe et associes* |
      related part*`,
  },
  {
    says: { other_current_asset: 5, liability: -2 },
    words: `
      *utlan* | due from* | owed by* | loans? to/receivable* | notes? receivable* |
      prestamos? a socios*/empleados* | lan till* | lan til ansat*`,
  },
  {
    says: { other_current_asset: 3.5, other_current_liability: 2.5, asset: 0.5 },
    words: `
      *vorsteuer* | *momsfordran* |
      vat/gst/hst/iva/tva/itc/tps/tvq … receivable*/recoverable*/input*/paid*/acreditable*/soportado*/deductible*/credito*/refund* |
      vat/gst/hst/iva/tva/itc/tps/tvq … on purchases* | input vat*/tax*/gst* |
      ingaende/inngaende m* | iva soportado*/acreditable*/credito* | tva deductible* |
      creditos? fiscal*`,
  },
  {
    says: { other_current_asset: 6, liability: -6 },
    words: `
      impots?/taxes?/tva … recuperables?/recouvrables?/recuperer |
      impuestos?/iva … recuperables?/recuperar`,
  },
  {
    says: { other_current_asset: 5, liability: -6 },
    words: "*einfuhrumsatzsteuer* | *einfuhr umsatzsteuer*",
    unless: "verbindlichk* | aufgeschoben*",
  },
  {
    says: { other_current_asset: 6 },
    words: "kortfristiga fordringar* | kortsiktige fordringer* | kurzfristige forderung*",
  },
  {
    says: { cash: 6, asset: 0.5 },
    words: `
      checking | chequing | paypal | savings? | petty cash | cash on/in hand | cash at bank |
      cash account/drawer/register/float/management | cash in wallet |
      bank current/deposit/accounts? |
      current/deposit/cheque/operating/payroll/business/reserve account | money market |
      operating acct | payroll checking | house bank | term deposit`,
    unless: "fee* | charges* | interest* | over* | short* | equiv* gain*/loss*",
  },
  {
    says: { cash: 6, asset: 0.5 },
    words: "^ cash",
    unless: "over* | short* | discount* | donat* | flow* | difference*",
  },
  {
    says: { cash: 6, asset: 0.5 },
    words: "^ bank",
    unless: `
      fee* | charges* | service* | loan* | interest* | overdraft* | revaluation* | commission* |
      credit* | profit* | *gebyr* | *gebuhr* | *avgift* | *kostn* | *kosten | spesen | frais |
      comisi* | *zins* | *rente* | *ranta* | verbindlichk* | lan | *kredit*`,
  },
  {
    says: { cash: 6, asset: 0.5 },
    words: `
      bancos | *bankinnskudd* | bankkonto* | *foretagskonto* | *checkkonto* | *plusgiro* |
      *bankgiro* | *postgiro* | *postbank* | *kontanter* | *girokonto* | *sparkonto* | *postkonto* |
      *sparkasse* | *volksbank* | *efectivo* | *disponibilites* |
      ^ caisse/kasse/kassa/banque/caja*/bancos?/banks? | post finance*`,
  },
  {
    says: { cash: 6, asset: 0.5 },
    words: "*checkrakning*",
    unless: "*skredit*",
  },
  {
    says: { cash: 3, credit_card: 0.7, long_term_debt: 0.5 },
    words: `
      chase | barclays | hsbc | lloyds | natwest | santander | bbva | citibank | bofa | svb |
      mercury | nab | westpac | anz | bnp | nordea | seb | swedbank | handelsbanken | dnb |
      sparebank | raiffeisen* | *kantonalbank* | twint | sumup | zettle | izettle | mollie | swish |
      qonto | sabadell | bankinter | caixabank | banque postale | credit mutuel | commerzbank | ubs | revolut | wise | monzo | starling | stripe | paypal |
      bank of | wells fargo | td/commonwealth/deutsche bank | credit agricole | societe generale`,
  },
  {
    says: { cash: 3 },
    words: "bank",
    unless: `
      fee* | charges* | service* | expense* | loan* | interest* | overdraft* | revaluation* |
      commission* | profit* | od | *gebyr* | *gebuhr* | *avgift* | *kostn* | *kosten | spesen |
      *zins* | *rente* | *ranta* | verbindlichk* | lan | *kredit*`,
  },
  {
    says: { cash: 3 },
    words: "cash",
    unless: "over* | short* | discount* | donation* | flow* | difference*",
  },
  {
    says: { other_current_asset: 4, cash: 4.5 },
    words: "undeposited funds*",
  },
  {
    says: { other_current_asset: 4.5, cogs: 0.7 },
    words: "inventory | inventories",
    unless: `
      adjust* | shrink* | write* | change* | variation* | variance* | count* | not billed* | sold |
      sales? | non`,
  },
  {
    says: { other_current_asset: 4.5, cogs: 0.7 },
    words: `
      wip | *existencias* | *mercaderias* | *inventario* | lager | *varelager* | *varulager* |
      *handelswaren* | *vorrate* | *rohstoffe* | *ferdigvarer* | *bestand* | almacen |
      ^ stock on/in hand* | ^ stock of*/raw*/finished* | ^ stock in trade* | ^ stock |
      stock in/on hand* | finished goods | raw materials | work in progress*/process* |
      goods in transit*`,
  },
  {
    says: { other_current_asset: 4.5, cogs: 0.7 },
    words: "stocks?",
    unless: `
      option* | common* | preferred* | treasury* | comp* | capital* | adjust* | received* |
      variation*`,
  },
  {
    says: { other_current_asset: 5 },
    words: "employee/staff advance*/loan* | loans? to*",
  },
  {
    says: { other_current_asset: 6, expense: -4 },
    words: "payes?/payees?/verses? d avance*",
  },
  {
    says: { cash: 5 },
    words: `
      *tresorerie* | *disponible | equivalents? de* | likvida medel* | flussige mittel*`,
  },
  {
    says: { asset: 4, other_current_asset: 1 },
    words: "a recevoir* | por cobrar* | zu erhalten*",
  },
  {
    says: { other_current_asset: 4 },
    words: `
      materias? primas? | productos? terminados?/semiterminados?/en | mercancias? | repuestos? |
      envases? | matieres? premieres?/consommables?/auxiliaires? | marchandises? | en cours |
      produits? finis?/intermediaires? | pieces? de rechange | inventaire | emballages? |
      hilfsstoffe | betriebsstoffe | *fabrikate | unfertige* | ravarer | ravaror |
      varer under* | *tilvirkede*`,
    unless: `
      achats? | ventes? | variation* | consomm* | compras? | ventas? | variacion* | costo* |
      aufwand* | gastos? | charges? | endring* | forandring* | depreciation* | provisions? |
      escomptes? | rabais | transferts? | immobilis* | uttak* | offentlige*`,
  },
  {
    says: { asset: 3, other_current_asset: 2, other_asset: 1 },
    words: `
      prets? | ausleihung* | *fordran | fordran hos* | krav pa* | avances et* |
      prestamos? al/a personal/empleados* | debiteurs?`,
    unless: "interets? | participatifs?",
  },
  {
    says: { other_current_asset: 4.5, expense: -3 },
    words: `
      ^ anticipos? de | a favor | *acreditable* | tva recuperable* | impot prealable* | acomptes? … impots? |
      acomptes? … imposition* | anticipos? … impuestos? | charges? a repartir*/etaler*`,
    unless: "clientes? | recibid*",
  },
  {
    says: { other_current_asset: 5, liability: -2 },
    words: "avances … acomptes accordes/verses | acomptes verses",
  },
  {
    says: { cash: 5 },
    words: `
      comptes? cheques? | petite caisse | bankguthaben | schecks | cuentas? de ahorro* |
      term/demand/notice deposits? | cheques? en/a portefeuille/encaisser/encaissement* |
      building society*`,
  },
  {
    says: { asset: 3 },
    words: `
      cheque/chequing/checking/savings account | petty cash | accounts/trade receivable |
      allowance/provision for doubtful/bad | kundfordringar | kundefordringer | clientes |
      caja chica | bankguthaben`,
    unless: "expense* | fee* | charge* | loss* | verlust*",
  },
];
