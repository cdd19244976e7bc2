import type { ConsentState } from "../consent/consent.ts";
import {
  accountingPackages,
  fileUpload,
  isOffered,
  type PackageSettings,
} from "../tenant/packages.ts";

/** Whether a package still lets us in, and for how long. */
type ConnectionStanding = "disconnected" | "expires-soon" | "connected";

/** What a lender is told about a connection. Those that need action come first; nothing is wrong with the last three. */
const connectionStatuses = [
  "disconnected",
  "expires-soon",
  "paused",
  "waiting",
  "connected",
  "used",
  "expired",
  "ended",
] as const;
export type ConnectionStatus = (typeof connectionStatuses)[number];

interface Access {
  readonly state: "Connected" | "Disconnected";
  /** Absent where it lasts until revoked. */
  readonly consentExpiresAt?: Date | undefined;
}

const warningMs = 30 * 86_400_000;

interface RenewableAccess extends Access {
  /** Somebody has signed in anew and has yet to confirm the company. */
  readonly awaitsConfirmation?: boolean;
}

/** Renewal is due in the last 30 days. */
export function standingOf({ state, consentExpiresAt }: Access, now: Date): ConnectionStanding {
  const left = consentExpiresAt && consentExpiresAt.getTime() - now.getTime();
  if (state === "Disconnected" || (left !== undefined && left <= 0)) return "disconnected";
  return left !== undefined && left <= warningMs ? "expires-soon" : "connected";
}

/**
 * The status that follows from a connection's access and its consent. Access that ended because its consent did is nothing to
 * mend. Connections from before consents were stored have none.
 */
export function connectionStatus(
  access: RenewableAccess,
  consent: ConsentState | undefined,
  now: Date,
): ConnectionStatus {
  const standing = standingOf(access, now);
  const isLost = standing === "disconnected";
  switch (consent) {
    case undefined:
    case "live":
      return isLost && access.awaitsConfirmation ? "waiting" : standing;
    case "agreed":
      return isLost && !access.awaitsConfirmation ? standing : "waiting";
    case "superseded":
      return "ended";
    case "paused":
    case "used":
    case "expired":
    case "ended":
      return consent;
  }
}

/** Connections that need action first; otherwise in the given order. */
export function worstFirst<Kept extends { readonly status: ConnectionStatus }>(
  connections: readonly Kept[],
): Kept[] {
  const rank = ({ status }: Kept) => connectionStatuses.indexOf(status);
  return connections.toSorted((left, right) => rank(left) - rank(right));
}

export type Relink = "offered" | "unsupported" | "not-offered";

interface RelinkSettings extends PackageSettings {
  readonly disableDirectLinking: boolean;
  readonly allowExcelFileUpload: boolean;
}

/** Needs package support and a tenant that allows it; for a file it means another file. */
export function relinkOf(datasourceNameId: string, settings: RelinkSettings): Relink {
  if (datasourceNameId.toLowerCase() === fileUpload.id) {
    const taken = settings.allowExcelFileUpload || isOffered(settings, fileUpload.id);
    return taken ? "offered" : "not-offered";
  }
  const known = accountingPackages.find(({ id }) => id === datasourceNameId.toLowerCase());
  if (!known?.supportsRelink) return "unsupported";
  const wanted = !settings.disableDirectLinking && isOffered(settings, known.id);
  return wanted ? "offered" : "not-offered";
}

/** The time to sign in and consent at the package. */
export const consentMinutes = 30;
