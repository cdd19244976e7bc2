import { randomUUID } from "node:crypto";
import type { MetadataEntry } from "@tieout/core/business-info";
import type { Tx } from "@tieout/server/database/with-tenant";
import { hashOf } from "@tieout/server/sealing/secrets";
import { type Initiator, saveConnectionRequest } from "./connection-request.ts";
import { useDelegatedAccessToken } from "./delegated-access-tokens.ts";

/** What is asked of a package, and by whom. */
export interface RequestAsked {
  readonly workspaceId: string;
  readonly accountingPackage: string;
  readonly delegatedAccessToken: string;
  readonly submissionId?: string;
  readonly existingConnectionId?: string;
  readonly initialMetadata?: readonly MetadataEntry[];
  readonly sourceFlow: "borrower" | "lender";
  readonly initiator: Initiator;
  readonly now: Date;
}

/** Uses the delegated access token up, and keeps what was asked with it (D-10). Gives the request's id. */
export async function openRequest(
  db: Tx,
  asked: RequestAsked,
  expiresAt: Date,
): Promise<string | undefined> {
  const { workspaceId, accountingPackage, initiator, now } = asked;
  const secretHash = hashOf(asked.delegatedAccessToken);
  const token = { secretHash, workspaceId, accountingPackage, initiator, now };
  if (!(await useDelegatedAccessToken(db, token))) return undefined;

  const id = randomUUID();
  const { submissionId, existingConnectionId, initialMetadata, sourceFlow } = asked;
  await saveConnectionRequest(db, {
    id,
    workspaceId,
    accountingPackage,
    sourceFlow,
    initiator,
    now,
    expiresAt,
    ...(submissionId !== undefined && { submissionId }),
    ...(existingConnectionId !== undefined && { existingConnectionId }),
    ...(initialMetadata && { initialMetadata }),
  });
  return id;
}
