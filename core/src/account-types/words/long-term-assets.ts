import type { WordEvidence } from "../word-evidence.ts";

/** Words of what a business keeps for years, and of its depreciation. */
export const longTermAssetWords: readonly WordEvidence[] = [
  {
    says: { accumulated_depreciation: 8 },
    words: `
      acc* dep*/amort* | less acc* dep*/amort* | accum dep* | depreciation accumulated* |
      accumulated depletion* | provision for depreciation*`,
  },
  {
    says: { accumulated_depreciation: 7 },
    words: `
      amortissement de*/du*/sur*/cumul* | amortissements de*/du*/sur*/cumul* |
      amortizacion/depreciacion acumulada* | kumulierte abschr* |
      wertberichtigung/wertberichtigungen auf/zu sach*/anlage*/masch*/mob*/fahr*/gebau* |
      ackumulerade avskr*/nedskr* | ack av* | akk*/ack* avskr* | dotation aux amort cumul*`,
  },
  {
    says: { other_asset: 4, fixed_asset: 2 },
    words: "rou | right of use*",
  },
  {
    says: { other_asset: 3.5, other_current_asset: 2.5, other_current_liability: 0.5 },
    words: `
      *fianza* | *deposita* | *kautionen* | *cautionnement* | *mietkaution* |
      deposits?/bonds? paid*/receivable* | security/rent/utility/lease deposit* | ^ deposits? |
      depots? et caution* | depositos? en garantia* |
      depositos? sobre*`,
  },
  {
    says: { other_asset: 5.5, fixed_asset: 0.5 },
    words: `
      goodwill | *intangible* | *patent* | *trademark* | *immateri* | *varumark* | *varemerke* |
      *finanzanlagen? | *konsesjon* | *koncession* | *rattighet* | *rettighet* | *utvecklingsutg* | *concessions* |
      *firmenwert* | *konzession* | trade mark* | licence/license asset*/right* |
      organisation/organization/incorporation cost* | formation expenses* | borrowing costs* |
      franchise fee*/right* | liquor licence*/license* | fonds commercial* | fonds de commerce* |
      balanserade utg* | forskning og utvikling* | frais d etablissement* |
      frais de constitution*/recherche* | aplicaciones informaticas* | propiedad industrial* |
      gastos de organizacion*/constitucion*/instalacion* | edv/capitalised/capitalized software*`,
  },
  {
    says: { other_asset: 4, other_current_asset: 1.5, other_income: 0.3 },
    words: `
      *brokerage* | *andelar* | aksjer* | aktier | *beteiligung* | *wertpapier* | *wertschriften* |
      *participation* | *valores* | *inversiones* | *vardepapper* | *verdipapir* | *investering* |
      investments? | marketable securities* | shares? in* | titres de*`,
  },
  {
    says: { fixed_asset: 4, opex: 0.3 },
    words: `
      machinery/equipment/furniture/fixtures/fittings/land/plant/tools/property/premises/smallwares/tooling/vehicles?/buildings?/computers?/automobiles?/trucks? $ |
      machinery/equipment/furniture/fixtures/fittings/land/plant/tools/property/premises/smallwares/tooling/vehicles?/buildings?/computers?/automobiles?/trucks? at/original cost $ |
      machinery/equipment/furniture/fixtures/fittings/land/plant/tools/property/premises/smallwares/tooling/vehicles?/buildings?/computers?/automobiles?/trucks? cost/purchase $ |
      machinery/equipment/furniture/fixtures/fittings/land/plant/tools/property/premises/smallwares/tooling/vehicles?/buildings?/computers?/automobiles?/trucks? brought forward $ |
      machinery/equipment/furniture/fixtures/fittings/land/plant/tools/property/premises/smallwares/tooling/vehicles?/buildings?/computers?/automobiles?/trucks? and * $ |
      machinery/equipment/furniture/fixtures/fittings/land/plant/tools/property/premises/smallwares/tooling/vehicles?/buildings?/computers?/automobiles?/trucks? and * at/original cost $ |
      machinery/equipment/furniture/fixtures/fittings/land/plant/tools/property/premises/smallwares/tooling/vehicles?/buildings?/computers?/automobiles?/trucks? and * cost/purchase $ |
      machinery/equipment/furniture/fixtures/fittings/land/plant/tools/property/premises/smallwares/tooling/vehicles?/buildings?/computers?/automobiles?/trucks? and * brought forward $ |
      motor vehicles? $ | motor vehicles? at/original cost $ | motor vehicles? cost/purchase $ |
      motor vehicles? brought forward $ | motor vehicles? and * $ |
      motor vehicles? and * at/original cost $ | motor vehicles? and * cost/purchase $ |
      motor vehicles? and * brought forward $ | leasehold improvements? $ |
      leasehold improvements? at/original cost $ | leasehold improvements? cost/purchase $ |
      leasehold improvements? brought forward $ | leasehold improvements? and * $ |
      leasehold improvements? and * at/original cost $ |
      leasehold improvements? and * cost/purchase $ |
      leasehold improvements? and * brought forward $`,
  },
  {
    says: { fixed_asset: 6 },
    words: "at/original cost | costo $ | costo/coste de origen/adquisicion | costo original",
  },
  {
    says: { fixed_asset: 4 },
    words: `
      *immobilisation* | *inmoviliza* | *anlagevermogen* | *anlaggning* | *driftsmiddel* |
      fixed/capital asset* | capital equip*`,
  },
  {
    says: { fixed_asset: 2, opex: 0.4 },
    words: `
      machinery | furniture | fixtures | equipment | vehicles? | leasehold improvements? |
      plant and | office/computer equipment`,
  },
  {
    says: { fixed_asset: 4 },
    words: `
      *maskiner* | *inventarier* | *byggnader* | mark | *bygninger* | *tomter* | biler | bilar |
      *transportm* | *kontormaskin* | maschinen* | pkw | lkw | *fuhrpark* | *fahrzeuge |
      *betriebsausstattung* | *geschaftsausstattung* | *buroeinrichtung* | *mobiliar* |
      *grundstuck* | *gebaude* | *werkzeuge* | *maquinaria* | *terrenos* | *edificio* |
      *construcciones* | *automoviles* | *utillaje* | *installation* | *terrain* | *construction* |
      *agencements* | *mobilier* | *outillage* | *verktyg* | *verktoy* | *inventar |
      *driftslosore* | *anlegg* | geringwertige wirt* | elementos/equipo de transporte* |
      equipo de oficina*/computo* | equipos? para*/informat* | instalaciones tecnicas* |
      materiel industriel*/informatique* | materiel de transport*/bureau*`,
  },
  {
    says: { other_asset: 6, long_term_debt: -2 },
    words: `
      utsatt skattefordel* | deferred tax asset* | uppskjuten skattefordran* | aktive latente*`,
  },
  {
    says: { other_asset: 4, other_current_asset: 2, expense: -2 },
    words: "cargos?/gastos?/costos?/activos? diferid*",
  },
  {
    says: { other_asset: 5, expense: -2 },
    words: `
      *grundungsaufwand* | *entwicklungsaufwand* | *organisationskost* | frais de etablissement* |
      frais de premier etablissement* | pre operating* | gastos preoperativos*`,
  },
  {
    says: { fixed_asset: 4, expense: -2 },
    words: `
      *entrepot* | *equipement* | *mejoras* | *muebles* | materiel roulant* |
      ameliorations? locative* | costo original*`,
  },
  {
    says: { accumulated_depreciation: 6, depreciation_amortization: -2 },
    words: "amortissements? accumul*",
  },
  {
    says: { other_asset: 5.5, expense: -3.5 },
    words: `
      frais … etablissement | frais … constitution/emission | frais … augmentation capital |
      frais … augmentation de capital | frais de developpement/recherche | entwicklungskosten |
      grundungskosten | emissionskosten* | ingangsetzung*`,
    unless: "amort* | abschreib* | dotation*",
  },
  {
    says: { other_asset: 6, liability: -4 },
    words: "impots? differes? actif* | actifs? … impots? differe* | activos? … impuestos? diferid*",
  },
  {
    says: { accumulated_depreciation: 5, other_expense: 1.5, expense: -1 },
    words: "pertes? de valeur",
    unless: "dotation* | reprise*",
  },
  {
    says: { fixed_asset: 5, cogs: -4 },
    words: "capital purchases/additions/expenditure*",
  },
  {
    says: { other_asset: 1, long_term_debt: 1 },
    words: "fournitures? … stock* | ^ obligations?",
  },
  {
    says: { fixed_asset: 3.5 },
    words: `
      vehiculos? | vehicules? | batiments? | meubles | materiels? | machines? | immeubles? |
      *mobel | *mobler | *mobilien | cheptel | *bauten | *anlagen $ | anlagen in/im bau | *eiendommer | flota y equipo* |
      equipos? | semovientes | land improvements?`,
    unless: `
      entretien* | reparation* | location* | charges? | produits? | assurance* | frais |
      manten* | reparac* | arrend* | alquiler* | aufwand* | ertrage? | erlose? | miete* |
      abschreib*`,
  },
  {
    says: { other_asset: 3.5 },
    words: `
      marken | warenzeichen | lizenzen | *schutzrechte* | *urheberrechte* | *mietrechte* |
      geschafts firmen* | droit au bail | lisenser | hyresratt* | marcas y*`,
    unless: "aufwand* | ertrage? | gebuhr*",
  },
  {
    says: { other_asset: 3, fixed_asset: 1 },
    words: "development costs? | gastos de reorganizacion/desarrollo/proyectos | lease buyout",
  },
  {
    says: { accumulated_depreciation: 6, liability: -4, expense: -3 },
    words: `
      provisions? pour depreciation* | depreciations? des?/du/sur* |
      ajustements?/corrections? de la valeur* | deterioro de*`,
    unless: "reprises? | dotations? | pertes? | perdidas? | variation* | creances? | clients?",
  },
  {
    says: { accumulated_depreciation: 4, liability: -5 },
    words: "*wertberichtigung* … *anlage*/*beteiligung*/*wertpapier*/*wertschrift*",
    unless: "zufuhrung* | aufwand* | auflosung* | abschreib*",
  },
  {
    says: { accumulated_depreciation: 12, expense: -2 },
    words: "dep/depr/deprec/amort ac/acum/acc*",
  },
  {
    says: { asset: 3 },
    words: `
      ^ land $ | ^ buildings? $ | land and buildings? | freehold* | plant and machinery |
      furniture and fixtures/fittings/equipment | fixtures and fittings | motor vehicles? $ |
      at/original cost | ^ gebaude $ | grundstucke und* | ^ byggnader $ | ^ bygninger $ |
      ^ terrenos $ | ^ edificios $ | ^ terrains? $ | ^ batiments? $ | maskiner och inventarier |
      *transportmedel $ | *transportmidler $ | elementos de transporte $ | materiel de transport $`,
    unless: `
      depreciation | depn | repair* | rent* | expense* | hire | maintenance | insurance | kostn* |
      gastos | frais | charges | reparation* | entretien | amort* | avskr* | *skotsel |
      underhall* | hyra* | leie* | location* | alquiler*`,
  },
];
