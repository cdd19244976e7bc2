import type { VendorAccount } from "../ledger/ledger.ts";
import { countryChart } from "./country-chart.ts";
import { datevChart } from "./datev-chart.ts";

/** Types by the chart of DATEV or of a country's law that the accounts follow; undefined where they follow none. */
export const legalChart = (
  accounts: readonly VendorAccount[],
): ((account: VendorAccount) => VendorAccount) | undefined =>
  datevChart(accounts) ?? countryChart(accounts);
