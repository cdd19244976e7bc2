import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { type CurrentUser, currentUser } from "../api/session.ts";
import { AccessDeniedRoute } from "../routes/access-denied.tsx";
import { Waiting } from "./page-boundary.tsx";

interface WithCapabilityProps {
  readonly capability: CurrentUser["userCapabilities"][number];
  readonly children: ReactNode;
}

/** Shows its page to who holds the capability, and anybody else that it's closed to them (P-N6). */
export function WithCapability({ capability, children }: WithCapabilityProps) {
  const { data: user } = useSuspenseQuery(currentUser());
  const isHeld = user.userCapabilities.includes(capability);

  return <Suspense fallback={<Waiting />}>{isHeld ? children : <AccessDeniedRoute />}</Suspense>;
}
