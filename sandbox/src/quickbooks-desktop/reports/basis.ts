import type { Basis } from "../../dex/books/books.ts";
import type { Ledger } from "../../dex/reports/balances.ts";
import type { OpenCompany } from "../company-file/open-company.ts";
import { textOf, type XmlElement } from "../qbxml/read-xml.ts";

export interface AskedBasis {
  readonly basis: "Accrual" | "Cash";
  readonly of: Basis;
  readonly ledger: Ledger;
}

/** The basis that a report asks for; the company's own where it asks for none. */
export function basisOf(request: XmlElement, { books, ledgers }: OpenCompany): AskedBasis {
  const asked = textOf(request, "ReportBasis") ?? "None";
  const of = asked === "None" ? books.company.defaultBasis : asked === "Cash" ? "cash" : "accrual";
  return { basis: of === "cash" ? "Cash" : "Accrual", of, ledger: ledgers[of] };
}
