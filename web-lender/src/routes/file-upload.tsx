import { useQuery, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useToast } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import { Redirect, useLocation, useSearch } from "wouter";
import { collectionLimitKey } from "../api/collection-limit.ts";
import { pendingJobsKey } from "../api/pending-jobs.ts";
import { problemOf } from "../api/problem.ts";
import { tenantSettings } from "../api/tenant-settings.ts";
import { type Workspace, workspace } from "../api/workspaces.ts";
import { FailurePanel } from "../app/failure.tsx";
import { Frame } from "../app/frame.tsx";
import { useIsWide } from "../app/use-is-wide.ts";
import { usePageTitle } from "../app/use-page-title.ts";
import { ImportFile, importSteps } from "../features/import-file/index.ts";
import { addresses } from "./addresses.ts";
import { WorkspaceClosed } from "./workspace-closed.tsx";

interface FileUploadRouteProps {
  readonly workspaceId: string;
}

/** Books as a file, for a request that was made in the wizard. */
export function FileUploadRoute({ workspaceId }: FileUploadRouteProps) {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useQuery(workspace(workspaceId));
  usePageTitle("file.page");
  const asked = Number(new URLSearchParams(useSearch()).get("rid"));
  const status = problemOf(error)?.status;

  if (!Number.isSafeInteger(asked) || asked <= 0) {
    return <Redirect to={addresses.workspace(workspaceId)} replace />;
  }
  if (status === 404 || status === 400) return <Redirect to={addresses.workspaceList} replace />;
  const home = { label: formatMessage({ id: "list.title" }), href: addresses.workspaceList };
  if (status === 403) {
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
  if (error) {
    return (
      <Frame trail={[home]}>
        <FailurePanel error={error} onTryAgain={() => refetch()} />
      </Frame>
    );
  }
  if (!data) return null;

  const own = { label: data.displayName, href: addresses.workspace(workspaceId) };
  return (
    <Frame trail={[home, own, { label: formatMessage({ id: "file.page" }) }]}>
      <Uploading submissionRequestId={asked} workspace={data} />
    </Frame>
  );
}

interface UploadingProps {
  readonly workspace: Workspace;
  readonly submissionRequestId: number;
}

function Uploading({ workspace: { id }, submissionRequestId }: UploadingProps) {
  const { formatMessage } = useIntl();
  const { data: settings } = useSuspenseQuery(tenantSettings());
  const queryClient = useQueryClient();
  const toast = useToast();
  const isWide = useIsWide();
  const [, navigate] = useLocation();
  const place = new URLSearchParams(useSearch());
  const fileImportId = place.get("file") ?? undefined;
  const wanted = place.get("step");
  const go = (step: string, file = fileImportId) =>
    navigate(
      `${addresses.fileUpload(id, submissionRequestId)}&step=${step}${file === undefined ? "" : `&file=${file}`}`,
    );

  return (
    <ImportFile
      collectedFor={async () => ({ submissionRequestId })}
      fileImportId={fileImportId}
      isWide={isWide}
      lender={settings.brandConfig.visibleName}
      onFile={(file) => go("file", file)}
      onLeave={() => navigate(addresses.workspace(id))}
      onSent={() => {
        void queryClient.invalidateQueries({ queryKey: pendingJobsKey });
        void queryClient.invalidateQueries({ queryKey: collectionLimitKey });
        toast({ title: formatMessage({ id: "file.started" }) });
        navigate(addresses.workspace(id), { replace: true });
      }}
      onStep={(step) => go(step)}
      step={importSteps.find((step) => step === wanted) ?? "file"}
      workspaceId={id}
    />
  );
}
