import { queryOptions, useQuery } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/lender";
import { Button, Callout, focusPage, Link } from "@tieout/ui-kit";
import { useState } from "react";
import { useIntl } from "react-intl";
import { api } from "../../api/client.ts";
import * as styles from "./read-banners.css.ts";

/** What the tenant announces, until it is closed or hidden. Without an answer there is nothing to say. */
export function ReadBanners() {
  const { data: banners = [] } = useQuery(bannerMessages());
  const [closed, setClosed] = useState<readonly string[]>([]);
  const shown = banners.filter(
    (banner) =>
      !banner.inactive && !isHidden(banner) && !closed.includes(banner.hideMessageCookieName),
  );

  return shown.map((banner) => {
    const close = () => {
      setClosed((before) => [...before, banner.hideMessageCookieName]);
      focusPage();
    };
    return (
      <Banner
        key={banner.hideMessageCookieName}
        banner={banner}
        onClose={close}
        onHide={() => {
          hide(banner);
          close();
        }}
      />
    );
  });
}

interface BannerProps {
  readonly banner: BannerMessage;
  /** Away for now. */
  readonly onClose: () => void;
  /** Away for as long as the banner says. */
  readonly onHide: () => void;
}

/** One announcement, in the tenant's words and weights. */
function Banner({ banner, onClose, onHide }: BannerProps) {
  const { formatMessage } = useIntl();
  const { headerText, messageParagraphs, hyperlinks, level, expiresInDays } = banner;
  const hideText =
    banner.hideForeverButtonText ||
    formatMessage(
      { id: expiresInDays === -1 ? "banner.hideForever" : "banner.hide" },
      {
        days: expiresInDays > 0 ? expiresInDays : 30,
      },
    );

  return (
    <div className={styles.banner}>
      <Callout
        tone={level.toLowerCase() === "warning" ? "warning" : "info"}
        title={headerText}
        closeLabel={formatMessage({ id: "banner.close" })}
        onClose={onClose}
        actions={
          <Button variant="ghost" size="small" onClick={onHide}>
            {hideText}
          </Button>
        }
      >
        {messageParagraphs.map(({ content, bold, italic, fontSize }, index) => (
          // The tenant's paragraphs have no identity of their own; their order is fixed.
          <span
            key={String(index)}
            className={styles.paragraph({ bold: bold === true, italic: italic === true })}
            style={{ fontSize: sizeOf(fontSize) }}
          >
            {content}{" "}
          </span>
        ))}
        {hyperlinks.filter(isHttps).map(({ id, href, prompt }) => (
          <Link key={id} href={href} target="_blank" rel="noreferrer">
            {prompt}
          </Link>
        ))}
      </Callout>
    </div>
  );
}

/** A size that a page can stand: 10 to 24 pixels, however the tenant wrote it. */
function sizeOf(fontSize: string | undefined): string | undefined {
  const [, number, unit] =
    /^(\d{1,3}(?:\.\d+)?)(px|pt|rem|em)?$/.exec(fontSize?.trim() ?? "") ?? [];
  if (number === undefined) return undefined;
  const pixels =
    Number(number) * (unit === "pt" ? 4 / 3 : unit === "rem" || unit === "em" ? 16 : 1);
  return `${Math.min(24, Math.max(10, pixels))}px`;
}

/** Where a banner leads is https, whatever the tenant wrote (D-5). */
const isHttps = ({ href }: { readonly href: string }) =>
  URL.canParse(href) && new URL(href).protocol === "https:";

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
const isHidden = ({ hideMessageCookieName }: Dismissable): boolean =>
  document.cookie.split("; ").some((cookie) => cookie === `${nameOf(hideMessageCookieName)}=1`);

/** Hides the banner in this browser for as long as it says. */
function hide({ hideMessageCookieName, expiresInDays }: Dismissable): void {
  const age = hiddenFor(expiresInDays);
  document.cookie = `${nameOf(hideMessageCookieName)}=1; Max-Age=${age}; Path=/; SameSite=Lax`;
}

/** A tenant's name for a cookie, without what would end or split it. */
const nameOf = (name: string) => encodeURIComponent(name);

export type BannerMessage = components["schemas"]["BannerMessage"];

/** What the tenant announces to its lenders. */
const bannerMessages = () =>
  queryOptions({ ...api.queryOptions("get", "/tenant/bannermessages"), staleTime: 300_000 });
