import { queryOptions, useQuery } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/lender";
import { Button, Callout, focusPage, Link } from "@tieout/ui-kit";
import { useState } from "react";
import { useIntl } from "react-intl";
import { api } from "../../api/client.ts";
import * as styles from "./read-banners.css.ts";

/** Until closed or hidden; renders nothing without data. */
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
  readonly onClose: () => void;
  readonly onHide: () => void;
}

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
          // The paragraphs have no id, and their order is fixed.
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

/** Clamped to 10–24 pixels, whatever the tenant set. */
function sizeOf(fontSize: string | undefined): string | undefined {
  const [, number, unit] =
    /^(\d{1,3}(?:\.\d+)?)(px|pt|rem|em)?$/.exec(fontSize?.trim() ?? "") ?? [];
  if (number === undefined) return undefined;
  const pixels =
    Number(number) * (unit === "pt" ? 4 / 3 : unit === "rem" || unit === "em" ? 16 : 1);
  return `${Math.min(24, Math.max(10, pixels))}px`;
}

/** Only https, whatever the tenant set (D-5). */
const isHttps = ({ href }: { readonly href: string }) =>
  URL.canParse(href) && new URL(href).protocol === "https:";

const day = 86_400;

/** In seconds: −1 is forever, asked first; 0 or less is about a month; else that many days. */
export function hiddenFor(expiresInDays: number): number {
  // Browsers cap cookies at 400 days.
  if (expiresInDays === -1) return 400 * day;
  return (expiresInDays <= 0 ? 30 : expiresInDays) * day;
}

type Dismissable = Pick<BannerMessage, "hideMessageCookieName" | "expiresInDays">;

const isHidden = ({ hideMessageCookieName }: Dismissable): boolean =>
  document.cookie.split("; ").some((cookie) => cookie === `${nameOf(hideMessageCookieName)}=1`);

function hide({ hideMessageCookieName, expiresInDays }: Dismissable): void {
  const age = hiddenFor(expiresInDays);
  document.cookie = `${nameOf(hideMessageCookieName)}=1; Max-Age=${age}; Path=/; SameSite=Lax`;
}

/** Encoded, so it can't end or split the cookie. */
const nameOf = (name: string) => encodeURIComponent(name);

export type BannerMessage = components["schemas"]["BannerMessage"];

const bannerMessages = () =>
  queryOptions({ ...api.queryOptions("get", "/tenant/bannermessages"), staleTime: 300_000 });
