import type { WordEvidence } from "../word-evidence.ts";

/** Dutch words, all of them; those of the other languages stand by what they say. */
export const dutchWords: readonly WordEvidence[] = [
  {
    says: { ar: 6, asset: 2 },
    words: "debiteuren | handelsdebiteuren",
    unless: "afschrijving* | afboeking* | dotatie* | toevoeging*",
  },
  {
    says: { other_current_asset: 6, income: -5, expense: -5, liability: -3 },
    words: `
      te ontvangen | te vorderen | te factureren | vooruitbetaald* | vooruitbetaling* |
      overlopende activa | voorbelasting | voorheffing | waarborgsom*`,
  },
  {
    says: { asset: 5, other_current_asset: 1 },
    words: "vordering | vorderingen | vorderingen? op",
    unless: "afboeking* | oninbare",
  },
  {
    says: { cash: 6, asset: 1 },
    words: `
      ^ kas | kasgeld | spaarrekening* | betaalrekening* | bankrekening* | liquide middelen |
      rabobank | abn amro | bunq | knab | kleine kas`,
    unless: "verschil* | kosten",
  },
  {
    says: { other_current_asset: 5, asset: 1 },
    words: `
      voorraad | voorraden | handelsgoederen | grondstoffen | gereed product | onderhanden`,
    unless: "inkoop* | inkopen | mutatie* | verschil* | kostprijs | omzet | afwaardering*",
  },
  {
    says: { fixed_asset: 5 },
    words: `
      inventaris | *gebouwen | *gebouw | terreinen | machines | installaties | *voertuigen |
      vervoermiddelen | bedrijfsauto* | vaste activa | bedrijfspand* | gereedschap* |
      verbouwing* | computers | transportmiddelen | *inrichting`,
    unless: `
      onderhoud* | huur | huren | lease* | verzekering* | *kosten | brandstof* | reparatie* |
      inkoop* | afschrijving* | afschr`,
  },
  {
    says: { other_asset: 5 },
    words: "immateriele | deelneming | deelnemingen | financiele vaste | effecten | belegging*",
    unless: "afschrijving* | afschr | opbrengst* | resultaat | rente",
  },
  { says: { other_asset: 6, long_term_debt: -7, liability: -2 }, words: "*lening* u g" },
  { says: { accumulated_depreciation: 8 }, words: "cumulatieve/cum/gecumuleerde *afschr*" },
  {
    says: { depreciation_amortization: 4.5, accumulated_depreciation: 4, fixed_asset: -4 },
    words: "afschrijving | afschrijvingen | afschr",
    unless: "cum*",
  },
  { says: { depreciation_amortization: 6 }, words: "afschrijvingskosten | afschrijvingslasten" },
  { says: { ap: 7, liability: 1 }, words: "crediteuren | handelscrediteuren" },
  {
    says: { liability: 6, other_current_liability: 2, income: -5, expense: -5 },
    words: `
      te betalen | af te dragen | vooruitontvangen | vooruit ontvangen | overlopende passiva |
      vooruitgefactureerd* | reservering … vakantie*`,
  },
  {
    says: { liability: 5 },
    words: "schuld | schulden | *verplichtingen | loonheffing | loonheffingen | loonbelasting",
    unless: "te vorderen | te ontvangen | vordering*",
  },
  {
    says: { other_current_liability: 3, other_current_asset: 0.7 },
    words: "btw | omzetbelasting",
    unless: "omzet | *verkopen | verkoop | inkoop | inkopen",
  },
  {
    says: { long_term_debt: 5, liability: 1 },
    words: "*lening | *leningen | hypotheek | hypotheken | hypothecaire | achtergestelde",
    unless: "rente* | *kosten | verstrekte? | u g | aan",
  },
  {
    says: { other_current_liability: 4 },
    words: "voorziening | voorzieningen",
    unless: "debiteuren | dotatie* | toevoeging* | vrijval*",
  },
  {
    says: { ar: 5, asset: 3, expense: -2 },
    words: "voorziening … debiteuren",
    unless: "dotatie* | toevoeging*",
  },
  {
    says: { equity: 5.5, owners: 2 },
    words: `
      eigen vermogen | ondernemingsvermogen | *aandelenkapitaal | kapitaal | agio* |
      *reserve | *reserves | privestorting* | priveopname* | priveonttrekking* | stichtingskapitaal |
      prive storting*/opname*/onttrekking*`,
    unless: "vreemd",
  },
  {
    says: { retained_earnings: 6, owners: 1 },
    words: `
      onverdeelde/ingehouden winst* | winstreserve* | onverdeeld resultaat |
      resultaat boekjaar/lopend*/vorig* | saldo vorig*`,
  },
  {
    says: { revenue: 6, liability: -5 },
    words: "omzet | *opbrengst | *opbrengsten | verkopen | ^ verkoop",
    unless: "inkoopwaarde | kostprijs | *kosten | te factureren | rente* | rentes",
  },
  {
    says: { income: 4 },
    words: `
      baten | inkomsten | subsidie | subsidies | ledencontributie* | contributies? leden |
      collecten? | verhuur`,
    unless: "*kosten",
  },
  {
    says: { other_income: 6, interest_expense: -4 },
    words: "rentebaten | renteopbrengst* | rente inkomsten/opbrengst*/baten | ontvangen rente",
  },
  {
    says: { cogs: 6, income: -7, other_current_asset: -4 },
    words: `
      inkoopwaarde | inkoopprijs | kostprijs | inkoop | inkopen | inkoopkosten | uitbesteed* |
      vrachtkosten | invoerrechten`,
    unless: "korting* | bonus*",
  },
  {
    says: { opex: 3.5, expense: 1 },
    words: `
      *lasten | *lonen | *loon | *salaris | *salarissen | *premies | huur | energie | schoonmaak* |
      brandstof | verzekering | verzekeringen | onderhoud | reclame* | porti | drukwerk |
      *benodigdheden | abonnementen | representatie | reclame en | uitzendkrachten | opleidingen |
      boetes | giften en | bijtelling | wegenbelasting | motorrijtuigenbelasting | licenties |
      provisies | beurzen | vakliteratuur | bedrijfskleding | gas water | *verzekering |
      contributies en | donaties | onttrekking aan`,
    unless: `
      te betalen | af te dragen | vooruitbetaald* | nog te | opbrengst* | ontvangen | geactiveerd* |
      *reserve`,
  },
  { says: { interest_expense: 6 }, words: "rentelasten | rentekosten | betaalde rente | rente en" },
  {
    says: { income_tax: 5, other_current_liability: 0.8 },
    words: "vennootschapsbelasting | inkomstenbelasting | vpb",
    unless: "te betalen | schuld",
  },
  {
    says: { other_expense: 5 },
    words: "koersverlies | koersverliezen | boekverlies | buitengewone/bijzondere lasten",
  },
];
