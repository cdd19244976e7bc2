import { isOffered } from "@tieout/core/tenant";
import { beginConsent } from "@tieout/server/consent";
import {
  findConnection,
  findSubmission,
  findTenantBrand,
  findTenantSettings,
} from "@tieout/server/database";
import { notFound, problem } from "@tieout/server/http";
import { enterWorkspace } from "../access.ts";
import type { Handler } from "../operation.ts";

/** Prepares a package's page before the click, so that its window may open inside it (D-18). */
export const createConnectionRequest: Handler<"createConnectionRequest"> = (
  { params: { workspaceId }, body },
  { tx, now, host, caller, connectors, sealer, callbackOrigin },
) =>
  tx(async (db) => {
    const entered = await enterWorkspace(db, workspaceId, caller);
    if (entered.result === "refused") return entered.reply;
    const { session } = caller;
    if (!session) return problem(401, "no-session", "Please sign in.");
    const { accountingPackage, delegatedAccessToken, initialMetadata } = body;
    const { submissionId, existingConnectionId } = body;
    if (submissionId && !(await findSubmission(db, { workspaceId, id: submissionId }))) {
      return notFound();
    }
    const existing = existingConnectionId && { workspaceId, id: existingConnectionId };
    if (existing && !(await findConnection(db, existing))) return notFound();

    const settings = await findTenantSettings(db);
    const offered = isOffered(settings, accountingPackage) && !settings.disableDirectLinking;
    const { visibleName } = await findTenantBrand(db);
    const begun = offered
      ? await beginConsent({ connectors, sealer, callbackOrigin }, db, {
          ...{ workspaceId, accountingPackage, delegatedAccessToken, now },
          ...(submissionId !== undefined && { submissionId }),
          ...(existingConnectionId !== undefined && { existingConnectionId }),
          ...(initialMetadata && { initialMetadata }),
          sourceFlow: "lender",
          initiator: { sessionId: session.id },
          initiatorHash: session.hash,
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
