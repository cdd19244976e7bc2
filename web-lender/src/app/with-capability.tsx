import { useSuspenseQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import { type CurrentUser, currentUser } from "../api/session.ts";
import { Waiting } from "./page-boundary.tsx";

const AccessDenied = lazy(async () => ({
  default: (await import("./notice-page.tsx")).AccessDeniedRoute,
}));

interface WithCapabilityProps {
  readonly capability: CurrentUser["userCapabilities"][number];
  readonly children: ReactNode;
}

/** Others see Access Denied (P-N6). */
export function WithCapability({ capability, children }: WithCapabilityProps) {
  const { data: user } = useSuspenseQuery(currentUser());
  const isHeld = user.userCapabilities.includes(capability);

  return <Suspense fallback={<Waiting />}>{isHeld ? children : <AccessDenied />}</Suspense>;
}
