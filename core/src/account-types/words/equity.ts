import type { WordEvidence } from "../word-evidence.ts";

/** Words of what is its owners'. */
export const equityWords: readonly WordEvidence[] = [
  {
    says: { retained_earnings: 7, equity: 1 },
    words: `
      *undistributed* | *gewinnvortrag* | *verlustvortrag* | *balanserad* | *remanente* |
      *bilanzgewinn* | retained earnings*/profit*/income* |
      accumulated earnings*/deficit*/losses*/profit*/surplus* | report a nouveau* |
      utilidad/utilidades/resultados?/perdidas? acumulad* | resultados? de ejercicios anteriores* |
      utilidad/utilidades/perdidas? de ejercicios* | utilidad/utilidades retenid* |
      benefices? non repartis* | fri/annen/opptjent egenkapital* | udekket tap* |
      profit and loss account*/brought* | fran foregaende ar* | vinst eller forlust fran* |
      ganancias retenidas*`,
  },
  {
    says: { retained_earnings: 2.5, equity: 2.5, other_expense: 0.5 },
    words: `
      *arsresultat* | *jahresuberschuss* | *jahresergebnis* | *jahresgewinn* |
      current year/period earnings*/profit*/result* | net income* | arets resultat* |
      resultado/utilidad del ejercicio* | resultat de exercice* | resultat de l exercice* |
      resultado neto* | benefice net*`,
  },
  {
    says: { equity: 4 },
    words: `
      equity | apic | sharehldr | owners? | partners? | members? | proprietors? | shareholders? |
      stockholders? | drawings? | draws? | distributions? |
      capital/common/preferred/treasury stock | share capital | paid in |
      preferred/ordinary/preference shares | capital/funds introduced | opening balances? |
      historical balancing/adjust | personal expenses | owner *`,
    unless: `
      receivable | payable | interest | salary | salaries | insurance | wages | loans? | dues? |
      premium on`,
  },
  {
    says: { equity: 4.5 },
    words: "capital",
    unless: `
      gain* | loss* | equip* | asset* | allowance* | work* | lease* | expend* | one* | rentas |
      ganancias? | retencion* | frais | purchases | additions`,
  },
  {
    says: { equity: 4.5 },
    words: `
      *aktiekapital* | *aksjekapital* | *stammkapital* | *gezeichnetes* | *grundkapital* |
      *eigenkapital* | *egenkapital* | *privatentnahme* | *privateinlage* | *privatuttak* |
      *privatkonto* | *reserva* | *rucklage* | *reservfond* | *bundna* | *overkurs* | *innskutt* |
      *exploitant* | *patrimonio* | *aportaciones* | *capitaux* | *reserves? | *prive? |
      capital social*/souscrit* | eget kapital*/uttag* | primes? d emission* | prime d apport* |
      egna uttag*/insattningar*`,
  },
  {
    says: { equity: 3, other_current_liability: 1.5, other_income: 0.7 },
    words: `
      *utdelning* | *utbytte* | *dividendos* | dividends? paid*/declared*/account* | ^ dividends?`,
  },
  {
    says: { retained_earnings: 2, equity: 1.5, other_income: 0.5 },
    words: "*utilidad* | *excedente* | ganancias? acum* | ganancias? no dist*",
  },
  {
    says: { equity: 4.5, income: -2 },
    words: `
      net assets $ | endowment | common shares? | share premium* | contributed surplus | fondo social |
      prima de emision* | prima en colocacion* | superavit* | acciones comunes/propias* |
      actions ordinaires?/privilegiees?/propres | primes? emission/fusion/apport* |
      ecarts? de reevaluation* | subventions? investissement* | geschaftsanteile |
      *kommanditkapital* | *einlagen | einbezahlt* | revaluation reserve* |
      capital actions? | *kapital $`,
    unless: "fremdkapital | interets? | reprises? | quote*",
  },
  {
    says: { retained_earnings: 4, equity: 2, income: -2 },
    words: `
      benefices?/pertes? reporte* | benefices? perte* reporte* | resultats? nets? … instance* |
      resultats? net* … exercice* | resultados? negativos? de* | vinst/forlust foreg*/fran* |
      vinst forlust* | resultats? reporte* | resultats? positifs? | resultats? negatifs? | redovisat resultat* |
      udisponert* | perdidas? del ejercicio* |
      ganancias? del ejercicio* | ergebnisvortrag*`,
  },
  {
    says: { equity: 3, revenue: 2.5 },
    words: "contributions?",
    unless:
      "employer* | pension* | social* | retirement | receivable | payable | capital | owners?",
  },
  {
    says: { equity: 5 },
    words: `
      saldos? de/iniciales apertura | saldos? iniciales? | balances? de apertura | anfangsbestand* |
      eroffnungsbilanz* | saldenvortrag* | soldes? initial/initiaux/ouverture | ingaende balans* |
      inngaende balanse* | fonds propres | fonds associatif*`,
  },
  {
    says: { owners: 3 },
    words: `
      paid up/in capital | issued capital | share capital | common/preferred/treasury stock |
      share premium | equity $ | ^ capital $ | capital accounts? | capital contributions? |
      owners?/members?/partners? capital/equity | ordinary/common/preference/treasury shares |
      ^ reserves? $ | reserves and surplus | shareholders?/stockholders? funds/equity |
      reserves? legal/legale*/statutaire*/voluntaria*/estatutaria* | capital social | stammkapital |
      gezeichnetes kapital | aktiekapital | aksjekapital | retained earnings/profits? |
      undistributed profits?`,
    unless: "interest | receivable | non verse* | method",
  },
  {
    // Gains and losses that no income statement shows.
    says: { equity: 4, other_income: -2, other_expense: -4 },
    words: `
      comprehensive income/loss | unrealised/unrealized … available for sale |
      unrealised/unrealized … translation | translation adjustments? | ecarts? de conversion |
      diferencias? de conversion | wahrungsumrechnung* | omrakningsdifferens* |
      omregningsdifferanse*`,
  },
  {
    says: { owners: 4, asset: -1, income: -2 },
    words: `
      *privatentnahme* | *privateinlage* | ^ privatkonto | *privatuttak* | egna/egne uttag/uttak |
      owners?/partners?/members? draws?/drawings?/distributions? | retiros? de socios/propietario |
      compte de exploitant | compte exploitant`,
  },
];
