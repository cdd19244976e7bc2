import type { Tokens } from "@tieout/connectors/connector";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { placeOfTokens } from "@tieout/services/connections/tokens";
import type { LenderFixtures } from "./test.ts";

export async function tokensOf(
  tenant: HostedTenant,
  { sealer }: LenderFixtures["services"],
  id: string,
): Promise<Tokens> {
  return tenant.tx(async (db) => {
    const { open } = await sealer.forTenant(db);
    const { sealedTokens } = await db("connections").where({ id }).first("sealedTokens");
    return JSON.parse(open(placeOfTokens(id), sealedTokens).toString());
  });
}
