import type { ConnectionRequest } from "../../api/connection-requests.ts";

/** The package's own window, as far as it can be seen from here. */
export type VendorWindow = "unopened" | "blocked" | "open" | "closed";

/** Where a connection in the making is. */
export type LinkerState =
  | { readonly is: "preparing" }
  | { readonly is: "failed" }
  | { readonly is: "ready"; readonly minutes: number }
  | { readonly is: "blocked" }
  | { readonly is: "waiting" }
  | { readonly is: "closed" }
  | { readonly is: "expired" }
  | { readonly is: "refused"; readonly errorCode: ConnectionRequest["errorCode"] }
  | { readonly is: "connected"; readonly connectionId: string; readonly company: string };

interface Signs {
  /** It couldn't be prepared. */
  readonly hasFailed: boolean;
  /** What the server says became of it; absent while it is being prepared. */
  readonly request: ConnectionRequest | undefined;
  readonly vendorWindow: VendorWindow;
  readonly now: Date;
}

/** Reads the signs. What the server says is the truth; the window's closing is only a hint (D-18). */
export function linkerState({ hasFailed, request, vendorWindow, now }: Signs): LinkerState {
  if (hasFailed) return { is: "failed" };
  if (!request) return { is: "preparing" };

  const { status, errorCode, connectionId, datasetName, expiration } = request;
  if (status === "Success" && connectionId !== undefined) {
    return { is: "connected", connectionId, company: datasetName ?? "" };
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
