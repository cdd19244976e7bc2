import { Suspense, useRef } from "react";
import { Redirect, Route, Switch, useLocation } from "wouter";
import { useTenant } from "../api/tenant-settings.ts";
import { LinkedRoute } from "../routes/linked.tsx";
import { Arrival } from "./arrival.tsx";
import { later } from "./later.tsx";
import { closed, linkPages } from "./pages.ts";
import { Working } from "./working.tsx";

// The landing isn't lazy: it's what a borrower waits for.
const afterConsent = () => import("../routes/after-consent.ts");
const Connected = later(async () => (await afterConsent()).ConnectedRoute);
const Progress = later(async () => (await afterConsent()).ProgressRoute);
const Completion = later(async () => (await afterConsent()).CompletionRoute);
const WebConnector = later(async () => (await afterConsent()).WebConnectorRoute);
const Documents = later(async () => (await import("../routes/documents.tsx")).DocumentsRoute);
const FileUpload = later(async () => (await import("../routes/file-upload.tsx")).FileUploadRoute);
const Portal = later(async () => (await import("../routes/portal.tsx")).PortalRoute);
const MailPages = later(async () => (await import("../routes/mail-pages.tsx")).MailPages);
const LinkPages = later(async () => (await import("../routes/link-pages.tsx")).LinkPages);

/** The borrower's pages (D-19). */
export function Routes() {
  const [location] = useLocation();
  const first = useRef(location);
  const isClosed = useTenant()?.basicSettings.tenantDisable.borrower === true;
  // Receipts open, and end and withdraw, while the tenant is closed.
  if (isClosed && !/^\/(bdisabled|receipt)$/.test(location))
    return <Redirect replace to={closed} />;

  return (
    <Arrival value={location !== first.current}>
      <Suspense fallback={<Working />}>
        <Switch>
          <Route component={LinkedRoute} path="/linked" />
          <Route component={Connected} path="/connected" />
          <Route component={Progress} path="/progress" />
          <Route component={Portal} path="/portal" />
          <Route component={Completion} path={/^\/submission(-l)?$/} />
          <Route
            component={MailPages}
            path={/^\/(allow|confirm(ing)?|downloadusercopy|receipt)$/}
          />
          <Route component={Documents} path="/documents" />
          <Route component={FileUpload} path="/fileupload" />
          <Route component={WebConnector} path="/webconnector" />
          <Route path="/">
            <Redirect replace to={linkPages.incomplete} />
          </Route>
          <Route component={LinkPages} />
        </Switch>
      </Suspense>
    </Arrival>
  );
}
