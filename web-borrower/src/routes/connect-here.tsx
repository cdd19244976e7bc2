import type { Day } from "@tieout/core/calendar";
import { lazy, Suspense, useState } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "wouter";
import { contactOf, type LinkSession } from "../api/link-session.ts";
import type { Asked } from "../api/request.ts";
import type { OfferedPackage, TenantSettings } from "../api/tenant-settings.ts";
import { PackageChoice } from "../features/choose-package/index.ts";
import type { ConnectingPackage } from "../features/connect-package/index.ts";
import { Explained } from "../words/explained.tsx";

// Neither is needed for the first look, and both bring much along.
const Notice = lazy(async () => ({ default: (await import("./notice.tsx")).Notice }));
const ParametersDialog = lazy(async () => ({
  default: (await import("../features/choose-package/parameters-dialog.tsx")).ParametersDialog,
}));

interface ConnectHereProps {
  readonly session: LinkSession;
  readonly settings: TenantSettings["appSettings"];
  readonly asked: Asked;
  readonly lastDay: Day;
  readonly businessName: string;
  readonly cancelled: string | undefined;
  readonly connecting: ConnectingPackage;
}

/** The packages, and the way to the page of the one that is chosen. */
export function ConnectHere({
  session,
  settings,
  asked,
  lastDay,
  businessName,
  cancelled,
  connecting: { connect, opening, refused },
}: ConnectHereProps) {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const [considered, consider] = useState<OfferedPackage>();
  const nameOf = (id: string | undefined) =>
    settings.accountingPackages.find((offered) => offered.id === id)?.name ??
    formatMessage({ id: "package.unnamed" });

  const choose = (accountingPackage: OfferedPackage) => {
    if (settings.shareableLinkParamsFlow) consider(accountingPackage);
    else connect(accountingPackage.id);
  };

  return (
    <>
      <Suspense>
        {cancelled !== undefined && !refused && (
          <Notice
            title={formatMessage({ id: "landing.cancelled" }, { package: nameOf(cancelled) })}
            tone="neutral"
          >
            {formatMessage({ id: "landing.cancelled.detail" })}
          </Notice>
        )}
        {refused && !considered && (
          <Notice
            title={formatMessage(
              { id: "landing.connecting.failed" },
              { package: nameOf(refused.accountingPackage) },
            )}
            tone="danger"
          >
            <Explained failed={refused.problem.failed} problem={refused.problem} />
          </Notice>
        )}
        {considered && (
          <ParametersDialog
            accountingPackage={considered}
            asked={asked}
            businessName={businessName}
            isOpening={opening !== undefined}
            lastDay={lastDay}
            lenderName={session.lender.visibleName}
            onCancel={() => consider(undefined)}
            onContinue={() => connect(considered.id)}
            person={contactOf(session).name}
            problem={refused?.problem}
          />
        )}
      </Suspense>
      <PackageChoice
        lenderName={session.lender.visibleName}
        offered={settings.accountingPackages}
        onChoose={choose}
        onFile={() => navigate("/fileupload")}
        opening={opening}
      />
    </>
  );
}
