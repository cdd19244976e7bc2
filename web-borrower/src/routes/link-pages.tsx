import { Route, Switch } from "wouter";
import { closed, linkPages } from "../app/way-out.ts";
import { DisabledRoute } from "./disabled.tsx";
import { LinkDeletedRoute } from "./link-deleted.tsx";
import { LinkExpiredRoute } from "./link-expired.tsx";
import { LinkIncompleteRoute } from "./link-incomplete.tsx";
import { NotFoundRoute } from "./not-found.tsx";

/** Where a visit ends for who can't go on, or is nowhere: short pages, loaded together. */
export function LinkPages() {
  return (
    <Switch>
      <Route component={LinkExpiredRoute} path={linkPages.expired} />
      <Route component={LinkDeletedRoute} path={linkPages.deleted} />
      <Route component={LinkIncompleteRoute} path={linkPages.incomplete} />
      <Route component={DisabledRoute} path={closed} />
      <Route component={NotFoundRoute} />
    </Switch>
  );
}
