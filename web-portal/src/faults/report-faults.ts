type FaultKind = "error" | "rejection" | "page" | "call";

/** The same in both contracts. */
interface FaultReport {
  readonly kind: FaultKind;
  readonly name: string;
  readonly message: string;
  readonly stack?: string;
  readonly page: string;
}

/** A page rarely has more; a repeated fault counts once. */
const mostReports = 5;

/** Reports faults to our own server only (P-M39). */
export function createFaultReports(send: (report: FaultReport) => unknown) {
  const reported = new Set<string>();

  /** Reports each fault once; a lost report is ignored. */
  function reportFault(kind: FaultKind, fault: unknown): void {
    const { name, message, stack } = fault instanceof Error ? fault : new Error(String(fault));
    const key = `${kind} ${name} ${message}`;
    if (reported.has(key) || reported.size >= mostReports) return;
    reported.add(key);

    send({
      kind,
      name: name.slice(0, 100),
      message: message.slice(0, 500),
      ...(stack !== undefined && { stack: stack.slice(0, 4_000) }),
      page: window.location.pathname.slice(0, 300),
    });
  }

  function reportUncaught(): void {
    window.addEventListener("error", ({ error, message }) =>
      reportFault("error", error ?? message),
    );
    window.addEventListener("unhandledrejection", ({ reason }) => reportFault("rejection", reason));
  }

  return { reportFault, reportUncaught };
}
