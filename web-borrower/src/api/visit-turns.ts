import type { BusinessInfo } from "@tieout/core/business-info";
import { readVisit, writeVisit } from "./visit.ts";

/** A submission begun under another name or address isn't continued. */
export function rememberBusiness(business: BusinessInfo): void {
  const { submissionId, ...rest } = readVisit();
  const { name, email } = rest.business ?? {};
  const isSame = name === business.name && email === business.email;
  writeVisit({ ...rest, ...(isSame && submissionId !== undefined && { submissionId }), business });
}

/** The next choice starts afresh (S-T16, S-T18). */
export function forgetConnection(): void {
  const { accountingPackage, connectionRequestId, connectionId, ...rest } = readVisit();
  writeVisit(rest);
}
