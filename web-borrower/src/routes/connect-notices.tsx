import { FormattedMessage, useIntl } from "react-intl";
import { usePackageName } from "../api/tenant-settings.ts";
import type { ConnectingPackage } from "../features/connect-package/use-connect-package.ts";
import { Explained } from "../messages/explained.tsx";
import { Notice } from "./notice.tsx";

interface ConnectNoticesProps {
  readonly cancelled: string | undefined;
  readonly refused: ConnectingPackage["refused"];
}

export function ConnectNotices({ cancelled, refused }: ConnectNoticesProps) {
  const { formatMessage } = useIntl();
  const packageName = usePackageName();
  const nameOf = (id: string | undefined) =>
    packageName(id) ?? formatMessage({ id: "package.unnamed" });

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
      title={formatMessage({ id: "landing.cancelled" }, { package: nameOf(cancelled) })}
      tone="neutral"
    >
      <FormattedMessage id="landing.cancelled.detail" />
    </Notice>
  );
}
