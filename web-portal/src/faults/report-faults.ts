/** Where a fault was met: anywhere, in a promise nobody waited for, in a page, or in a call. */
type FaultKind = "error" | "rejection" | "page" | "call";

/** What our server is told of a fault; both contracts have the same. */
interface FaultReport {
  readonly kind: FaultKind;
  readonly name: string;
  readonly message: string;
  readonly stack?: string;
  readonly page: string;
}

/** A page has few faults, and one that comes again and again is one. */
const mostReports = 5;

/** Reports what goes wrong in this page, to our own server and nobody else (P-M39). */
export function createFaultReports(send: (report: FaultReport) => unknown) {
  const reported = new Set<string>();

  /** Reports one fault, unless it has been already. Nobody waits for it, and nobody is told when it's lost. */
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
