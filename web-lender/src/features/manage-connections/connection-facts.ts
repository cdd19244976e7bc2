import { dayAt, daysBetween } from "@tieout/core/calendar/day";
import type { Connection } from "../../api/connections.ts";

export type ConnectionStatus = Connection["status"];

/** Nobody can or needs to sign in again: the permission was used, has expired or was ended, or is yet to be confirmed. */
const settled: ReadonlySet<ConnectionStatus> = new Set(["waiting", "used", "expired", "ended"]);
export const isSettled = ({ status }: Connection): boolean => settled.has(status);

/** Whether a colleague of a deleted user can end the pause by stating a ground. */
export const canBeResumed = ({ status, consents: [inForce] }: Connection): boolean =>
  status === "paused" && inForce?.pausedFor === "user-deleted";

interface AccessEnd {
  /** ISO instant. */
  readonly at: string;
  /** Of updates that are allowed through a day. */
  readonly lastDay?: string;
}

/** When access ends: by the package's own limit, or by the permission's if that's earlier. */
export function accessEnd({
  consentExpiresAt,
  consents: [inForce],
}: Connection): AccessEnd | undefined {
  const ends: readonly AccessEnd[] = [
    ...(consentExpiresAt === undefined ? [] : [{ at: consentExpiresAt }]),
    ...(inForce
      ? [{ at: inForce.expiresAt, ...(inForce.untilDay && { lastDay: inForce.untilDay }) }]
      : []),
  ];
  return ends.toSorted((one, other) => one.at.localeCompare(other.at))[0];
}

/** Files can't be reconnected (P-U62). */
export function withoutFiles(connections: readonly Connection[]): Connection[] {
  return connections.filter(({ datasourceNameId }) => datasourceNameId !== "fileupload");
}

/** Whole days, by the reader's calendar. */
export function daysFrom(earlier: Date, later: Date): number {
  const day = (instant: Date) => dayAt(instant, instant.getTimezoneOffset());
  return daysBetween(day(earlier), day(later));
}
