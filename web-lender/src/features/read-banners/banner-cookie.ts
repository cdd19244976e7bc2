import type { BannerMessage } from "../../api/banner-messages.ts";

const day = 86_400;

/**
 * How long a dismissed banner stays away, in seconds: −1 is forever, which is asked first; 0 or
 * less is about a month; otherwise that many days.
 */
export function hiddenFor(expiresInDays: number): number {
  // Browsers keep no cookie longer than 400 days; as near to forever as they go.
  if (expiresInDays === -1) return 400 * day;
  return (expiresInDays <= 0 ? 30 : expiresInDays) * day;
}

type Dismissable = Pick<BannerMessage, "hideMessageCookieName" | "expiresInDays">;

/** Whether this browser was told to hide the banner. */
export const isHidden = ({ hideMessageCookieName }: Dismissable): boolean =>
  document.cookie.split("; ").some((cookie) => cookie === `${nameOf(hideMessageCookieName)}=1`);

/** Hides the banner in this browser for as long as it says. */
export function hide({ hideMessageCookieName, expiresInDays }: Dismissable): void {
  const age = hiddenFor(expiresInDays);
  document.cookie = `${nameOf(hideMessageCookieName)}=1; Max-Age=${age}; Path=/; SameSite=Lax`;
}

/** A tenant's name for a cookie, without what would end or split it. */
const nameOf = (name: string) => encodeURIComponent(name);
