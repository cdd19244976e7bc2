import { randomUUID } from "node:crypto";
import { builtAt } from "@tieout/server/database/testing/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { newSecret } from "@tieout/server/sealing/secrets";
import { type BuiltLink, insertLink } from "@tieout/services/testing/builders";
import { linkCookie } from "../operations/link-sessions/authenticate-link.ts";
import type { BorrowerFixtures } from "./test.ts";

export interface LinkVisitor extends BuiltLink {
  /** The link's fragment. */
  readonly linkSecret: string;
  readonly cookie: string;
  readonly origin: string;
}

export async function visit(
  tenant: HostedTenant,
  over: Parameters<typeof insertLink>[1] = {},
): Promise<LinkVisitor> {
  const [link, session] = [newSecret(), newSecret()];
  const built = await tenant.tx((db) =>
    insertLink(db, { ...over, linkSecretHash: link.hash, sessionSecretHash: session.hash }),
  );
  const cookie = `${linkCookie}=${session.secret}`;
  return { ...built, linkSecret: link.secret, cookie, origin: tenant.borrowerOrigin };
}

export async function openAgain(
  as: BorrowerFixtures["as"],
  visitor: LinkVisitor,
): Promise<LinkVisitor> {
  const { response } = await as().POST("/links/session", { body: { secret: visitor.linkSecret } });
  return { ...visitor, cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
}

/** As if the code that was mailed there had been typed in the visitor's session. */
export const proveAddress = (
  db: Tx,
  { linkSessionId }: Pick<BuiltLink, "linkSessionId">,
  address: string,
) =>
  db("emailCodes").insert({
    tenantId: db.tenantId,
    id: randomUUID(),
    linkSessionId,
    address,
    networkPrefix: "192.0.2.0/24",
    createdAt: builtAt,
    expiresAt: builtAt,
    provedAt: builtAt,
  });
