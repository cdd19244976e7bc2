import { useDates } from "@tieout/web-portal/dates";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearch } from "wouter";
import type { LinkSession } from "../api/link-session.ts";
import { usePackageName, useTenant } from "../api/tenant-settings.ts";
import { Meanwhile } from "./meanwhile.tsx";
import { Notice } from "./notice.tsx";

interface ConnectNoticesProps {
  readonly session: LinkSession;
  /** A dialog says it instead. */
  readonly isQuiet: boolean;
}

/** What happened since the visitor chose, here or on another phone. */
export function ConnectNotices({ session, isQuiet }: ConnectNoticesProps) {
  return (
    <>
      <Meanwhile session={session} />
      {!isQuiet && <Happened withdrawnTime={session.withdrawnTime} />}
    </>
  );
}

interface HappenedProps {
  readonly withdrawnTime: string | undefined;
}

/** The address names a package whose page was left, or whose company was declined. */
function Happened({ withdrawnTime }: HappenedProps) {
  const search = new URLSearchParams(useSearch());
  const { formatMessage } = useIntl();
  const { longDay } = useDates();
  const timeZone = useTenant()?.appSettings.timeZone;
  const packageName = usePackageName();
  const cancelled = search.get("cancelled");
  const declined = search.get("declined");
  const nameOf = (id: string | null) =>
    packageName(id ?? undefined) ?? formatMessage({ id: "package.unnamed" });

  if (cancelled === null && declined === null) {
    return withdrawnTime === undefined ? null : (
      <Notice
        title={formatMessage(
          { id: "landing.withdrawn" },
          { day: longDay(withdrawnTime, timeZone) },
        )}
        tone="neutral"
      >
        <FormattedMessage id="landing.withdrawn.detail" />
      </Notice>
    );
  }
  return (
    <Notice
      title={
        declined === null
          ? formatMessage({ id: "landing.cancelled" }, { package: nameOf(cancelled) })
          : formatMessage({ id: "landing.declined" }, { package: nameOf(declined) })
      }
      tone="neutral"
    >
      <FormattedMessage
        id={declined === null ? "landing.cancelled.detail" : "landing.declined.detail"}
      />
    </Notice>
  );
}
