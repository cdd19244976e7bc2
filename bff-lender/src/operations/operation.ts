import type { RoleName } from "@tieout/core/access";
import type { operations } from "@tieout/openapi/lender";
import type {
  AuthenticatedCaller,
  Caller,
  Handler as HandlerOf,
} from "@tieout/server/http/operation";
import type { BrowserFault } from "@tieout/server/reporting/take-report";
import type { ConsentServices } from "@tieout/services/consent/begin-consent";
import type { DocumentServices } from "@tieout/services/documents/receive-document";
import type { IdentityProviders } from "./sign-in/identity-provider.ts";

/** A logged-in user of the lender. Roles are read with each request (D-3). */
export interface Lender extends AuthenticatedCaller {
  readonly userId: string;
  readonly roles: readonly RoleName[];
  /** Absent for an API client with a bearer token and no session yet. */
  readonly session?: LenderSession;
}

export interface LenderSession {
  readonly id: string;
  /** Hash of the session's cookie; binds a consent to it (D-2). */
  readonly hash: Buffer;
  readonly slidingExpiresAt: Date;
  readonly absoluteExpiresAt: Date;
}

export interface Services extends ConsentServices, DocumentServices {
  readonly identityProviders: IdentityProviders;
  /** Tells the operator about settings that can't be used. */
  readonly warn: (about: object, what: string) => void;
  readonly reportFault: (fault: BrowserFault) => void;
}

export type { operations };
export const publicOperations = [
  "beginLogin",
  "openLogin",
  "reportError",
  "beginInvitedLogin",
  "checkInvitation",
  "receiveLogin",
  "claimLogin",
  "receiveConnection",
  "findTenantAddress",
  "getBasicSettings",
  "getBrandConfig",
  "getBrandFolder",
  "getBrandLogo",
  "getMappingConfig",
  "getTenantSettings",
  "readPortalBorrowerAnonymousText",
  "readPortalLoginText",
  "readPortalTimeoutText",
  "openUnsubscribe",
  "readUnsubscription",
  "saveUnsubscription",
  "unsubscribeByMailProgram",
] as const;
export type PublicOperation = (typeof publicOperations)[number];

export type Handler<Id extends keyof operations> = HandlerOf<
  operations[Id],
  Id extends PublicOperation ? Caller : Lender,
  Services
>;
