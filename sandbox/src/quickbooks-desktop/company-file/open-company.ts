import { type Account, type Basis, type Books, fullyQualifiedName } from "../../dex/books/books.ts";
import { type Ledger, ledgerOf } from "../../dex/reports/balances.ts";

/** A company file that is open in QuickBooks: one company of DEX's. */
export interface OpenCompany {
  readonly books: Books;
  readonly ledgers: Readonly<Record<Basis, Ledger>>;
  readonly accountBy: (number: string) => Account;
  /** `Inventory:Engines and outdrives`; what reports name an account by. */
  readonly fullName: (account: Account) => string;
  /** Where it lies on the computer. */
  readonly path: string;
}

/** QuickBooks takes no longer name of an account. */
const longestName = 31;

export function openCompany(kept: Books): OpenCompany {
  const accounts = kept.accounts.map((account) => ({
    ...account,
    name: account.name.slice(0, longestName).trimEnd(),
  }));
  const books = { ...kept, accounts };
  const { company } = books;
  const byNumber = new Map(accounts.map((account) => [account.number, account]));
  const names = new Map(
    accounts.map((account) => [account, fullyQualifiedName(account, accounts)]),
  );
  return {
    books,
    ledgers: { accrual: ledgerOf(books, "accrual"), cash: ledgerOf(books, "cash") },
    accountBy: (number) => {
      const account = byNumber.get(number);
      if (!account) throw new Error(`${company.id} has no account ${number}`);
      return account;
    },
    fullName: (account) => names.get(account) ?? account.name,
    path: `C:\\Users\\Public\\Documents\\Intuit\\QuickBooks\\Company Files\\${company.name.replace(/[<>:"/\\|?*]/g, "")}.qbw`,
  };
}
