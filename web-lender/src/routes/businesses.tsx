import { useState } from "react";
import { Redirect } from "wouter";
import { takeRememberedPath } from "../app/remembered-path.ts";
import { addresses } from "./addresses.ts";

/** Where a login lands: back to where somebody was going, or to the list (D-5). */
export function BusinessesRoute() {
  const [path] = useState(takeRememberedPath);

  return <Redirect to={path ?? addresses.workspaceList} replace />;
}
