import type { Account, Line, Transaction } from "./books.ts";

/** The numbers of the accounts that invoices and bills stand in until they're settled. */
export function controlAccounts(accounts: readonly Account[]): ReadonlySet<string> {
  const controls = accounts.filter(
    ({ type }) => type === "Accounts Receivable" || type === "Accounts Payable",
  );
  return new Set(controls.map(({ number }) => number));
}

/**
 * The same day on the cash basis: a document counts with all of its lines, inventory and cost of
 * goods sold too, when money settles it; one settled without money never does. Everything else is
 * as posted. That documents are settled whole is what makes this exact.
 */
export function onCashBasis(
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
