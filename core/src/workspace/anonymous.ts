/** What a tenant's standing address takes in (D-11). */
export const anonymousLimits = {
  /** Workspaces that one network may open in an hour. */
  ofANetworkInAnHour: 5,
  /** Workspaces that all of them together may open in a day. */
  ofATenantInADay: 100,
} as const;

/** How long a workspace that nobody has connected, uploaded to or confirmed is kept. */
const unconfirmedDays = 7;

/** When a workspace that is opened now goes, unless it's confirmed by then. */
export const unconfirmedUntil = (openedAt: Date): Date =>
  new Date(openedAt.getTime() + unconfirmedDays * 86_400_000);

/** Workspaces that were opened by then, and that nobody has confirmed, are gone now. */
export const unconfirmedBefore = (now: Date): Date =>
  new Date(now.getTime() - unconfirmedDays * 86_400_000);
