import type { Day } from "@tieout/core/calendar/day";
import { Suspense, useState } from "react";
import { useLocation } from "wouter";
import { contactOf, type LinkSession } from "../api/link-session.ts";
import type { Asked } from "../api/request.ts";
import { isFile, type OfferedPackage, type TenantSettings } from "../api/tenant-settings.ts";
import { later } from "../app/later.tsx";
import { PackageChoice } from "../features/choose-package/package-choice.tsx";
import type { ConnectingPackage } from "../features/connect-package/use-connect-package.ts";

// Lazy: none is needed for the first paint.
const ConnectNotices = later(async () => (await import("./connect-notices.tsx")).ConnectNotices);
const SendDocuments = later(
  async () => (await import("../features/choose-package/send-documents.tsx")).SendDocuments,
);
const ParametersDialog = later(
  async () => (await import("../features/choose-package/parameters-dialog.tsx")).ParametersDialog,
);

interface ConnectHereProps {
  readonly session: LinkSession;
  readonly settings: TenantSettings["appSettings"];
  readonly asked: Asked;
  readonly lastDay: Day;
  readonly businessName: string;
  readonly cancelled: string | undefined;
  readonly connecting: ConnectingPackage;
}

export function ConnectHere({
  session,
  settings,
  asked,
  lastDay,
  businessName,
  cancelled,
  connecting: { connect, opening, refused },
}: ConnectHereProps) {
  const [, navigate] = useLocation();
  const [considered, consider] = useState<OfferedPackage>();
  const goOn = ({ id }: OfferedPackage) => (isFile(id) ? navigate("/fileupload") : connect(id));

  return (
    <>
      <Suspense>
        {!considered && (cancelled !== undefined || refused) && (
          <ConnectNotices cancelled={cancelled} refused={refused} />
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
            onContinue={() => goOn(considered)}
            person={contactOf(session).name}
            problem={refused?.problem}
          />
        )}
      </Suspense>
      <PackageChoice
        lenderName={session.lender.visibleName}
        more={
          session.mayUpload && (
            <Suspense>
              <SendDocuments
                disabled={opening !== undefined}
                onChoose={() => navigate("/documents")}
              />
            </Suspense>
          )
        }
        offered={settings.accountingPackages}
        onChoose={settings.shareableLinkParamsFlow ? consider : goOn}
        opening={opening}
        unavailable={settings.unavailablePackages}
      />
    </>
  );
}
