import { FormattedMessage, useIntl } from "react-intl";
import { usePackageName } from "../api/tenant-settings.ts";
import type { ConnectingPackage } from "../features/connect-package/use-connect-package.ts";
import { Explained } from "../messages/explained.tsx";
import { Notice } from "./notice.tsx";

interface ConnectNoticesProps {
  /** Names the package whose page was left, or whose company was declined. */
  readonly search: URLSearchParams;
  readonly refused: ConnectingPackage["refused"];
}

export function ConnectNotices({ refused, search }: ConnectNoticesProps) {
  const { formatMessage } = useIntl();
  const packageName = usePackageName();
  const declined = search.get("declined");
  const nameOf = (id: string | null | undefined) =>
    packageName(id ?? undefined) ?? formatMessage({ id: "package.unnamed" });

  if (refused) {
    const { accountingPackage, problem } = refused;
    return (
      <Notice
        title={formatMessage(
          { id: "landing.connecting.failed" },
          { package: nameOf(accountingPackage) },
        )}
        tone="danger"
      >
        <Explained failed={problem.failed} problem={problem} />
      </Notice>
    );
  }
  return (
    <Notice
      title={
        declined === null
          ? formatMessage({ id: "landing.cancelled" }, { package: nameOf(search.get("cancelled")) })
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
