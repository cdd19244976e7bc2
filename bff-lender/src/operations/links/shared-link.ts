import { randomUUID } from "node:crypto";
import {
  canonicalOrigin,
  findSealedLinkSecret,
  saveSharedLink,
  type Tx,
} from "@tieout/server/database";
import { newSecret, placeOfLinkSecret, type Sealer } from "@tieout/server/sealing";

export interface NewLink {
  readonly workspaceId: string;
  readonly submissionRequestId: number;
  readonly createdBy: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

type LinkedRequest = Pick<NewLink, "workspaceId" | "submissionRequestId">;

/** Makes a link's secret, kept as a hash and sealed, and in no other form (D-8). Gives the link's id. */
export async function makeSharedLink(db: Tx, sealer: Sealer, link: NewLink): Promise<string> {
  const id = randomUUID();
  const { secret, hash: secretHash } = newSecret();
  const { seal } = await sealer.forTenant(db);
  await saveSharedLink(db, {
    ...link,
    id,
    secretHash,
    sealedSecret: seal(placeOfLinkSecret(id), secret),
  });
  return id;
}

/**
 * A link's whole address, or nothing once it's withdrawn. Ids travel as the specification shows them and
 * authorise nothing; the secret is in the fragment, which no server sees.
 */
export async function sharedLinkAddress(
  db: Tx,
  sealer: Sealer,
  link: LinkedRequest & { readonly id: string },
): Promise<string | undefined> {
  const sealed = await findSealedLinkSecret(db, link.id);
  if (!sealed) return undefined;

  const { open } = await sealer.forTenant(db);
  const address = await linkAddress(db, link);
  address.hash = open(placeOfLinkSecret(link.id), sealed).toString();
  return address.href;
}

/** A link's address without its secret, which opens nothing. */
export async function linkAddress(db: Tx, link: LinkedRequest): Promise<URL> {
  const address = new URL("/linked", await canonicalOrigin(db, "borrower"));
  const rid = String(link.submissionRequestId);
  address.search = new URLSearchParams({ eid: link.workspaceId, rid, optionsid: rid }).toString();
  return address;
}
