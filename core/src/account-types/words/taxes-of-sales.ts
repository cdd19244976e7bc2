import type { WordEvidence } from "../word-evidence.ts";

const untaxed = `
  exempt* | exent* | exoner* | free | zero* | *fri | *frie? | *fria | *fritt | *frei* | sin | sans | hors | uten | utan | 0% |
  incl* | excl*`;
const otherwise = `
  expenses? | penalt* | commissions? | discounts? | income | revenue | audit* | late`;

/** Taxes on what it sells: it collects them for the state, and they're neither earned nor spent. */
export const taxesOfSales: readonly WordEvidence[] = [
  {
    says: { other_current_liability: 6, income: -5, expense: -4 },
    words: `
      sales/service/services/returns?/refunds?/allowances? tax/taxes | and service tax/taxes |
      tax/taxes on sales/services/returns? | taxes? de ventes? | taxes? sur ventes?/le*/prest* |
      impuestos? a/de/por/sobre ventas? | impuestos? a/de/por/sobre las ventas?`,
    unless: `${untaxed} | ${otherwise} | paid | refund*`,
  },
  {
    // The tax stands first: "Sales 20 % VAT" is a sale.
    says: { other_current_liability: 6, income: -8 },
    words: `
      ^ vat/gst/hst/pst/qst/sst … sales/services | ^ iva/igv/igic/itbis/isv … ventas? |
      ^ tva/tps/tvq/tvh … ventes?/prestations? |
      ^ ust/umsatzsteuer/mwst/mehrwertsteuer auf/aus/fur … *erlos*/*umsatz*/*umsatze*/*verkauf* |
      ^ moms/mva/merverdiavgift pa/av/ved/vid … *forsaljning*/*salg* |
      ^ utgaende moms/mva/merverdiavgift … *forsaljning*/*salg*/*omsattning*/*omsetning* |
      ^ output vat/tax/gst … sales`,
    unless: `${untaxed} | ${otherwise}`,
  },
  {
    says: { other_current_liability: 6, income: -6 },
    words: "*forsaljningsmoms | *salgsmoms | *salgsmva",
  },
  {
    says: { revenue: 6, other_current_liability: -5, other_current_asset: -2, expense: -3 },
    words: `
      sales tax/taxes/vat/gst/hst incl*/excl*/exempt*/free | tax/vat/gst/hst free/exempt* sales |
      ^ iva 0%/exent* ventas? | *steuerfreie? *erlos*/*umsatz*/*lieferung* |
      moms/mva fri/fria/frie/fritt *forsaljning*/*salg* | *momsfri/*momsfria *forsaljning*`,
    unless: otherwise,
  },
];
