import { isSameCompanyName } from "../workspace/company-name.ts";

/** Why a "Yes" doesn't confirm a company. */
export type CompanyFault =
  /** The company's name isn't the business's, and the borrower didn't confirm the company's. */
  | "company-not-chosen"
  /** The page showed another company. */
  | "company-changed";

interface CompanyConfirmed {
  /** The workspace's name. */
  readonly business: string;
  /** The company's name, as the package has it. */
  readonly company: string;
  /** The company's name that the page showed, if it says. */
  readonly shown?: string | undefined;
}

/** Undefined if the company can be confirmed. A "Yes" to the business's name doesn't confirm a company of another name. */
export function companyFault({
  business,
  company,
  shown,
}: CompanyConfirmed): CompanyFault | undefined {
  if (shown !== undefined) return shown === company ? undefined : "company-changed";
  return isSameCompanyName(business, company) ? undefined : "company-not-chosen";
}
