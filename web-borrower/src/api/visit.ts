import type { BusinessInfo } from "@tieout/core/business-info";
import type { components } from "@tieout/openapi/borrower";
import { inTab } from "@tieout/web-portal/browser-storage";

type Told = components["schemas"];

/** Survives the trip to the package's page: ids and names, never a secret (S-G11). */
export interface Visit {
  readonly business?: BusinessInfo;
  readonly sharedLinkCompanyName?: string;
  readonly sharedLinkApplicationId?: number;
  readonly workspaceId?: string;
  readonly submissionId?: string;
  readonly accountingPackage?: Told["AccountingPackage"];
  readonly connectionRequestId?: string;
  readonly connectionId?: string;
  /** Uploaded and not sent yet. */
  readonly fileImportId?: string | undefined;
  readonly contact?: Contact;
  /** Confirmed in this tab. */
  readonly confirmation?: Told["EmailConfirmation"];
  readonly linkExpirationTime?: string;
}

export interface Contact {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
}

export function readVisit(): Visit {
  // Only `writeVisit` writes this key.
  return JSON.parse(inTab.get(name) ?? "{}") as Visit;
}

/** This tab's link as the BFF names it; only a slash before the tab has one. */
export const visitName = () => nameOf(readVisit());

const nameOf = ({ workspaceId, sharedLinkApplicationId }: Visit) =>
  [workspaceId, sharedLinkApplicationId].join("/");

export function rememberVisit(more: Visit): void {
  writeVisit({ ...readVisit(), ...more });
}

/** Drops what was remembered of another link. */
export function beginVisit(visit: Visit): void {
  const before = readVisit();
  const isOther = before.workspaceId && nameOf(before) !== nameOf(visit);
  writeVisit(isOther ? visit : { ...before, ...visit });
}

/** Replaces everything that this tab remembers. */
export function writeVisit(visit: Visit): void {
  inTab.set(name, JSON.stringify(visit));
}

const name = "tieout.visit";
