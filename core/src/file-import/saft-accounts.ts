import type { VendorAccount } from "../ledger/index.ts";
import { type AccountPlan, typedByPlan } from "./account-plans.ts";
import { fileAccount } from "./row-values.ts";
import { countryOf, difference, leaveOut, leaveOutOverlong, type SaftFile } from "./saft-file.ts";

/** Takes in the account that has been read, unless it's a heading over others whose balances it repeats. */
export function takeAccount(file: SaftFile): void {
  const { facts, gathered } = file;
  if (leaveOutOverlong(file)) return;
  const id = facts.get("AccountID") ?? "";
  if (id === "") {
    leaveOut(file, "", "no-account");
    return;
  }
  if (headings.has(facts.get("GroupingCategory") ?? "")) return;
  if (!gathered.account(typedAccount(file, id))) gathered.twice(id);

  const opening = difference(file, "OpeningDebitBalance", "OpeningCreditBalance");
  const closing = difference(file, "ClosingDebitBalance", "ClosingCreditBalance");
  if (opening !== undefined) file.openings.push({ accountId: id, amount: opening });
  if (closing !== undefined) file.closings.push({ accountId: id, amount: closing });
}

/** Portugal's: first degree and in between, of the general ledger and of analytic books. */
const headings: ReadonlySet<string> = new Set(["GR", "GA", "AR", "AA"]);

function typedAccount(file: SaftFile, id: string): VendorAccount {
  const { facts } = file;
  const country = countryOf(file);
  const type = types.get(facts.get("AccountType") ?? "") ?? "";
  const account = fileAccount(id, facts.get("AccountDescription") ?? "", type, id);
  const plan = plans.get(country);
  if (!plan) return account;
  const standard =
    country === "NO" ? (facts.get("StandardAccountID") ?? facts.get("GroupingCode")) : undefined;
  return typedByPlan(account, plan, standard ?? id);
}

/** Charts that a country lays down, Romania's in France's classes; elsewhere a business numbers its accounts as it likes. */
const plans: ReadonlyMap<string, AccountPlan> = new Map([
  ["NO", "ns4102"],
  ["PT", "snc"],
  ["RO", "pcg"],
]);

/** What Denmark's says of an account; Norway's says GL of each. */
const types: ReadonlyMap<string, string> = new Map([
  ["Asset", "Asset"],
  ["Liability", "Liability"],
  ["Sale", "Income"],
  ["Expense", "Expense"],
]);
