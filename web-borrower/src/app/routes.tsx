import { Suspense, useRef } from "react";
import { Redirect, Route, Switch, useLocation } from "wouter";
import { useTenant } from "../api/tenant-settings.ts";
import { LinkedRoute } from "../routes/linked.tsx";
import { Arrival } from "./arrival.tsx";
import { later } from "./later.tsx";
import { closed, linkPages } from "./way-out.ts";
import { Working } from "./working.tsx";

// The landing is here from the start: it's what a borrower waits for.
const afterConsent = () => import("../routes/after-consent.ts");
const Connected = later(async () => (await afterConsent()).ConnectedRoute);
const Progress = later(async () => (await afterConsent()).ProgressRoute);
const Completion = later(async () => (await afterConsent()).CompletionRoute);
const WebConnector = later(async () => (await afterConsent()).WebConnectorRoute);
const Documents = later(async () => (await import("../routes/documents.tsx")).DocumentsRoute);
const FileUpload = later(async () => (await import("../routes/file-upload.tsx")).FileUploadRoute);
const Portal = later(async () => (await import("../routes/portal.tsx")).PortalRoute);
const mailPages = () => import("../routes/mail-pages.ts");
const Confirming = later(async () => (await mailPages()).ConfirmingRoute);
const Confirmed = later(async () => (await mailPages()).ConfirmedRoute);
const UserCopy = later(async () => (await mailPages()).UserCopyRoute);
const Receipt = later(async () => (await mailPages()).ReceiptRoute);
const endOfVisit = () => import("../routes/link-pages.ts");
const Expired = later(async () => (await endOfVisit()).LinkExpiredRoute);
const Deleted = later(async () => (await endOfVisit()).LinkDeletedRoute);
const Incomplete = later(async () => (await endOfVisit()).LinkIncompleteRoute);
const Disabled = later(async () => (await endOfVisit()).DisabledRoute);
const NotFound = later(async () => (await endOfVisit()).NotFoundRoute);

/** The borrower's pages (D-19). Without a link there is nothing to see. */
export function Routes() {
  const [location] = useLocation();
  const first = useRef(location);
  const isClosed = useTenant()?.basicSettings.tenantDisable.borrower === true;
  if (isClosed && location !== closed) return <Redirect replace to={closed} />;

  return (
    <Arrival value={location !== first.current}>
      <Suspense fallback={<Working />}>
        <Switch>
          <Route component={LinkedRoute} path="/linked" />
          <Route component={Connected} path="/connected" />
          <Route component={Progress} path="/progress" />
          <Route component={Portal} path="/portal" />
          <Route component={Completion} path="/submission-l" />
          <Route component={Completion} path="/submission" />
          <Route component={Confirming} path="/confirming" />
          <Route component={Confirmed} path="/confirm" />
          <Route component={UserCopy} path="/downloadusercopy" />
          <Route component={Receipt} path="/receipt" />
          <Route component={Documents} path="/documents" />
          <Route component={FileUpload} path="/fileupload" />
          <Route component={WebConnector} path="/webconnector" />
          <Route component={Expired} path={linkPages.expired} />
          <Route component={Deleted} path={linkPages.deleted} />
          <Route component={Incomplete} path={linkPages.incomplete} />
          <Route component={Disabled} path={closed} />
          <Route path="/">
            <Redirect replace to={linkPages.incomplete} />
          </Route>
          <Route component={NotFound} />
        </Switch>
      </Suspense>
    </Arrival>
  );
}
