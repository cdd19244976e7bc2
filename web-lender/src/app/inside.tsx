import { loadOverlays } from "@tieout/ui-kit";
import { lazy, useEffect } from "react";
import { Redirect, Route, type RouteComponentProps, Switch } from "wouter";
import { addresses } from "../routes/addresses.ts";
import { BusinessesRoute } from "../routes/businesses.tsx";
import { SettingsUnread } from "./settings-unread.tsx";
import { OwnWords } from "./tenant-messages.tsx";
import { Toasts } from "./toasts.tsx";
import { WithCapability } from "./with-capability.tsx";

const WorkspaceList = lazy(async () => ({
  default: (await import("../routes/workspace-list.tsx")).WorkspaceListRoute,
}));
const WorkspaceDetails = lazy(async () => ({
  default: (await import("../routes/workspace-details.tsx")).WorkspaceDetailsRoute,
}));
const FileUpload = lazy(async () => ({
  default: (await import("../routes/file-upload.tsx")).FileUploadRoute,
}));
const SubmissionDetails = lazy(async () => ({
  default: (await import("../routes/submission-details.tsx")).SubmissionDetailsRoute,
}));
const UserManagement = lazy(async () => ({
  default: (await import("../routes/user-management.tsx")).UserManagementRoute,
}));
const CollectionReport = lazy(async () => ({
  default: (await import("../routes/collection-report.tsx")).CollectionReportRoute,
}));
const NotFound = lazy(async () => ({
  default: (await import("../routes/not-found.tsx")).NotFoundRoute,
}));
const UserNotifications = lazy(async () => ({
  default: (await import("../routes/user-notifications.tsx")).UserNotificationsRoute,
}));
const AdministrativeNotifications = lazy(async () => ({
  default: (await import("../routes/administrative-notifications.tsx"))
    .AdministrativeNotificationsRoute,
}));

/** Which page an address names to somebody with a session. */
export function Inside() {
  useEffect(() => {
    // After what the page itself needs. Where it fails, the first dialog or menu tries again.
    const timer = setTimeout(() => loadOverlays().catch(() => {}), 500);
    return () => clearTimeout(timer);
  }, []);

  return (
    <OwnWords>
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
              <UserManagement />
            </WithCapability>
          </Route>
          <Route path="/dcr">
            <WithCapability capability="CanViewGlobalSubmissions">
              <CollectionReport />
            </WithCapability>
          </Route>
          <Route path="/submissiondetails/:workspaceId?" component={WithoutSubmission} />
          <Route path="/workspacesubmissiondetails/:workspaceId?" component={WithoutSubmission} />
          <Route path="/settings/usernotifications" component={UserNotifications} />
          <Route
            path="/settings/adminnotificationsettings"
            component={AdministrativeNotifications}
          />
          <Route path="/workspacedetails/:workspaceId/fileupload">
            {({ workspaceId }) => <FileUpload workspaceId={workspaceId} />}
          </Route>
          <Route path="/workspacedetails/:workspaceId/:tab?">
            {({ workspaceId, tab }) => <WorkspaceDetails workspaceId={workspaceId} tab={tab} />}
          </Route>
          <Route path="/workspacesubmissiondetails/:workspaceId/:submissionId/:tab?">
            {(place) => <SubmissionDetails from="workspace" {...place} />}
          </Route>
          <Route path="/submissiondetails/:workspaceId/:submissionId/:tab?">
            {(place) => <SubmissionDetails from="list" {...place} />}
          </Route>
          <Route component={NotFound} />
        </Switch>
      </Toasts>
    </OwnWords>
  );
}

/** Without a collection's id there is only the list to go to (S-U68). */
function WithoutSubmission({ params }: RouteComponentProps<{ workspaceId?: string }>) {
  const { workspaceId } = params;
  return (
    <Redirect
      to={workspaceId ? addresses.workspace(workspaceId) : addresses.workspaceList}
      replace
    />
  );
}
