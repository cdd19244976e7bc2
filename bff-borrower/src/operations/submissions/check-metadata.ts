import { type MetadataEntry, type MetadataFault, metadataFaults } from "@tieout/core/business-info";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { FieldError } from "@tieout/server/http/problem";
import { findTenantSettings } from "@tieout/services/tenants/settings";

/**
 * Errors in the borrower's business data, by field; empty if it may be saved. Visitors of the anonymous link have named
 * the business before.
 */
export async function metadataErrors(
  db: Tx,
  metadata: readonly MetadataEntry[],
  { isAnonymous }: { readonly isAnonymous: boolean },
): Promise<FieldError[]> {
  const { alwaysCollectBorrowerBusinessInfo } = await findTenantSettings(db);
  return metadataFaults(metadata, {
    collectsBusinessInfo: alwaysCollectBorrowerBusinessInfo && !isAnonymous,
  }).map(({ index, fault }) => ({
    pointer: `/body/submissionMetadata${index === undefined ? "" : `/${index}/value`}`,
    code: fault,
    description: descriptions[fault],
  }));
}

const descriptions = {
  missing: "business-info-missing",
  "too-long": "value-longer-than-allowed",
  unsafe: "unsafe-characters",
  "no-ending": "not-an-email-address",
  malformed: "not-an-email-address",
  repeated: "field-repeated",
} as const satisfies Record<MetadataFault["fault"], string>;
