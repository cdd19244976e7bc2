import type { VendorAccount } from "../ledger/ledger.ts";
import { typeByName, typeByUsualName } from "./account-names.ts";
import { typedByPlan } from "./account-plans.ts";
import { countryChart } from "./country-chart.ts";
import { datevChart } from "./datev-chart.ts";
import type { FileBooks } from "./file-books.ts";

/** Adds what a chart from another sheet or file says of the accounts. */
export function withChart(books: FileBooks, chart: readonly VendorAccount[]): FileBooks {
  const described = new Map(chart.map((account) => [account.id, account]));
  const known = new Set(books.accounts.map(({ id }) => id));
  return {
    ...books,
    accounts: [
      ...books.accounts.map((account) => ({ ...account, ...described.get(account.id) })),
      ...chart.filter(({ id }) => !known.has(id)),
    ],
  };
}

export interface GuessedChart {
  readonly accounts: readonly VendorAccount[];
  /** Ids of accounts with a guessed type, for a person to check. */
  readonly guessed: readonly string[];
}

/** Guesses missing types: by DATEV or country chart, clear name, common numbering, then any name. */
export function withGuessedTypes(accounts: readonly VendorAccount[]): GuessedChart {
  const guessed: string[] = [];
  const byPlan = datevChart(accounts) ?? countryChart(accounts);
  const complete = accounts.map((account) => {
    if (account.vendorType !== "") return account;
    const planned = byPlan?.(account) ?? account;
    const likely = planned.vendorType === "" ? likelyType(account) : planned;
    if (likely.vendorType !== "") guessed.push(account.id);
    return likely;
  });
  return { accounts: complete, guessed };
}

function likelyType(account: VendorAccount): VendorAccount {
  const certain = typeByName(account.name);
  if (certain) return { ...account, vendorType: certain };
  const numbered = typedByPlan(account, "common");
  if (numbered.vendorType !== "") return numbered;
  return { ...account, vendorType: typeByUsualName(account.name) ?? "" };
}
