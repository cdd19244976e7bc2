import {
  type Account,
  documentTotal,
  formatAmount,
  isTemporary,
  type Party,
} from "../../dex/books/books.ts";
import { rolledBalances } from "../../dex/reports/balances.ts";
import { element, optional, type Xml } from "../qbxml/write-xml.ts";
import { accountId, accountTypes, partyId, reference, sideOf, timesOn } from "./names.ts";
import type { OpenCompany } from "./open-company.ts";

/** Something on one of QuickBooks' lists. */
export interface Listed {
  readonly id: string;
  readonly fullName: string;
  readonly active: boolean;
  readonly type?: string;
  readonly xml: Xml;
}

/** QuickBooks marks one account of each of these, whatever it's called. */
const specialTypes: Readonly<Record<string, string>> = {
  AccountsReceivable: "AccountsReceivable",
  AccountsPayable: "AccountsPayable",
  Inventory: "InventoryAssets",
  OpeningBalanceEquity: "OpeningBalanceEquity",
  PayrollExpenses: "PayrollExpenses",
  PayrollTaxPayable: "PayrollLiabilities",
  RetainedEarnings: "RetainedEarnings",
  SalesTaxPayable: "SalesTaxPayable",
  SuppliesMaterialsCogs: "CostOfGoodsSold",
  UndepositedFunds: "UndepositedFunds",
};

/** The chart of accounts, with balances as the books stand now. */
export async function accounts(open: OpenCompany): Promise<Listed[]> {
  const { books, ledgers, fullName, accountBy } = open;
  const { first, last } = books.company;
  const { balances } = await rolledBalances(books, ledgers.accrual, last);
  const levelOf = ({ parentNumber }: Account): number =>
    parentNumber === undefined ? 0 : 1 + levelOf(accountBy(parentNumber));
  const own = ({ number }: Account) => balances.get(number) ?? 0;
  const total = (account: Account): number =>
    books.accounts
      .filter(({ parentNumber }) => parentNumber === account.number)
      .reduce((sum, child) => sum + total(child), own(account));
  const shown = (account: Account, cents: number) =>
    isTemporary(account) ? undefined : formatAmount(sideOf(account) * cents);

  return books.accounts.map((account) => {
    const { number, name, parentNumber, type, subType, active } = account;
    const parent = parentNumber === undefined ? undefined : accountBy(parentNumber);
    const isFirst = books.accounts.find((other) => other.subType === subType) === account;
    return {
      id: accountId(account),
      fullName: fullName(account),
      active,
      type: accountTypes[type],
      xml: element("AccountRet", [
        element("ListID", accountId(account)),
        ...timesOn(first),
        element("Name", name),
        element("FullName", fullName(account)),
        element("IsActive", active),
        parent && reference("ParentRef", accountId(parent), fullName(parent)),
        element("Sublevel", levelOf(account)),
        element("AccountType", accountTypes[type]),
        optional("SpecialAccountType", isFirst ? specialTypes[subType] : undefined),
        element("AccountNumber", number),
        optional("Balance", shown(account, own(account))),
        optional("TotalBalance", shown(account, total(account))),
      ]),
    };
  });
}

/** One kind of people, with what is open between them and the business now. */
export function parties({ books }: OpenCompany, kind: Party["kind"]): Listed[] {
  const { first, last } = books.company;
  const side = kind === "vendor" ? "payable" : "receivable";
  const open = kind === "other" ? [] : books.openDocuments(side, last);
  const balanceOf = (party: Party) =>
    formatAmount(
      open
        .filter((document) => document.party === party)
        .reduce((sum, document) => sum + documentTotal(document), 0),
    );

  return books.parties
    .filter((party) => party.kind === kind)
    .map((party) => ({
      id: partyId(party),
      fullName: party.name,
      active: true,
      xml: element(elementNames[kind], [
        element("ListID", partyId(party)),
        ...timesOn(first),
        element("Name", party.name),
        kind === "customer" ? element("FullName", party.name) : undefined,
        element("IsActive", true),
        kind === "customer" ? element("Sublevel", 0) : undefined,
        kind === "other" ? undefined : element("CompanyName", party.name),
        optional("Phone", party.phone),
        optional("Email", party.email),
        kind === "other" ? undefined : element("Balance", balanceOf(party)),
        kind === "customer" ? element("TotalBalance", balanceOf(party)) : undefined,
      ]),
    }));
}

const elementNames: Readonly<Record<Party["kind"], string>> = {
  customer: "CustomerRet",
  vendor: "VendorRet",
  other: "OtherNameRet",
};
