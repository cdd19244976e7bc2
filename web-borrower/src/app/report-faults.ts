import { type Problem, unreachable } from "@tieout/web-portal/answer";
import { createFaultReports } from "@tieout/web-portal/report-faults";
import { client } from "../api/client.ts";

export const { reportFault, reportUncaught } = createFaultReports((body) =>
  client.POST("/errorreports", { body }),
);

/** Only the server's own faults; an unreachable server can't be told. */
export function reportProblem({ status, type, title }: Problem): void {
  if (status >= 500 && type !== unreachable) reportFault("call", new Error(`${status} ${title}`));
}
