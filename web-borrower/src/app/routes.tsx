import { type ComponentType, lazy, Suspense, useRef } from "react";
import { Redirect, Route, Switch, useLocation } from "wouter";
import { useTenant } from "../api/tenant-settings.ts";
import { LinkedRoute } from "../routes/linked.tsx";
import { Arrival } from "./arrival.tsx";
import { closed, linkPages } from "./way-out.ts";
import { Working } from "./working.tsx";

/** Loads a page when it's needed. The landing is here from the start: it's what a borrower waits for. */
const later = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

const Connected = later(async () => (await import("../routes/connected.tsx")).ConnectedRoute);
const Progress = later(async () => (await import("../routes/progress.tsx")).ProgressRoute);
const Completion = later(async () => (await import("../routes/completion.tsx")).CompletionRoute);
const Documents = later(async () => (await import("../routes/documents.tsx")).DocumentsRoute);
const FileUpload = later(async () => (await import("../routes/file-upload.tsx")).FileUploadRoute);
const Portal = later(async () => (await import("../routes/portal.tsx")).PortalRoute);
const Confirming = later(async () => (await import("../routes/confirming.tsx")).ConfirmingRoute);
const Confirmed = later(async () => (await import("../routes/confirmed.tsx")).ConfirmedRoute);
const UserCopy = later(async () => (await import("../routes/user-copy.tsx")).UserCopyRoute);
const Expired = later(async () => (await import("../routes/link-expired.tsx")).LinkExpiredRoute);
const Deleted = later(async () => (await import("../routes/link-deleted.tsx")).LinkDeletedRoute);
const Incomplete = later(
  async () => (await import("../routes/link-incomplete.tsx")).LinkIncompleteRoute,
);
const Disabled = later(async () => (await import("../routes/disabled.tsx")).DisabledRoute);
const NotFound = later(async () => (await import("../routes/not-found.tsx")).NotFoundRoute);

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
          <Route component={Documents} path="/documents" />
          <Route component={FileUpload} path="/fileupload" />
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
