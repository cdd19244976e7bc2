import type { GuessedType } from "../account-types/guess-account-types.ts";
import type { VendorAccount } from "../ledger/ledger.ts";
import { legalChart } from "./legal-chart.ts";
import { myobChart } from "./myob-chart.ts";

/** A chart whose numbers say what their accounts are. */
export interface NumberedChart {
  /** Nobody is asked, because users of the package can't choose another type. Otherwise a guess of the same side takes the chart's. */
  readonly settles: boolean;
  readonly typed: (account: VendorAccount, guess: GuessedType) => VendorAccount;
}

/** Known charts, with how much their numbers say. */
const charts: readonly {
  readonly settles: boolean;
  readonly of: (
    accounts: readonly VendorAccount[],
    guesses: readonly GuessedType[],
  ) => NumberedChart["typed"] | undefined;
}[] = [
  { settles: true, of: myobChart },
  { settles: false, of: legalChart },
];

/**
 * The first known chart that the accounts follow.
 *
 * @param guesses of the accounts, in their order
 */
export function numberedChart(
  accounts: readonly VendorAccount[],
  guesses: readonly GuessedType[],
): NumberedChart | undefined {
  for (const { settles, of } of charts) {
    const typed = of(accounts, guesses);
    if (typed) return { settles, typed };
  }
  return undefined;
}
