import type { Day } from "@tieout/core/calendar/day";
import type { Problem } from "@tieout/web-portal/answer";
import { Suspense, useEffect, useState } from "react";
import { useLocation, useSearch } from "wouter";
import type { LinkSession } from "../api/link-session.ts";
import type { Asked } from "../api/request.ts";
import { isFile, type OfferedPackage, type TenantSettings } from "../api/tenant-settings.ts";
import { later } from "../app/later.tsx";
import { StepCount } from "../app/step-count.tsx";
import { PackageChoice } from "../features/choose-package/package-choice.tsx";

// Lazy: none is needed for the first paint.
const ConnectNotices = later(async () => (await import("./connect-notices.tsx")).ConnectNotices);
const SendDocuments = later(async () => (await import("./send-documents.tsx")).SendDocuments);
const loadDialog = () => import("./connect-dialog.tsx");
const ConnectDialog = later(async () => (await loadDialog()).ConnectDialog);

interface ConnectHereProps {
  readonly session: LinkSession;
  readonly settings: TenantSettings["appSettings"];
  readonly asked: Asked;
  readonly lastDay: Day;
  readonly businessName: string;
  readonly onOver: (problem: Problem) => void;
}

export function ConnectHere({
  session,
  settings,
  asked,
  lastDay,
  businessName,
  onOver,
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
        <ConnectNotices isQuiet={!!considered} session={session} />
        {considered && (
          <ConnectDialog
            accountingPackage={considered}
            asked={asked}
            businessName={businessName}
            explains={explains}
            lastDay={lastDay}
            onCancel={() => consider(undefined)}
            onOver={onOver}
            session={session}
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
        step={<StepCount at="choose" session={session} />}
        unavailable={settings.unavailablePackages}
      />
    </>
  );
}
