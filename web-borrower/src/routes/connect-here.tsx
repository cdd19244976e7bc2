import type { Day } from "@tieout/core/calendar/day";
import { Suspense, useEffect, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { contactOf, type LinkSession } from "../api/link-session.ts";
import type { Asked } from "../api/request.ts";
import { isFile, type OfferedPackage, type TenantSettings } from "../api/tenant-settings.ts";
import { later } from "../app/later.tsx";
import { PackageChoice } from "../features/choose-package/package-choice.tsx";
import type { ConnectingPackage } from "../features/connect-package/use-connect-package.ts";

// Lazy: none is needed for the first paint.
const ConnectNotices = later(async () => (await import("./connect-notices.tsx")).ConnectNotices);
const SendDocuments = later(async () => (await import("./send-documents.tsx")).SendDocuments);
const loadDialog = () => import("../features/choose-package/agree-dialog.tsx");
const AgreeDialog = later(async () => (await loadDialog()).AgreeDialog);

interface ConnectHereProps {
  readonly session: LinkSession;
  readonly settings: TenantSettings["appSettings"];
  readonly asked: Asked;
  readonly lastDay: Day;
  readonly businessName: string;
  readonly connecting: ConnectingPackage;
}

export function ConnectHere({
  session,
  settings,
  asked,
  lastDay,
  businessName,
  connecting: { connect, opening, refused },
}: ConnectHereProps) {
  const [, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const [considered, consider] = useState(
    settings.accountingPackages.find(({ id }) => id === search.get("connect")),
  );
  const explains = settings.shareableLinkParamsFlow;
  const choose = (chosen: OfferedPackage) =>
    // A file is agreed to when it's sent, for the days that it has.
    isFile(chosen.id) && !explains ? navigate("/fileupload") : consider(chosen);

  useEffect(() => {
    // Preloads for the press, which tries again after a failure.
    loadDialog().catch(() => {});
  }, []);

  return (
    <>
      <Suspense>
        <ConnectNotices isQuiet={!!considered} refused={refused} session={session} />
        {considered && (
          <AgreeDialog
            accountingPackage={considered}
            asked={asked}
            businessName={businessName}
            explains={explains}
            isOpening={opening !== undefined}
            lastDay={lastDay}
            lenderName={session.lender.visibleName}
            onCancel={() => consider(undefined)}
            onAgree={(words) => connect({ accountingPackage: considered.id, words })}
            onFile={() => navigate("/fileupload")}
            person={contactOf(session).name}
            problem={refused?.problem}
          />
        )}
      </Suspense>
      <PackageChoice
        lenderName={session.lender.visibleName}
        more={
          <Suspense>
            <SendDocuments session={session} />
          </Suspense>
        }
        offered={settings.accountingPackages}
        onChoose={choose}
        unavailable={settings.unavailablePackages}
      />
    </>
  );
}
