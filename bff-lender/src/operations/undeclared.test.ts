import contract from "@tieout/openapi/lender.json" with { type: "json" };
import { newHostedTenant } from "@tieout/server/http/testing/hosts";
import { nobodysIds } from "@tieout/server/http/testing/nobodys-ids";
import { undeclaredReplies } from "@tieout/server/http/testing/undeclared";
import { expect } from "vitest";
import { aWorld, exampleOf, test } from "../testing/index.ts";

test("no operation answers what the contract doesn't say of it, whatever is wrong with a request", async ({
  portal,
  tenant,
  pool,
  owner,
  services,
}) => {
  const home = await aWorld(tenant, services);
  const abroad = await aWorld(await newHostedTenant({ pool, owner }), services);

  const undeclared = await undeclaredReplies(contract, {
    url: portal.url,
    visits: [home.member, home.administrator],
    examples: {
      "nobody's ids": exampleOf(nobodysIds(home.ids)),
      "another tenant's ids": exampleOf(abroad.ids),
    },
    ending: new Set(["signOut"]),
  });

  expect(undeclared).toEqual([]);
});
