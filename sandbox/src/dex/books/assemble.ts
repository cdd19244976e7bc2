import type { Account, Basis, Books, Company, Party, Side, Transaction } from "./books.ts";
import type { DayNumber } from "./calendar.ts";
import { controlAccounts, onCashBasis } from "./cash-basis.ts";
import type { Documents } from "./documents.ts";
import { remembered } from "./remembered.ts";
import type { Activity } from "./transaction.ts";

export interface Parts {
  readonly company: Company;
  readonly accounts: readonly Account[];
  readonly parties: readonly Party[];
  /** In the order in which a day's transactions stand in the books. */
  readonly activities: readonly Activity[];
  readonly documents: Readonly<Record<Side, Documents>>;
}

/** How many days stay made: enough for a page and its neighbours, few enough for any company. */
const keptDays = 64;

export function assembleBooks({ company, accounts, parties, activities, documents }: Parts): Books {
  const controls = controlAccounts(accounts);
  const within = (day: DayNumber) => day >= company.first && day <= company.last;
  const posted = remembered((day) => activities.flatMap((activity) => activity(day)), keptDays);
  const settled = remembered((day) => onCashBasis(posted(day), controls), keptDays);
  const byBasis: Record<Basis, (day: DayNumber) => readonly Transaction[]> = {
    accrual: posted,
    cash: settled,
  };

  return {
    company,
    accounts,
    parties,
    transactionsOn: (day, basis) => (within(day) ? byBasis[basis](day) : []),
    openDocuments: (side, day) =>
      day < company.first ? [] : documents[side].openOn(Math.min(day, company.last)),
  };
}
