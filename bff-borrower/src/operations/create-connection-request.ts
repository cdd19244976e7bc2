import { isOffered } from "@tieout/core/tenant";
import { beginConsent } from "@tieout/server/consent";
import {
  findConnection,
  findSubmission,
  findTenantBrand,
  findTenantSettings,
} from "@tieout/server/database";
import { notFound, problem } from "@tieout/server/http";
import type { Handler } from "../operation.ts";
import { isOfSession } from "../sign-in/scope.ts";

export const createConnectionRequest: Handler<"createConnectionRequest"> = async (
  { params: { workspaceId }, body },
  { tx, now, host, caller: { session, sessionHash }, connectors, sealer, callbackOrigin },
) => {
  const { accountingPackage, delegatedAccessToken, initialMetadata } = body;
  const { submissionId, existingConnectionId } = body;
  if (!isOfSession(session, { workspaceId })) return notFound();

  return tx(async (db) => {
    const submission =
      submissionId && (await findSubmission(db, { workspaceId, id: submissionId }));
    // Another link's of the same workspace is nothing to this one either (D-9).
    if (submissionId && !(submission && isOfSession(session, submission))) return notFound();
    const existing = existingConnectionId && { workspaceId, id: existingConnectionId };
    if (existing && !(await findConnection(db, existing))) return notFound();

    const services = { connectors, sealer, callbackOrigin };
    const offered = isOffered(await findTenantSettings(db), accountingPackage);
    const { visibleName } = await findTenantBrand(db);
    const begun = offered
      ? await beginConsent(services, db, {
          ...{ workspaceId, accountingPackage, delegatedAccessToken, now },
          ...(submissionId !== undefined && { submissionId }),
          ...(existingConnectionId !== undefined && { existingConnectionId }),
          ...(initialMetadata && { initialMetadata }),
          sourceFlow: "borrower",
          initiator: { linkSessionId: session.id },
          initiatorHash: sessionHash,
          displayName: visibleName,
          returnAddress: `${host.origin}/connected`,
        })
      : ({ result: "not-offered" } as const);

    switch (begun.result) {
      case "not-offered":
        return problem(409, "not-offered", "This package isn't offered here.");
      case "token-refused":
        return problem(409, "token-refused", "This has been used already. Please start again.");
      case "begun":
        return {
          status: 200,
          body: {
            id: begun.id,
            status: "Started",
            errorCode: "None",
            accountingPackage,
            connectionEndpoint: begun.connectionEndpoint,
            expiration: begun.expiresAt.toISOString(),
            ...(submissionId !== undefined && { submissionId }),
          },
        };
    }
  });
};
