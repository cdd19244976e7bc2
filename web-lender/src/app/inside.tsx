import { Callout, focusPage, loadOverlays } from "@tieout/ui-kit";
import { lazy, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { Redirect, Route, type RouteComponentProps, Switch } from "wouter";
import { useAreSettingsUnread } from "../api/use-tenant-settings.ts";
import { addresses } from "../routes/addresses.ts";
import { takeRememberedPath } from "./remembered-path.ts";
import { TenantMessages } from "./tenant-messages.tsx";
import { Toasts } from "./toasts.tsx";
import { WithCapability } from "./with-capability.tsx";

const WorkspaceList = lazy(async () => ({
  default: (await import("../routes/workspace-list.tsx")).WorkspaceListRoute,
}));
const loadWorkspaceDetails = () => import("../routes/workspace-details.tsx");
const WorkspaceDetails = lazy(async () => ({
  default: (await loadWorkspaceDetails()).WorkspaceDetailsRoute,
}));
const loadFileUpload = () => import("../routes/file-upload.tsx");
const FileUpload = lazy(async () => ({
  default: (await loadFileUpload()).FileUploadRoute,
}));
const loadSubmissionDetails = () => import("../routes/submission-details.tsx");
const SubmissionDetails = lazy(async () => ({
  default: (await loadSubmissionDetails()).SubmissionDetailsRoute,
}));
const loadUserManagement = () => import("../routes/user-management.tsx");
const UserManagement = lazy(async () => ({
  default: (await loadUserManagement()).UserManagementRoute,
}));
const CollectionReport = lazy(async () => ({
  default: (await import("../routes/collection-report.tsx")).CollectionReportRoute,
}));
const RiskPortfolio = lazy(async () => ({
  default: (await import("../routes/risk-portfolio.tsx")).RiskPortfolioRoute,
}));
const NotFound = lazy(async () => ({
  default: (await import("./notice-page.tsx")).NotFoundRoute,
}));
const loadNotifications = () => import("../routes/notifications.tsx");
const UserNotifications = lazy(async () => ({
  default: (await loadNotifications()).UserNotificationsRoute,
}));
const AdministrativeNotifications = lazy(async () => ({
  default: (await loadNotifications()).AdministrativeNotificationsRoute,
}));

export function Inside() {
  useEffect(() => {
    // After what the page needs. If it fails, the first dialog or menu retries.
    const timer = setTimeout(() => loadOverlays().catch(() => {}), 500);
    return () => clearTimeout(timer);
  }, []);

  return (
    <TenantMessages>
      <Toasts>
        <SettingsUnread />
        <Switch>
          <Route path="/home/workspacelist" component={WorkspaceList} />
          <Route path="/businesses" component={BusinessesRoute} />
          {["/", "/home", "/workspacedetails"].map((path) => (
            <Route key={path} path={path}>
              <Redirect to="/home/workspacelist" replace />
            </Route>
          ))}
          <Route path="/settings">
            <Redirect to="/settings/usernotifications" replace />
          </Route>
          <Route path="/settings/usermanagement">
            <WithCapability capability="CanManageUsers">
              <TenantMessages part="people" meanwhile={loadUserManagement}>
                <UserManagement />
              </TenantMessages>
            </WithCapability>
          </Route>
          <Route path="/dcr">
            <WithCapability capability="CanViewGlobalSubmissions">
              <CollectionReport />
            </WithCapability>
          </Route>
          <Route path="/portfolio" component={RiskPortfolio} />
          <Route path="/submissiondetails/:workspaceId?" component={WithoutSubmission} />
          <Route path="/workspacesubmissiondetails/:workspaceId?" component={WithoutSubmission} />
          <Route path="/settings/usernotifications">
            <TenantMessages part="people" meanwhile={loadNotifications}>
              <UserNotifications />
            </TenantMessages>
          </Route>
          <Route path="/settings/adminnotificationsettings">
            <TenantMessages part="people" meanwhile={loadNotifications}>
              <AdministrativeNotifications />
            </TenantMessages>
          </Route>
          <Route path="/workspacedetails/:workspaceId/fileupload">
            {({ workspaceId }) => (
              <TenantMessages part="file-import" meanwhile={loadFileUpload}>
                <FileUpload workspaceId={workspaceId} />
              </TenantMessages>
            )}
          </Route>
          <Route path="/workspacedetails/:workspaceId/:tab?">
            {({ workspaceId, tab }) => (
              <TenantMessages part="links" meanwhile={loadWorkspaceDetails}>
                <WorkspaceDetails workspaceId={workspaceId} tab={tab} />
              </TenantMessages>
            )}
          </Route>
          <Route path="/workspacesubmissiondetails/:workspaceId/:submissionId/:tab?">
            {(place) => (
              <TenantMessages part="submission" meanwhile={loadSubmissionDetails}>
                <SubmissionDetails from="workspace" {...place} />
              </TenantMessages>
            )}
          </Route>
          <Route path="/submissiondetails/:workspaceId/:submissionId/:tab?">
            {(place) => (
              <TenantMessages part="submission" meanwhile={loadSubmissionDetails}>
                <SubmissionDetails from="list" {...place} />
              </TenantMessages>
            )}
          </Route>
          <Route component={NotFound} />
        </Switch>
      </Toasts>
    </TenantMessages>
  );
}

/** Without a collection's id only the list is left (S-U68). */
function WithoutSubmission({ params }: RouteComponentProps<{ workspaceId?: string }>) {
  const { workspaceId } = params;
  return (
    <Redirect
      to={workspaceId ? addresses.workspace(workspaceId) : addresses.workspaceList}
      replace
    />
  );
}

/** Warns above every page until the settings load or it's dismissed (P-T42). */
export function SettingsUnread() {
  const { formatMessage } = useIntl();
  const areUnread = useAreSettingsUnread();
  const [isClosed, setIsClosed] = useState(false);
  if (!areUnread || isClosed) return null;

  return (
    <Callout
      tone="warning"
      title={formatMessage({ id: "settings.unread" })}
      closeLabel={formatMessage({ id: "banner.close" })}
      onClose={() => {
        setIsClosed(true);
        focusPage();
      }}
    >
      {formatMessage({ id: "settings.unread.detail" })}
    </Callout>
  );
}

/** Back to the page before login, or the list (D-5). */
export function BusinessesRoute() {
  const [path] = useState(takeRememberedPath);

  return <Redirect to={path ?? addresses.workspaceList} replace />;
}
