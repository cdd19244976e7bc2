import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMedia, useToast } from "@tieout/ui-kit";
import { problemOf } from "@tieout/web-portal/answer";
import { ImportFile } from "@tieout/web-portal/import-file";
import { importSteps } from "@tieout/web-portal/import-steps";
import { type LeaveGuard, useBackGuard } from "@tieout/web-portal/use-back-guard";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { Redirect, useLocation, useSearch } from "wouter";
import { collectionLimitKey } from "../api/collection-limit.ts";
import { fileImportCalls } from "../api/file-import.ts";
import { pendingJobsKey } from "../api/pending-jobs.ts";
import { isForOthers } from "../api/problem.ts";
import { submissionDetails, submissionRequest } from "../api/submission.ts";
import { useTenantSettings } from "../api/use-tenant-settings.ts";
import { type Workspace, workspace } from "../api/workspaces.ts";
import { Frame, LoadingPart } from "../app/frame.tsx";
import { usePageTitle } from "../app/page-arrival.ts";
import { FailurePanel } from "../app/page-boundary.tsx";
import { useLeaveGuard } from "../drafts/use-leave-guard.ts";
import { addresses } from "./addresses.ts";
import { WorkspaceClosed } from "./workspace-closed.tsx";
import { listWithoutWorkspace } from "./workspace-list-address.ts";

interface FileUploadRouteProps {
  readonly workspaceId: string;
}

export function FileUploadRoute({ workspaceId }: FileUploadRouteProps) {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useQuery(workspace(workspaceId));
  usePageTitle("file.page");
  const search = useSearch();
  const collectedFor = useMemo(() => collectedForOf(new URLSearchParams(search)), [search]);
  const isMissing = useIsMissing(workspaceId, collectedFor);
  const status = problemOf(error)?.status;

  if (!collectedFor || isMissing) {
    return <Redirect to={addresses.workspace(workspaceId)} replace />;
  }
  if (status === 404 || status === 400) return <Redirect to={listWithoutWorkspace} replace />;
  const home = { label: formatMessage({ id: "list.title" }), href: addresses.workspaceList };
  if (isForOthers(problemOf(error))) {
    return (
      <Frame trail={[home]}>
        <WorkspaceClosed
          mayAddThemselves={problemOf(error)?.mayAddThemselves === true}
          onAdded={() => refetch()}
          what="workspace"
          workspaceId={workspaceId}
        />
      </Frame>
    );
  }
  if (error && !data) {
    return (
      <Frame trail={[home]}>
        <FailurePanel error={error} onTryAgain={() => refetch()} />
      </Frame>
    );
  }
  if (!data) {
    return (
      <Frame trail={[home]}>
        <LoadingPart />
      </Frame>
    );
  }

  const own = { label: data.displayName, href: addresses.workspace(workspaceId) };
  return (
    <Frame trail={[home, own, { label: formatMessage({ id: "file.page" }) }]}>
      <Uploading collectedFor={collectedFor} workspace={data} />
    </Frame>
  );
}

/** Otherwise only sending the file would show it. */
function useIsMissing(workspaceId: string, collectedFor: CollectedFor | undefined): boolean {
  const submissionId =
    collectedFor && "submissionId" in collectedFor ? collectedFor.submissionId : "";
  const submissionRequestId =
    collectedFor && "submissionRequestId" in collectedFor ? collectedFor.submissionRequestId : 0;
  const replaced = useQuery({
    ...submissionDetails({ workspaceId, submissionId }),
    enabled: submissionId !== "",
  });
  const asked = useQuery({
    ...submissionRequest(workspaceId, submissionRequestId),
    enabled: submissionRequestId !== 0,
  });
  return problemOf(replaced.error ?? asked.error)?.status === 404;
}

interface UploadingProps {
  readonly workspace: Workspace;
  readonly collectedFor: CollectedFor;
}

function Uploading({ workspace: { id }, collectedFor }: UploadingProps) {
  const { formatMessage } = useIntl();
  const settings = useTenantSettings();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { locale } = useIntl();
  const calls = useMemo(() => fileImportCalls(locale, collectedFor), [locale, collectedFor]);
  const isWide = useMedia("(width >= 900px)");
  const [path, navigate] = useLocation();
  const place = new URLSearchParams(useSearch());
  const fileImportId = place.get("file") ?? undefined;
  const wanted = place.get("step");
  const done =
    "submissionId" in collectedFor
      ? addresses.overview(id, collectedFor.submissionId)
      : addresses.workspace(id);
  const go = (step: string, file = fileImportId) => {
    const next = new URLSearchParams(place);
    next.set("step", step);
    if (file !== undefined) next.set("file", file);
    navigate(`${path}?${next}`);
  };

  return (
    <ImportFile
      calls={calls}
      collectedFor={async () => collectedFor}
      country={settings.appSettings.country}
      fileImportId={fileImportId}
      isWide={isWide}
      lender={settings.brandConfig.visibleName}
      onFile={(file) => go("file", file)}
      onLeave={() => navigate(done)}
      onSent={() => {
        void queryClient.invalidateQueries({ queryKey: pendingJobsKey });
        void queryClient.invalidateQueries({ queryKey: collectionLimitKey });
        if ("submissionId" in collectedFor) {
          const details = submissionDetails({ workspaceId: id, ...collectedFor });
          void queryClient.invalidateQueries(details);
        }
        toast({ title: formatMessage({ id: "file.started" }) });
        navigate(done, { replace: true });
      }}
      onStep={(step) => go(step)}
      step={importSteps.find((step) => step === wanted) ?? "file"}
      takesFocus={false}
      useLeaveGuard={useUploadGuard}
      workspaceId={id}
    />
  );
}

/** Asks on links, too. */
function useUploadGuard(isUnsent: boolean): LeaveGuard {
  const links = useLeaveGuard(isUnsent);
  const back = useBackGuard(isUnsent);
  return links.isLeaving ? links : back;
}

/** A request, or a collection to read from another file. */
export type CollectedFor =
  | { readonly submissionRequestId: number }
  | { readonly submissionId: string };

/** Undefined if the address has none. */
export function collectedForOf(search: URLSearchParams): CollectedFor | undefined {
  const submissionId = search.get("sid") ?? "";
  if (uuid.test(submissionId)) return { submissionId };
  const submissionRequestId = Number(search.get("rid"));
  const isNumber = Number.isSafeInteger(submissionRequestId) && submissionRequestId > 0;
  return isNumber ? { submissionRequestId } : undefined;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
