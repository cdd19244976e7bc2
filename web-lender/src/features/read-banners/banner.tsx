import { Button, Callout, Link } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import type { BannerMessage } from "../../api/banner-messages.ts";
import * as styles from "./banner.css.ts";

interface BannerProps {
  readonly banner: BannerMessage;
  /** Away for now. */
  readonly onClose: () => void;
  /** Away for as long as the banner says. */
  readonly onHide: () => void;
}

/** One announcement, in the tenant's words and weights. */
export function Banner({ banner, onClose, onHide }: BannerProps) {
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
