import type { WordEvidence } from "../word-evidence.ts";

/** Words of what it spends. */
export const costWords: readonly WordEvidence[] = [
  {
    says: { depreciation_amortization: 6, expense: 3, accumulated_depreciation: -6 },
    words: "dotations?",
  },
  {
    says: { depreciation_amortization: 5, accumulated_depreciation: 1 },
    words: `
      *sofortabschr* | abschreibung* | *depreciation* |
      ^ depreciation/amortization/amortisation/afskrivning*/avskrivning*/abschreibung*/depreciacion*/amortizacion* |
      depreciation/amortisation/amortization/depletion expense*/charge*/of*/on* |
      depreciation/amortisation/amortization/depletion and amortisation/amortization expense*/charge*/of*/on* |
      avskrivning* pa*/av* | nedskrivning* pa/av mask*/inv*/bygg*/anl* | dep and amort*`,
  },
  {
    says: { depreciation_amortization: 3, fixed_asset: -5 },
    words: "^ depreciation/amortisation/amortization of/on/for",
  },
  {
    says: { depreciation_amortization: 2.5, accumulated_depreciation: 2 },
    words: "amortisation | amortization | *amortizacion* | *amortissement*",
  },
  {
    says: { opex: 5 },
    words: "uncategorised/uncategorized expense* | ask my accountant*",
  },
  {
    says: { opex: 5, other_current_liability: -5 },
    words: "forandring av semesterloneskuld* | endring i*",
  },
  {
    says: { opex: 5, cogs: 1.5 },
    words: `
      *kortgebyr* | credit cards? … fee*/charges*/processing*/discount*/commission* |
      merchant fee*/service* | merchant account fees* | processing fees*`,
  },
  {
    says: { other_expense: 1.5, other_income: 1.5 },
    words: `
      ^ realised/realized/unrealised/unrealized gains? |
      ^ realised/realized/unrealised/unrealized currency gains? | bank revaluation* | gain loss*`,
  },
  {
    says: { other_expense: 5, expense: 1 },
    words: `
      *kursverlust* | *kurstap* | *kursforlust* | *valutaverlust* | *valutatap* | *valutaforlust* |
      *fines* | *penalt* | boter | *multa* | *amendes* | *straffavgift* |
      exchange/currency/fx/kurs/valuta loss*/verlust*/tap*/forlust* | forlust vid* | tap ved* |
      perdidas? en*/por*/cambiaria* | pertes? de*/sur* | moins value* | gastos excepcionales* |
      charges exceptionnelles* | ausserordentliche/neutrale aufw* | valeurs comptables*`,
  },
  {
    says: { other_expense: 5, expense: 1 },
    words: "loss/losses on/from",
    unless: "gains? | profits?",
  },
  {
    says: { opex: 4, other_expense: 0.5, expense: 1 },
    words: `
      *incobrables* | *forderungsverlust* | *writeoff* | bad debt* | tap pa fordring* |
      forluster pa kund* | creances irrecouvr* | debt write* | write off*`,
  },
  {
    says: { cogs: 3, other_income: 2, opex: 1.5 },
    words: `
      discounts?/rebates? taken*/received*/earned* |
      discounts?/rebates? and * taken*/received*/earned* | purchase discount*/return* |
      erhaltene skonti*/rabatte*/boni* | rabais … obtenus* | descuentos sobre compras* |
      descuentos? … compras*`,
  },
  {
    says: { cogs: 6, expense: 0.5 },
    words: `
      cogs | cos | *costo* | *varekostnad* | *varukostnad* | *wareneinsatz* | *warenaufwand* |
      *materialaufwand* | *handelswarenaufw* | cost of goods*/sales*/service*/revenue* |
      direct cost*/expense*/labor*/labour*/material*/wages* | job cost*/material* |
      costs? of … sold | sales costs? |
      coste? de venta* | cout des*`,
    unless: "costo $ | costo/coste de origen/adquisicion | costo original",
  },
  {
    says: { cogs: 4.5 },
    words: "purchases?",
    unless: "tax | control | payable | vat | fixed | assets?",
  },
  {
    says: { cogs: 4.5 },
    words: `
      *wareneingang* | *inkop* | *innkjop* | *varekjop* | *einkauf* | *bestandsverander* |
      *bestandesander* | *lagerforandring* | *varelagerendring* | *beholdningsendring* | achats? |
      compras? | variations? … stocks? | variacion* … existencias* | opening/closing stock*`,
  },
  {
    says: { cogs: 4, opex: 2 },
    words: `
      *subcontract* | *fremdleist* | *legoarbet* | *underentrepr* | *fremmedyt* | *subcontrat* |
      *subarriend* | *drittleist* | sub contract* | sous traitance* | arbeitsleistungen dritter*`,
  },
  {
    says: { cogs: 5 },
    words: `
      *bezugskosten* | *anskaffelseskost* | *hemtagning* | freight in* | carriage inward* |
      inbound freight* | freight and duty* | import dut* | frakt … inkop*/innkjop*`,
  },
  {
    says: { cogs: 3, opex: 0.5, other_current_asset: 0.5 },
    words: `
      materials? | productive labor*/labour* | food/beer/hosting cost* | hosting costs* |
      raw materials? used*/purchased*`,
  },
  {
    says: { opex: 5 },
    words: "*kassendiff* | *kassadifferens* | cash over*/short*",
  },
  {
    says: { cogs: 3, other_current_asset: -3 },
    words: `
      inkop/innkjop/achats?/compras? … merca*/marchand*/matier*/material*/varer*/varor*`,
  },
  {
    says: { cogs: 2.5, other_current_liability: 1.5, opex: 0.5 },
    words: `
      *shrinkage* | *spoilage* | *grni* | stock adjust*/received*/comp*/option*/based* |
      inventory adjust*/shrink*/write*/received*/variance*/count* | received not billed* |
      received but not billed*`,
  },
  {
    says: { opex: 5, fixed_asset: -3 },
    words: "*forbruksinvent* | *forbrukningsinv* | *verbrauchs*",
  },
  {
    says: { expense: 3.5, opex: 1.5 },
    words: "expenses?",
    unless: `
      payable | claims | prepaid | accrued | deferred | income | advances? |
      reimbursements? income`,
  },
  {
    says: { expense: 3.5, opex: 1.5 },
    words: "gastos?",
    unless: "organizacion* | constitucion* | anticipad* | acumulad*",
  },
  {
    says: { expense: 3.5, opex: 1.5 },
    words: "charges?",
    unless: "constat* | a payer*/repartir*",
  },
  {
    says: { expense: 3.5, opex: 1.5 },
    words: `
      *kostnad* | *kosten | *aufwand* | *aufwendung* | frais | *utgift* | *omkostning* | costs?`,
  },
  {
    says: { opex: 3, cogs: 0.5 },
    words: `
      advertising | marketing | automobile | auto | motor | dues | entertainment | meals | fuel |
      petrol | gasoline | insurance | internet | janitorial | cleaning | legal | licences |
      licenses | permits | maintenance | office | stationery | payroll | postage | printing |
      professional | accounting | accountancy | audit | bookkeeping | rent | rates | renewals |
      salary | salaries | wages | bonus | bonuses | remuneration | software | hosting | supplies |
      telephone | phone | mobile | training | travel* | lodging | airfare | hotel | parking |
      tolls | mileage | utilities | electricity | electric | gas | water | heating | light | power |
      consulting | consultancy | courier | shipping | freight | delivery | security | recruit* |
      pension | superannuation | health | medical | charit* | literature | brochures | website |
      computer | cam | linen | pest | music | leasing | rental | hire | storage | waste | laundry |
      tools | sundry | miscellaneous | general | admin* | staff | employer* | fringe | labor |
      labour | childcare | education | research | development | royalt* | vehicle | car | truck |
      distribution | carriage | amenities | subsistence | accommodation | incidentals | safety |
      promotions? | subscriptions? | repairs? | seminars? | conferences? | uniforms? |
      commissions? | benefits? | donations? | gifts? | leases? | fees? | contractors? | taxes? |
      refreshments? | vehicle running | workers? comp* | contributions? charit/polit |
      trade shows? | it/outside services | real estate tax* | property tax* |
      franchise/business tax | bank service/fees?/charges? | service charges? | national insurance |
      temp* help | taxes and licen* | business licen* | protective clothing`,
  },
  {
    says: { opex: 3.2, cogs: 0.3 },
    words: `
      *hyra* | *leie | lokal* | miete* | *arriend* | *arrendam* | *alquiler* | *location* |
      *locativ* | *raumkosten* | el | *strom | *energi* | *electricidad* | agua | eau | gaz | luz |
      varme | *wasser* | *heizung* | *telefon* | *telecom* | porto | *buro* | *kontorrek* |
      *kontorsmat* | *papeleria* | *fournitures* | *suministros* | *reklam* | *annons* | *werbe* |
      *publici* | *propaganda* | *annonces* | *forsakring* | *forsikring* | *versicherung* |
      *seguro* | *assurance* | *resekost* | *resor* | *reise* | *viajes* | *viaticos* | *voyages* |
      *deplacement* | *representation* | *bewirtung* | *honora* | *revision* | *redovisning* |
      *regnskap* | *beratung* | *buchfuhrung* | *profesional* | *reparation* | *reparatur* |
      *reparac* | *entretien* | *underhall* | *vedlikehold* | *wartung* | *mantenimiento* |
      *conservacion* | *lonn | *lohn* | *gehalt* | *salaire* | *appointements* | *sueldo* |
      *salario* | *sociala* | *arbetsgivar* | *arbeidsgiver* | *soziale* | *sozialvers* |
      *cotisation* | *urssaf* | *pension* | *feriepenger* | *semester* | *personal* | *utbildning* |
      *opplaring* | *formation* | *formacion* | *capacitacion* | *drivstoff* | *bensin* |
      *drivmedel* | *combustible* | *carburant* | *kfz* | *fahrzeugkost* | *bilkost* | *personbil* |
      *bankkost* | *gebyr* | *comisiones* | *gebuhr* | *abgaben* | *beitrage* | *tributos* |
      *taxe* | *prenumer* | *kontingent* | *programvara* | *dator* | *edb* | *frakt* | *transport* |
      *fracht* | *vareprover* | *diverse* | *limpieza* | *nettoyage* | *reinigung* | *renhold* |
      *stadning* | *vigilancia* | *papelería* | *cuotas* | *donativos* | *gaver* | *gavor* |
      *cadeaux* | *mote* | *kurs | *leasing* | *kreditupplys* | *kredit.upplys* | *inkasso* |
      loyers? | *loner? | seguridad social* | bil/bank kost* | services? bancaires* |
      servicios bancarios* | impots? et taxes* | ovriga externa* | sonstige betr*`,
  },
  {
    says: { interest_expense: 6, expense: 1, long_term_debt: -2 },
    words: `
      *rantekostn* | *rentekostn* | *zinsaufw* | *schuldzins* | *hypothekarzins* |
      interest expense*/paid* | interest payable on* |
      interest on loan*/mortgage*/overdraft*/debt* | ^ interest |
      loan/mortgage/overdraft/bank/other/vehicle/finance interest* | interest and bank*/finance* |
      finance charge*/cost* | rante kostn* | annen rente* | zinsen fur*/auf* |
      intereses? de*/pagados*/por*/bancarios* | intereses? a cargo* |
      interets? des*/sur*/debiteurs*/bancaires* | interets? d emprunt* | charges? d interet* |
      gastos? por/de interes*`,
  },
  {
    says: { income_tax: 5, other_current_liability: 0.8 },
    words: `
      income/corporate/corporation/federal/state tax* |
      income/corporate/corporation/federal/state tax/taxes expense*/provision* |
      income/corporate/corporation/federal/state income tax* |
      income/corporate/corporation/federal/state income tax/taxes expense*/provision*`,
    unless: "payable* | withh* | liab*",
  },
  {
    says: { income_tax: 5, other_current_liability: 0.8 },
    words: `
      *korperschaftst* | *gewerbest* | *ertragst* | *bolagsskatt* | *skattekostnad* |
      *einkommensteuer* | *ptu | provision for income tax* | ^ corporation tax |
      deferred tax expense*/charge*/benefit* | impuestos? sobre/a la renta* |
      impuestos? sobre/a beneficios*/sociedades* | impuestos? sobre/a las utilidades* |
      impots? sur les? benefice*/revenu*/societes* | skatt pa arets* | ^ betalbar skatt $ |
      steuern vom* | direkte steuern*`,
  },
  {
    says: { other_expense: 6, liability: -4 },
    words: `
      *bokslutsdisp* | avsattning till periodiserings* | forandring av periodis*/overavskr*`,
  },
  {
    says: { depreciation_amortization: 5, accumulated_depreciation: 2, fixed_asset: -5, asset: -1 },
    words: "^ depn/deprec/amort/afschr/afskr/avskr/dot/abschr/depr?",
  },
  {
    says: { cogs: 4, other_current_liability: -5, other_current_asset: -5 },
    words: `
      wareneingang/einkauf/inkop/innkjop/purchases/aufwand/fremdleistung/bezug/achats?/compras? … ust*/vorst*/vat*/gst*/moms*/mva*/iva*/tva*/%*`,
  },
  {
    says: { interest_expense: 4, other_income: 1.5, liability: -4 },
    words: "^ zinsen",
  },
  {
    says: { opex: 4, other_expense: 1, asset: -5 },
    words: "verluste? aus* | forluster? pa* | perdidas? por* | konstaterade forlust*",
  },
  {
    says: { other_expense: 4, expense: 2, asset: -2 },
    words: "nedskrivning* av*",
  },
  {
    says: { other_expense: 3, other_income: 1.5, ar: -2, expense: 1 },
    words: "*aterforing*",
  },
  {
    says: { opex: 3 },
    words: `
      vacaciones | aguinaldo | vacacional | despensa | fletes? | indemnizaciones? | correos |
      articulos de oficina* | sanciones | cuotas? imss* | depenses? | indemnites? |
      remunerations? | vacances | prevoyance* | zulagen* | pramien* | sonderzahlung* |
      abfertigung* | urlaubs* | *bezuge? | dienstgeber* | grundsteuer* | kfz steuer* |
      kommunalsteuer* | *avgifter? | belysning | vatten | *skotsel | tidningar | trycksaker |
      *kurser | *lonninger | *tillegg | *godtgj* | registrations? | entertaining | hotels? |
      flights? | books | auditing | packaging | public relations | exhibitions? | mobiles |
      compensation | consumables | autospesen | *spesen`,
    unless: `
      a pagar* | por pagar* | verrechnung* | *skuld* | medlemsavgift* | palopt* | skyldig* |
      dues? | provision* | upplupna`,
  },
  {
    says: { other_expense: 4 },
    words: `
      *devisenverlust* | *verluste $ | ^ pertes? | cash difference* loss* | buchwerte? abgegangene* | diferencias? negativas* | perdidas? en*/cambi*`,
    unless: "reporte* | profit* | gains? | acumulad* | ejercicio*",
  },
  {
    says: { revenue: 2.5 },
    words: "gavor | *gavor | donations? | gifts? | donativos? | donaciones | dons?",
  },
];
