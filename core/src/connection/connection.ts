import {
  accountingPackages,
  fileUpload,
  isOffered,
  type PackageSettings,
} from "../tenant/packages.ts";

/** How a consent to read books stands, worst first. */
const connectionStandings = ["disconnected", "expires-soon", "connected"] as const;
export type ConnectionStanding = (typeof connectionStandings)[number];

/** A consent, as far as it can come to an end. */
interface Consent {
  readonly state: "Connected" | "Disconnected";
  /** Absent where it lasts until somebody takes it back. */
  readonly consentExpiresAt?: Date | undefined;
}

const warningMs = 30 * 86_400_000;

/** Whether a consent still holds. In its last 30 days somebody had better renew it. */
export function standingOf({ state, consentExpiresAt }: Consent, now: Date): ConnectionStanding {
  const left = consentExpiresAt && consentExpiresAt.getTime() - now.getTime();
  if (state === "Disconnected" || (left !== undefined && left <= 0)) return "disconnected";
  return left !== undefined && left <= warningMs ? "expires-soon" : "connected";
}

/** Orders connections by what has to be done about them, the worst first; else as they came. */
export function worstFirst<Kept extends Consent>(connections: readonly Kept[], now: Date): Kept[] {
  const rank = (kept: Kept) => connectionStandings.indexOf(standingOf(kept, now));
  return connections.toSorted((left, right) => rank(left) - rank(right));
}

/** Whether a connection can be made anew in place. */
export type Relink = "offered" | "unsupported" | "not-offered";

interface RelinkSettings extends PackageSettings {
  readonly disableDirectLinking: boolean;
  readonly allowExcelFileUpload: boolean;
}

/**
 * Relinking is for packages that know of it, with a tenant that wants them and lets its people connect
 * by themselves. Of a file it means another file, where the tenant takes books so.
 */
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

/** How long a person may take on a package's own page, to sign in and to allow. */
export const consentMinutes = 30;
