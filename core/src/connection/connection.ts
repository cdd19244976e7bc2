import {
  accountingPackages,
  fileUpload,
  isOffered,
  type PackageSettings,
} from "../tenant/packages.ts";

/** How a consent to read books stands, worst first. */
const connectionStandings = ["disconnected", "expires-soon", "connected"] as const;
export type ConnectionStanding = (typeof connectionStandings)[number];

interface Consent {
  readonly state: "Connected" | "Disconnected";
  /** Absent where it lasts until revoked. */
  readonly consentExpiresAt?: Date | undefined;
}

const warningMs = 30 * 86_400_000;

/** Renewal is due in the last 30 days. */
export function standingOf({ state, consentExpiresAt }: Consent, now: Date): ConnectionStanding {
  const left = consentExpiresAt && consentExpiresAt.getTime() - now.getTime();
  if (state === "Disconnected" || (left !== undefined && left <= 0)) return "disconnected";
  return left !== undefined && left <= warningMs ? "expires-soon" : "connected";
}

/** Worst first; otherwise in the given order. */
export function worstFirst<Kept extends Consent>(connections: readonly Kept[], now: Date): Kept[] {
  const rank = (kept: Kept) => connectionStandings.indexOf(standingOf(kept, now));
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
