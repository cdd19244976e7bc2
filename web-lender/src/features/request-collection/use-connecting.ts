import { skipToken, useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { type ConnectionRequest, connectionRequest } from "../../api/connections.ts";
import { type ChosenGround, chosenGround, noGround } from "../../ground/ground.ts";

/** Prepares the sign-in page once a ground is stated, opens it, and waits until the server has connected. */
export function useConnecting(
  workspaceId: string,
  prepare: (ground: ChosenGround) => Promise<ConnectionRequest>,
) {
  const [ground, setGround] = useState(noGround);
  const [stated, setStated] = useState<ChosenGround>();
  const [attempt, setAttempt] = useState<string>(() => crypto.randomUUID());
  const vendorWindow = useVendorWindow();
  const now = useNow(15_000);

  // Belongs to one attempt: never shared or refetched.
  const prepared = useQuery({
    queryKey: ["connection-attempt", attempt],
    queryFn: stated ? () => prepare(stated) : skipToken,
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
    ground,
    setGround,
    stateGround: () => {
      const chosen = chosenGround(ground);
      if (typeof chosen !== "string") setStated(chosen);
    },
    changeGround: () => {
      setStated(undefined);
      setAttempt(crypto.randomUUID());
    },
    state: linkerState({
      hasGround: stated !== undefined,
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

/** Ticks, for showing how long something is still valid. */
function useNow(every: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), every);
    return () => clearInterval(timer);
  }, [every]);

  return now;
}

type VendorWindow = "unopened" | "blocked" | "open" | "closed";

export type LinkerState =
  | { readonly is: "ungrounded" }
  | { readonly is: "preparing" }
  | { readonly is: "failed" }
  | { readonly is: "ready"; readonly minutes: number }
  | { readonly is: "blocked" }
  | { readonly is: "waiting" }
  | { readonly is: "closed" }
  | { readonly is: "expired" }
  | { readonly is: "refused"; readonly errorCode: ConnectionRequest["errorCode"] }
  | {
      readonly is: "connected";
      readonly connectionId: string;
      readonly company: string;
      readonly scope?: NonNullable<ConnectionRequest["scope"]>;
    };

interface LinkerSigns {
  readonly hasGround: boolean;
  readonly hasFailed: boolean;
  /** Absent while it's being prepared. */
  readonly request: ConnectionRequest | undefined;
  readonly vendorWindow: VendorWindow;
  readonly now: Date;
}

/** The server decides; a closed window is only a hint (D-18). */
export function linkerState(signs: LinkerSigns): LinkerState {
  const { hasGround, hasFailed, request, vendorWindow, now } = signs;
  if (!hasGround) return { is: "ungrounded" };
  if (hasFailed) return { is: "failed" };
  if (!request) return { is: "preparing" };

  const { status, errorCode, connectionId, datasetName, scope, expiration } = request;
  if (status === "Success" && connectionId !== undefined) {
    return { is: "connected", connectionId, company: datasetName ?? "", ...(scope && { scope }) };
  }
  if (errorCode === "RequestExpired") return { is: "expired" };
  if (status === "Error") return { is: "refused", errorCode };

  const left = new Date(expiration).getTime() - now.getTime();
  switch (vendorWindow) {
    case "unopened":
      return left > 0
        ? { is: "ready", minutes: Math.max(1, Math.round(left / 60_000)) }
        : { is: "expired" };
    case "blocked":
      return { is: "blocked" };
    case "open":
      return { is: "waiting" };
    case "closed":
      return { is: "closed" };
  }
}

/** In milliseconds: the page may close just before the server knows the outcome. */
const grace = 3_000;
const pollEvery = 500;

/**
 * Must be opened inside a click, or it's blocked. Closing is polled twice a second and trusted after a grace period.
 */
function useVendorWindow() {
  const handle = useRef<Window | null>(null);
  const [state, setState] = useState<VendorWindow>("unopened");

  const open = useCallback((address: string) => {
    handle.current = window.open(address, "tieout-connect", "popup,width=640,height=760");
    setState(handle.current ? "open" : "blocked");
  }, []);
  const reset = useCallback(() => {
    handle.current?.close();
    handle.current = null;
    setState("unopened");
  }, []);

  useEffect(() => {
    if (state !== "open") return;
    let closedFor = 0;
    const timer = setInterval(() => {
      closedFor = handle.current?.closed ? closedFor + pollEvery : 0;
      if (closedFor > grace) setState("closed");
    }, pollEvery);
    return () => clearInterval(timer);
  }, [state]);

  return { state, open, reset, bringToFront: () => handle.current?.focus() };
}
