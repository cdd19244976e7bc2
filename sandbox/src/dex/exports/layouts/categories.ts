import { growsByCredits, type LayoutCompany } from "./business.ts";
import { balancesOn } from "./layout.ts";
import type { Role } from "./roles.ts";

/** A line of a report that has the sum of several accounts. */
export interface Category {
  readonly name: string;
  readonly roles: readonly Role[];
}

/** Each category's sum on the last day, above zero for what increases its accounts; without those that come to nothing. */
export function categorySums(
  company: LayoutCompany,
  categories: readonly Category[],
): readonly { readonly name: string; readonly cents: number }[] {
  const balances = balancesOn(company, company.to);
  return categories.flatMap(({ name, roles }) => {
    const [first] = company.accounts.filter(({ role }) => roles.includes(role));
    const sum = roles.reduce((total, role) => total + (balances.get(role) ?? 0), 0);
    const cents = first && growsByCredits(first) ? -sum : sum;
    return cents === 0 ? [] : [{ name, cents }];
  });
}
