import { randomUUID } from "node:crypto";
import { saveConnectionRequest, type Tx, useDelegatedAccessToken } from "../database/index.ts";
import { hashOf } from "../sealing/index.ts";
import type { ConsentAsked } from "./begin-consent.ts";

/** Uses the delegated access token up, and keeps what was asked with it (D-10). Gives the request's id. */
export async function openRequest(
  db: Tx,
  asked: Omit<ConsentAsked, "initiatorHash" | "displayName" | "returnAddress">,
  expiresAt: Date,
): Promise<string | undefined> {
  const { workspaceId, accountingPackage, initiator, now } = asked;
  const secretHash = hashOf(asked.delegatedAccessToken);
  const token = { secretHash, workspaceId, accountingPackage, initiator, now };
  if (!(await useDelegatedAccessToken(db, token))) return undefined;

  const id = randomUUID();
  const { submissionId, existingConnectionId, initialMetadata, sourceFlow } = asked;
  await saveConnectionRequest(db, {
    ...{ id, workspaceId, accountingPackage, sourceFlow, initiator, now, expiresAt },
    ...(submissionId !== undefined && { submissionId }),
    ...(existingConnectionId !== undefined && { existingConnectionId }),
    ...(initialMetadata && { initialMetadata }),
  });
  return id;
}
