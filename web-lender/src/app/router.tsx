import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { Redirect, Route, type RouteComponentProps, Switch, useLocation } from "wouter";
import { tenantSettings } from "../api/tenant-settings.ts";
import { addresses } from "../routes/addresses.ts";
import { BusinessesRoute } from "../routes/businesses.tsx";
import { OwnWords } from "./own-words.tsx";
import { SignedIn } from "./signed-in.tsx";
import { WithCapability } from "./with-capability.tsx";

const Login = lazy(async () => ({ default: (await import("../routes/login.tsx")).LoginRoute }));
const AuthTimeout = lazy(async () => ({
  default: (await import("../routes/auth-timeout.tsx")).AuthTimeoutRoute,
}));
const Connected = lazy(async () => ({
  default: (await import("../routes/connected.tsx")).ConnectedRoute,
}));
const WorkspaceList = lazy(async () => ({
  default: (await import("../routes/workspace-list.tsx")).WorkspaceListRoute,
}));
const WorkspaceDetails = lazy(async () => ({
  default: (await import("../routes/workspace-details.tsx")).WorkspaceDetailsRoute,
}));
const SubmissionDetails = lazy(async () => ({
  default: (await import("../routes/submission-details.tsx")).SubmissionDetailsRoute,
}));
const UserManagement = lazy(async () => ({
  default: (await import("../routes/user-management.tsx")).UserManagementRoute,
}));
const Invitation = lazy(async () => ({
  default: (await import("../routes/invitation.tsx")).InvitationRoute,
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
const Unsubscribe = lazy(async () => ({
  default: (await import("../routes/unsubscribe.tsx")).UnsubscribeRoute,
}));

const Closed = lazy(async () => ({ default: (await import("../routes/closed.tsx")).ClosedRoute }));

const ChooseTenant = lazy(async () => ({
  default: (await import("../routes/choose-tenant.tsx")).ChooseTenantRoute,
}));
const Brand = lazy(async () => ({ default: (await import("../routes/brand.tsx")).BrandRoute }));

/** Which page an address names (D-19). What isn't public asks for a session first. */
export function Router() {
  const [path] = useLocation();
  const { data: settings } = useQuery(tenantSettings());
  // Everybody, whatever they were after (P-N4).
  const isClosed = settings?.basicSettings.tenantDisable.lender === true;
  if (isClosed && path !== "/ldisabled") return <Redirect to="/ldisabled" replace />;

  return (
    <Switch>
      <Route path="/ldisabled" component={Closed} />
      <Route path="/notfound" component={NotFound} />
      <Route path="/tenant" component={ChooseTenant} />
      <Route path="/brand" component={Brand} />
      <Route path="/login" component={Login} />
      <Route path="/authtimeout">
        <AuthTimeout reason="absolute" />
      </Route>
      <Route path="/slidingtimeout">
        <AuthTimeout reason="sliding" />
      </Route>
      <Route path="/connected" component={Connected} />
      <Route path="/invitation" component={Invitation} />
      <Route path="/unsubscribe" component={Unsubscribe} />
      <Route>
        <SignedIn>
          <OwnWords>
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
              <Route
                path="/workspacesubmissiondetails/:workspaceId?"
                component={WithoutSubmission}
              />
              <Route path="/settings/usernotifications" component={UserNotifications} />
              <Route
                path="/settings/adminnotificationsettings"
                component={AdministrativeNotifications}
              />
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
          </OwnWords>
        </SignedIn>
      </Route>
    </Switch>
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
