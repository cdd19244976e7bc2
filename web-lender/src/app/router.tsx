import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { Redirect, Route, Switch, useLocation } from "wouter";
import { tenantSettings } from "../api/tenant-settings.ts";
import { AllMessages } from "../messages/messages-provider.tsx";
import { LoginRoute } from "../routes/login.tsx";
import { SignedIn } from "./signed-in.tsx";

const loadInside = () => import("./inside.tsx");
const Inside = lazy(async () => ({ default: (await loadInside()).Inside }));
const AuthTimeout = lazy(async () => ({
  default: (await import("../routes/auth-timeout.tsx")).AuthTimeoutRoute,
}));
const Connected = lazy(async () => ({
  default: (await import("../routes/connected.tsx")).ConnectedRoute,
}));
const Invitation = lazy(async () => ({
  default: (await import("../routes/invitation.tsx")).InvitationRoute,
}));
const Unsubscribe = lazy(async () => ({
  default: (await import("../routes/unsubscribe.tsx")).UnsubscribeRoute,
}));
const Closed = lazy(async () => ({ default: (await import("../routes/closed.tsx")).ClosedRoute }));
const ChooseTenant = lazy(async () => ({
  default: (await import("../routes/choose-tenant.tsx")).ChooseTenantRoute,
}));
const Brand = lazy(async () => ({ default: (await import("../routes/brand.tsx")).BrandRoute }));
const NotFound = lazy(async () => ({
  default: (await import("./notice-page.tsx")).NotFoundRoute,
}));

/** Pages that aren't public ask for a session first (D-19). */
export function Router() {
  const [path] = useLocation();
  const { data: settings } = useQuery(tenantSettings());
  // Everyone, on any page (P-N4).
  const isClosed = settings?.basicSettings.tenantDisable.lender === true;
  if (isClosed && path !== "/ldisabled") return <Redirect to="/ldisabled" replace />;

  return (
    <Switch>
      <Route path="/ldisabled" component={Closed} />
      <Route path="/notfound" component={NotFound} />
      <Route path="/tenant">
        <AllMessages>
          <ChooseTenant />
        </AllMessages>
      </Route>
      <Route path="/brand">
        <AllMessages>
          <Brand />
        </AllMessages>
      </Route>
      <Route path="/login" component={LoginRoute} />
      <Route path="/authtimeout">
        <AuthTimeout reason="absolute" />
      </Route>
      <Route path="/slidingtimeout">
        <AuthTimeout reason="sliding" />
      </Route>
      <Route path="/connected">
        <AllMessages>
          <Connected />
        </AllMessages>
      </Route>
      <Route path="/invitation">
        <AllMessages>
          <AllMessages part="people">
            <Invitation />
          </AllMessages>
        </AllMessages>
      </Route>
      <Route path="/unsubscribe">
        <AllMessages>
          <Unsubscribe />
        </AllMessages>
      </Route>
      <Route>
        <SignedIn meanwhile={loadInside}>
          <Inside />
        </SignedIn>
      </Route>
    </Switch>
  );
}
