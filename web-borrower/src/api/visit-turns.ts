import type { BusinessInfo } from "@tieout/core/business-info";
import { readVisit, writeVisit } from "./visit.ts";

/** Keeps what the borrower said. What was begun under another name isn't gone on with. */
export function rememberBusiness(business: BusinessInfo): void {
  const { submissionId, ...rest } = readVisit();
  const { name, email } = rest.business ?? {};
  const isSame = name === business.name && email === business.email;
  writeVisit({ ...rest, ...(isSame && submissionId !== undefined && { submissionId }), business });
}

/** Forgets which package was being connected, so that the next choice begins afresh (S-T16, S-T18). */
export function forgetConnection(): void {
  const { accountingPackage, connectionRequestId, connectionId, ...rest } = readVisit();
  writeVisit(rest);
}
