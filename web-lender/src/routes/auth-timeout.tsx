import { useQuery } from "@tanstack/react-query";
import { Button, Text } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { Undo2 } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "wouter";
import { tenantSettings } from "../api/tenant-settings.ts";
import * as styles from "../app/notice-page.css.ts";
import { NoticePage } from "../app/notice-page.tsx";
import { usePageTitle } from "../app/page-arrival.ts";
import { rememberedTitle } from "../app/remembered-path.ts";
import { endedAt } from "../app/session-memory.ts";
import { type PortalTexts, useTimeoutText } from "../app/use-portal-text.ts";

interface AuthTimeoutRouteProps {
  /** Idle, or the absolute limit. */
  readonly reason: "sliding" | "absolute";
}

/** Shows why, and where a login leads back to. */
export function AuthTimeoutRoute({ reason }: AuthTimeoutRouteProps) {
  const { formatMessage } = useIntl();
  const { texts, isAwaited } = useTimeoutText();
  const [, navigate] = useLocation();
  const end = useEndOfSession(reason);
  const left = rememberedTitle();
  // A visitor who typed the address had no session.
  const hasEnded = end.time !== undefined;
  usePageTitle(hasEnded ? "expired.title" : "login.title");
  // Avoids showing our texts before the tenant's.
  if (isAwaited) return null;

  return (
    <NoticePage
      notice={hasEnded ? notices[reason] : "sessionUnknown"}
      title={hasEnded ? texts[`${reason}Title`] : undefined}
      body={timeoutParagraphs(texts, reason, end)}
      actions={
        <Button variant="primary" size="large" onClick={() => navigate("/login")}>
          {texts.returnToLogin ?? formatMessage({ id: "expired.return" })}
        </Button>
      }
      aside={
        left && (
          <p className={styles.back}>
            <Undo2 aria-hidden size={20} />
            <span>
              <span className={styles.backPage}>
                <FormattedMessage
                  id="expired.back"
                  values={{ page: <Text weight="medium">{left.page}</Text> }}
                />
              </span>
              {left.of && (
                <Text size="small" tone="muted">
                  {left.of}
                </Text>
              )}
            </span>
          </p>
        )
      }
    />
  );
}

const notices = { sliding: "sessionIdle", absolute: "sessionOver" } as const;

/** Undefined if none ended here. */
function useEndOfSession(reason: "sliding" | "absolute"): EndOfSession {
  const { formatNumber } = useIntl();
  const { time } = useDates();
  const { data: settings } = useQuery(tenantSettings());
  const at = endedAt();
  const seconds =
    settings?.appSettings[
      reason === "sliding" ? "loginSessionSlidingLifetimeInSeconds" : "sessionMaxLifetimeInSeconds"
    ];
  if (!at) return { time: undefined, duration: undefined };

  return {
    time: time(at.toISOString()),
    duration: seconds === undefined ? undefined : durationOf(seconds),
  };

  /** "24 hours" if whole, else "90 minutes". */
  function durationOf(seconds: number): string {
    const isWhole = seconds % 3_600 === 0;
    const [count, unit] = isWhole ? [seconds / 3_600, "hour"] : [Math.ceil(seconds / 60), "minute"];
    return formatNumber(count, { style: "unit", unit, unitDisplay: "long" });
  }
}

/** Placeholders; absent where unknown. */
type EndOfSession = Readonly<Record<"time" | "duration", string | undefined>>;

/** `slidingParagraph1`, `slidingParagraph2` and so on. None if a placeholder would stay open. */
export function timeoutParagraphs(
  texts: PortalTexts,
  reason: "sliding" | "absolute",
  end: EndOfSession,
): readonly string[] | undefined {
  const written = Object.entries(texts)
    .filter(([key]) => key.startsWith(`${reason}Paragraph`))
    .toSorted(([one], [other]) => one.localeCompare(other, "en", { numeric: true }))
    .flatMap(([, text]) => text || [])
    .map((text) =>
      text
        .replaceAll("{time}", end.time ?? "{time}")
        .replaceAll("{duration}", end.duration ?? "{duration}"),
    );
  const isOpen = written.some((text) => /\{(time|duration)\}/.test(text));
  return written.length > 0 && !isOpen ? written : undefined;
}
