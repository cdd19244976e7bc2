import { createFaultReports } from "@tieout/web-portal/report-faults";
import { client, latestCalls, onFailure } from "../api/client.ts";

export const { reportFault, reportUncaught } = createFaultReports((fault) =>
  client.POST("/errorreports", {
    body: {
      ...fault,
      calls: latestCalls()
        .slice(-5)
        .map(({ what, outcome }) => `${what} ${outcome}`.slice(0, 300)),
    },
  }),
);

/** Faults of this page, and calls that were our server's fault. */
export function startReporting(): void {
  reportUncaught();
  onFailure(({ status, type, title }, call) => {
    // An unreachable server can't be told, and a failed report isn't reported.
    if (status < 500 || type === "unreachable" || call === "/errorreports") return;
    reportFault("call", new Error(`${call} ${status} ${title}`));
  });
}
