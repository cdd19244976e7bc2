import { dayAt, daysBetween } from "@tieout/core/calendar/day";
import type { Connection } from "../../api/connections.ts";

export type ConnectionStatus = "disconnected" | "expiresSoon" | "connected";

export function statusOf({ state, expiresSoon }: Connection): ConnectionStatus {
  if (state === "Disconnected") return "disconnected";
  return expiresSoon ? "expiresSoon" : "connected";
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
