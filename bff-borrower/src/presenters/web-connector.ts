import type { components } from "@tieout/openapi/borrower";
import type { ConnectionRequest, MessageCounts, WebConnector } from "@tieout/server/database";
import { connectionFileName, endsAt, hasEnded } from "@tieout/server/web-connector";

type Wire = components["schemas"];

export interface SeenWebConnector {
  readonly connector: WebConnector;
  readonly request: ConnectionRequest;
  readonly names: { readonly lender: string; readonly business: string };
  /** Of the company that it's bound to, or has to be. */
  readonly datasetName?: string;
  readonly isConnected: boolean;
  readonly financialRecordId?: string;
  readonly recordStatus?: string | undefined;
  readonly counts: MessageCounts;
}

export function presentWebConnector(seen: SeenWebConnector, now: Date): Wire["WebConnector"] {
  const { connector, request, names, datasetName, financialRecordId, counts } = seen;
  const { connectionId, wrongCompany, wrongCompanyAt, trouble, troubleAt } = connector;
  const { submissionId } = request;
  const instants = {
    downloadedAt: connector.downloadedAt,
    passwordMadeAt: connector.passwordMadeAt,
    firstCallAt: connector.firstCallAt,
    lastSeenAt: connector.lastSeenAt,
    wrongPasswordAt: connector.wrongPasswordAt,
  };
  return {
    connectionRequestId: request.id,
    ...(submissionId && { submissionId }),
    state: stateOf(seen, now),
    fileName: connectionFileName(names),
    ...Object.fromEntries(
      Object.entries(instants).flatMap(([name, at]) => (at ? [[name, at.toISOString()]] : [])),
    ),
    ...(wrongCompany !== undefined &&
      wrongCompanyAt && {
        wrongCompany: {
          expected: datasetName ?? names.business,
          found: wrongCompany,
          at: wrongCompanyAt.toISOString(),
        },
      }),
    ...(trouble && troubleAt && { trouble: { reason: trouble, at: troubleAt.toISOString() } }),
    waitingSince: connector.progressedAt.toISOString(),
    endsAt: endsAt(connector).toISOString(),
    ...{ answered: counts.answered, expected: counts.asked },
    ...(connectionId !== undefined && { connectionId }),
    ...(connectionId !== undefined && datasetName !== undefined && { datasetName }),
    ...(financialRecordId !== undefined && { financialRecordId }),
  };
}

function stateOf(
  { connector, isConnected, financialRecordId, recordStatus }: SeenWebConnector,
  now: Date,
): Wire["WebConnector"]["state"] {
  if (hasEnded(connector, now) || !isConnected) return "ended";
  if (recordStatus === "Created") return "done";
  if (financialRecordId !== undefined) return "reading";
  if (connector.connectionId !== undefined) return "called";
  return connector.downloadedAt ? "waiting" : "steps";
}
