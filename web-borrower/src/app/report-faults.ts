import { client, type Problem, unreachable } from "../api/client.ts";

/** Where a fault was met: anywhere, in a promise nobody waited for, in a page, or in a call. */
type FaultKind = "error" | "rejection" | "page" | "call";

/** A fault that comes again and again is one fault, and a page has few of them. */
const mostReports = 5;
const reported = new Set<string>();

/** Reports what goes wrong in this page, to our own server and nobody else (P-M39). */
export function startReporting(): void {
  window.addEventListener("error", ({ error, message }) => reportFault("error", error ?? message));
  window.addEventListener("unhandledrejection", ({ reason }) => reportFault("rejection", reason));
}

/** Reports an answer that was our server's fault. Who can't be reached can't be told. */
export function reportProblem({ status, type, title }: Problem): void {
  if (status >= 500 && type !== unreachable) reportFault("call", new Error(`${status} ${title}`));
}

/** Reports one fault, unless it has been already. Nobody waits for it, and nobody is told when it's lost. */
export function reportFault(kind: FaultKind, fault: unknown): void {
  const { name, message, stack } = fault instanceof Error ? fault : new Error(String(fault));
  const key = `${kind} ${name} ${message}`;
  if (reported.has(key) || reported.size >= mostReports) return;
  reported.add(key);

  void client.POST("/errorreports", {
    body: {
      kind,
      name: name.slice(0, 100),
      message: message.slice(0, 500),
      ...(stack !== undefined && { stack: stack.slice(0, 4_000) }),
      page: window.location.pathname.slice(0, 300),
    },
  });
}
