import type { operations } from "@tieout/openapi/borrower";
import type {
  AuthenticatedCaller,
  Caller,
  Handler as HandlerOf,
} from "@tieout/server/http/operation";
import type { BrowserFault } from "@tieout/server/reporting/take-report";
import type { ConsentServices } from "@tieout/services/consent/begin-consent";
import type { DocumentServices } from "@tieout/services/documents/receive-document";
import type { LinkSession } from "@tieout/services/links/link-session";

/** A borrower with a link session, limited to what it may see (D-9). */
export interface Borrower extends AuthenticatedCaller {
  readonly session: LinkSession;
  /** Hash of the session's cookie; binds a consent to it (D-2). */
  readonly sessionHash: Buffer;
  /** The link in a receipt's mail authenticates, not the session's cookie. */
  readonly byMail?: boolean;
  /** The address that the mail was sent to; mails from before it was stored have none. */
  readonly mailedTo?: string;
}

export interface Services extends ConsentServices, DocumentServices {
  readonly reportFault: (fault: BrowserFault) => void;
}

export type { operations };
export const publicOperations = [
  "confirmEmail",
  "createAnonymousWorkspace",
  "downloadUserCopy",
  "exchangeWithWebConnector",
  "getBasicSettings",
  "getBrandConfig",
  "getBrandFolder",
  "getBrandLogo",
  "getMappingConfig",
  "getTenantSettings",
  "openLinkSession",
  "openReceipt",
  "openUserCopy",
  "openWebConnectorPage",
  "readAnonymousLimit",
  "readEmailConfirmation",
  "readPortalBorrowerAnonymousText",
  "readPortalText",
  "reportError",
] as const;
export type PublicOperation = (typeof publicOperations)[number];

export type Handler<Id extends keyof operations> = HandlerOf<
  operations[Id],
  Id extends PublicOperation ? Caller : Borrower,
  Services
>;
