import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type ConnectionRequest, connectionRequest } from "../../api/connection-requests.ts";
import { linkerState } from "./linker-state.ts";
import { useVendorWindow } from "./use-vendor-window.ts";

/** Connects a package: prepares its page, opens it, and waits for what the server hears. */
export function useConnecting(workspaceId: string, prepare: () => Promise<ConnectionRequest>) {
  const [attempt, setAttempt] = useState<string>(() => crypto.randomUUID());
  const vendorWindow = useVendorWindow();
  const now = useNow(15_000);

  // What is prepared belongs to this attempt alone: never shared, never asked for twice.
  const prepared = useQuery({
    queryKey: ["connection-attempt", attempt],
    queryFn: prepare,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const isOpened = vendorWindow.state !== "unopened";
  const watched = useQuery({
    ...connectionRequest(workspaceId, prepared.data?.id ?? ""),
    enabled: prepared.data !== undefined && isOpened,
  });

  return {
    state: linkerState({
      hasFailed: prepared.isError,
      request: (isOpened ? watched.data : undefined) ?? prepared.data,
      vendorWindow: vendorWindow.state,
      now,
    }),
    failure: prepared.error,
    open: () => {
      const address = prepared.data?.connectionEndpoint;
      if (address !== undefined) vendorWindow.open(address);
    },
    bringToFront: vendorWindow.bringToFront,
    tryAgain: () => {
      vendorWindow.reset();
      setAttempt(crypto.randomUUID());
    },
  };
}

/** The time, told again every so often, for a page that says how long something is still good. */
function useNow(every: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), every);
    return () => clearInterval(timer);
  }, [every]);

  return now;
}
