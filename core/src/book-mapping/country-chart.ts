import type { VendorAccount } from "../ledger/ledger.ts";
import { type AccountPlan, typedByPlan } from "./account-plans.ts";
import { plainWord } from "./month-words.ts";

type Landmark = readonly [name: RegExp, number: RegExp];

/** Accounts that most businesses of a country have, by name, with how their numbers begin there. */
const landmarks: { readonly [Plan in AccountPlan]?: readonly Landmark[] } = {
  pgc: [
    [/^caja\b/, /^570/],
    [/^bancos?\b/, /^57/],
    [/^clientes?\b/, /^43/],
    [/^proveedores?\b/, /^40/],
    [/^acreedores?\b/, /^41/],
    [/^compras? de (mercaderias|materias)/, /^60/],
    [/^(ventas? de (mercaderias|productos)|prestaciones de servicios)/, /^70/],
    [/\biva (soportado|repercutido)/, /^47/],
    [/^capital social/, /^10/],
    [/^sueldos y salarios/, /^64/],
  ],
  pcg: [
    [/^banques?\b/, /^51/],
    [/^caisse\b/, /^53/],
    [/^clients?\b/, /^41/],
    [/^fournisseurs?\b/, /^40/],
    [/^achats? (de )?(marchandises|matieres)/, /^60/],
    [/^(ventes? de (marchandises|produits)|prestations de services)/, /^70/],
    [/\btva (deductible|collectee)/, /^445/],
    [/^capital (social|souscrit)/, /^10/],
  ],
  bas: [
    [/^kassa\b/, /^19/],
    [/^(foretagskonto|checkkonto|checkrakning|plusgiro)/, /^19/],
    [/^kundfordringar/, /^15/],
    [/^leverantorsskulder/, /^24/],
    [/^forsaljning/, /^3/],
    [/^(in|ut)gaende moms/, /^26/],
    [/^aktiekapital/, /^20/],
    [/^lokalhyra/, /^50/],
  ],
  ns4102: [
    [/^bankinnskudd/, /^19/],
    [/^kundefordringer/, /^15/],
    [/^leverandorgjeld/, /^24/],
    [/^salgsinntekt/, /^3/],
    [/^(in|ut)gaende (merverdiavgift|mva)/, /^27/],
    [/^aksjekapital/, /^20/],
  ],
  snc: [
    [/^caixa\b/, /^11/],
    [/^depositos a ordem/, /^12/],
    [/^clientes?\b/, /^21/],
    [/^fornecedores?\b/, /^22/],
    [/^(vendas?|prestacoes de servicos)\b/, /^7[12]/],
    [/\biva\b/, /^243/],
    [/^compras?\b/, /^31/],
  ],
};

const plans = Object.entries(landmarks) as [AccountPlan, readonly Landmark[]][];

/**
 * Types by the one country chart that at least two different names fit, and at most one in six contradict; undefined
 * otherwise. Businesses bend a chart here and there, so that one odd account isn't another chart.
 */
export function countryChart(
  accounts: readonly VendorAccount[],
): ((account: VendorAccount) => VendorAccount) | undefined {
  const plan = countryPlan(accounts);
  return plan && ((account) => typedByPlan(account, plan));
}

/** The plan that they follow. */
export function countryPlan(accounts: readonly VendorAccount[]): AccountPlan | undefined {
  const named = accounts.flatMap(({ number, name }) =>
    number === undefined ? [] : [{ number, word: plainWord(name) }],
  );
  const [plan, ...others] = plans.filter(([, known]) => {
    const found = named.flatMap(({ number, word }) => {
      const landmark = known.find(([pattern]) => pattern.test(word));
      return landmark ? [{ landmark, isThere: landmark[1].test(number) }] : [];
    });
    const there = found.filter(({ isThere }) => isThere);
    const isBent = found.length - there.length > found.length / 6;
    return !isBent && new Set(there.map(({ landmark }) => landmark)).size > 1;
  });
  return others.length > 0 ? undefined : plan?.[0];
}
