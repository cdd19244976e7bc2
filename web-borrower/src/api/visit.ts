import type { BusinessInfo } from "@tieout/core/business-info";
import type { components } from "@tieout/openapi/borrower";
import { inTab } from "@tieout/web-portal/browser-storage";

type Told = components["schemas"];

/** What this tab has to know again after the package's page: ids and names, never a secret (S-G11). */
export interface Visit {
  /** What the borrower said of the business, where the lender collects that. */
  readonly business?: BusinessInfo;
  /** The company that the shared link is about, and the request that it was made for. */
  readonly sharedLinkCompanyName?: string;
  readonly sharedLinkApplicationId?: number;
  readonly workspaceId?: string;
  readonly submissionId?: string;
  readonly accountingPackage?: Told["AccountingPackage"];
  readonly connectionRequestId?: string;
  readonly connectionId?: string;
  /** Books that were uploaded and not sent yet; nothing once they were. */
  readonly fileImportId?: string | undefined;
  readonly contact?: Contact;
  /** The address that was confirmed in this tab, and for what. */
  readonly confirmation?: Told["EmailConfirmation"];
  /** How many documents were sent along. */
  readonly documentsSent?: number;
  /** Until when the link could be used. */
  readonly linkExpirationTime?: string;
}

/** The lender's person to ask. */
export interface Contact {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
}

/** What was remembered in this tab. */
export function readVisit(): Visit {
  // Only `writeVisit` writes under this name.
  return JSON.parse(inTab.get(name) ?? "{}") as Visit;
}

/** By which link this tab came, as the BFF knows it; a mere stroke before it has. */
export const visitName = () => nameOf(readVisit());

const nameOf = ({ workspaceId, sharedLinkApplicationId }: Visit) =>
  [workspaceId, sharedLinkApplicationId].join("/");

/** Adds to what this tab remembers. */
export function rememberVisit(more: Visit): void {
  writeVisit({ ...readVisit(), ...more });
}

/** Begins or goes on with a visit by a link. What was remembered of another link isn't this one's. */
export function beginVisit(visit: Visit): void {
  const before = readVisit();
  const isOther = before.workspaceId && nameOf(before) !== nameOf(visit);
  writeVisit(isOther ? visit : { ...before, ...visit });
}

/** Makes this tab remember that, and nothing else. */
export function writeVisit(visit: Visit): void {
  inTab.set(name, JSON.stringify(visit));
}

const name = "tieout.visit";
