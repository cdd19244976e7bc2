import type {
  Account,
  Activity,
  Basis,
  Books,
  Company,
  Line,
  Party,
  Side,
  Transaction,
} from "./books.ts";
import type { DayNumber } from "./calendar.ts";
import { type Documents, remembered } from "./documents.ts";

interface Parts {
  readonly company: Company;
  readonly accounts: readonly Account[];
  readonly parties: readonly Party[];
  /** In the order of a day's transactions in the books. */
  readonly activities: readonly Activity[];
  readonly documents: Readonly<Record<Side, Documents>>;
}

/** Cached days: enough for a page and its neighbors, few enough for any company. */
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

function controlAccounts(accounts: readonly Account[]): ReadonlySet<string> {
  const controls = accounts.filter(
    ({ type }) => type === "Accounts Receivable" || type === "Accounts Payable",
  );
  return new Set(controls.map(({ number }) => number));
}

/**
 * The same day on the cash basis: a document counts in full, inventory and cost of goods included, when money settles
 * it, and never when settled without money. Exact because documents are settled whole.
 */
function onCashBasis(
  transactions: readonly Transaction[],
  controls: ReadonlySet<string>,
): Transaction[] {
  return transactions.flatMap((transaction) => {
    if (transaction.document) return [];
    if (!transaction.settles) return [transaction];
    if (transaction.settles.some(({ document }) => document?.writtenOff)) return [];

    const beyondControl = ({ account }: Line) => !controls.has(account);
    const money = transaction.lines.filter(beyondControl);
    const recognised = transaction.settles.flatMap(({ lines, docNumber }) =>
      lines.filter(beyondControl).map((line) => ({ ...line, memo: line.memo ?? docNumber })),
    );
    return [{ ...transaction, lines: [...money, ...recognised] }];
  });
}
