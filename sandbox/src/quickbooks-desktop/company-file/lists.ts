import {
  type Account,
  documentTotal,
  formatAmount,
  isTemporary,
  type Party,
} from "../../dex/books/books.ts";
import { rolledBalances } from "../../dex/reports/balances.ts";
import { type Answer, found, refused } from "../qbxml/message.ts";
import { element, optional, textOf, textsOf, type Xml, type XmlElement } from "../qbxml/xml.ts";
import {
  accountId,
  accountTypeName,
  type OpenCompany,
  partyId,
  reference,
  sideOf,
  timesOn,
} from "./open-company.ts";

export interface Listed {
  readonly id: string;
  readonly fullName: string;
  readonly active: boolean;
  readonly type?: string;
  readonly xml: Xml;
}

/** QuickBooks marks one account of each of these, whatever its name. */
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
      type: accountTypeName(type),
      xml: element("AccountRet", [
        element("ListID", accountId(account)),
        ...timesOn(first),
        element("Name", name),
        element("FullName", fullName(account)),
        element("IsActive", active),
        parent && reference("ParentRef", accountId(parent), fullName(parent)),
        element("Sublevel", levelOf(account)),
        element("AccountType", accountTypeName(type)),
        optional("SpecialAccountType", isFirst ? specialTypes[subType] : undefined),
        element("AccountNumber", number),
        optional("Balance", shown(account, own(account))),
        optional("TotalBalance", shown(account, total(account))),
      ]),
    };
  });
}

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

export function chosenFrom(
  list: readonly Listed[],
  request: XmlElement,
): readonly Listed[] | Answer {
  const ids = textsOf(request, "ListID");
  const names = textsOf(request, "FullName").map((name) => name.toLowerCase());
  if (ids.length > 0 || names.length > 0) {
    const chosen = list.filter(
      ({ id, fullName }) => ids.includes(id) || names.includes(fullName.toLowerCase()),
    );
    if (chosen.length === ids.length + names.length) return chosen;
    const message =
      "The query request has not been fully completed. An element could not be found.";
    return { ...refused({ code: 500, message }), found: chosen.map(({ xml }) => xml) };
  }
  const status = textOf(request, "ActiveStatus") ?? "ActiveOnly";
  const types = textsOf(request, "AccountType");
  return list.filter(
    ({ active, type = "" }) =>
      (status === "All" || active === (status === "ActiveOnly")) &&
      (types.length === 0 || types.includes(type)),
  );
}

export interface Iterators {
  readonly page: (request: XmlElement, all: () => readonly Xml[]) => Answer;
}

export function openIterators(newId: () => string): Iterators {
  const left = new Map<string, readonly Xml[]>();

  return {
    page: (request, all) => {
      const { iterator, iteratorID = "" } = request.attributes;
      const asked = textOf(request, "MaxReturned");
      const most = asked === undefined ? Number.POSITIVE_INFINITY : Number(asked);
      if (iterator === undefined) return found(all().slice(0, most));
      if (iterator === "Stop") {
        left.delete(iteratorID);
        return found([]);
      }
      if (asked === undefined) return refused(withoutMaxReturned);
      const rest = iterator === "Start" ? all() : left.get(iteratorID);
      if (!rest) return refused(unknownIterator);
      const id = iterator === "Start" ? newId() : iteratorID;
      const page = rest.slice(0, most);
      left.set(id, rest.slice(most));
      return {
        ...found(page),
        attributes: { iteratorRemainingCount: rest.length - page.length, iteratorID: id },
      };
    },
  };
}

const withoutMaxReturned = { code: 3270, message: "An iterator needs MaxReturned." };
const unknownIterator = { code: 3120, message: "The iterator cannot be found in this session." };
