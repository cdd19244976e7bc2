import { type Decision, decideAtDex } from "@tieout/connectors/dex/testing/decide";
import { receiveConsent } from "@tieout/services/consent/receive-consent";
import { wordsOfPackage } from "@tieout/services/testing/page-words";
import { openPage } from "./open-page.ts";
import { type BorrowerFixtures, test } from "./test.ts";
import type { LinkVisitor } from "./visitors.ts";

/** A package's consent and callback. The callback is the lender portal's, so it's called directly. */
export interface Trip {
  readonly begin: (visitor: LinkVisitor, over?: object) => Promise<Begun>;
  readonly comeBack: (begun: Begun, decision?: Decision) => Promise<string | undefined>;
  readonly connect: (visitor: LinkVisitor, decision?: Decision) => Promise<string>;
}

interface Begun {
  readonly id: string;
  readonly endpoint: string;
  readonly state: string;
}

export function tripOf({
  as,
  tenant,
  services,
  clock,
}: Pick<BorrowerFixtures, "as" | "tenant" | "services" | "clock">): Trip {
  const begin: Trip["begin"] = async (visitor, over = {}) => {
    const params = { path: { workspaceId: visitor.workspaceId } };
    const token = await as(visitor).POST("/Workspaces/{workspaceId}/DelegatedAccessTokens", {
      params,
    });
    const delegatedAccessToken = token.data?.token ?? "";
    const asked = { accountingPackage: "example", ...over } as const;
    const words = wordsOfPackage(await openPage({ as, clock }, visitor), asked.accountingPackage);
    const { data } = await as(visitor).POST("/Workspaces/{workspaceId}/ConnectionRequests", {
      params,
      body: { delegatedAccessToken, words, ...asked },
    });
    const endpoint = data?.connectionEndpoint ?? "";
    const state = new URL(endpoint).searchParams.get("state") ?? "";
    return { id: data?.id ?? "", endpoint, state };
  };
  const comeBack: Trip["comeBack"] = async ({ endpoint, state }, decision) => {
    const { searchParams } = await decideAtDex(endpoint, decision);
    const answer = { state, ...Object.fromEntries(searchParams) };
    const received = await tenant.tx((db) => receiveConsent(services, db, answer, clock.now));
    return received.result === "received" ? received.address : undefined;
  };

  return {
    begin,
    comeBack,
    connect: async (visitor, decision) => {
      const begun = await begin(visitor);
      await comeBack(begun, decision);
      const { state } = begun;
      const { data } = await as(visitor).POST("/ConnectionRequests/claim", { body: { state } });
      return data?.connectionId ?? "";
    },
  };
}

export const tripTest = test.extend<{ readonly trip: Trip }>({
  trip: async ({ as, tenant, services, clock }, use) =>
    use(tripOf({ as, tenant, services, clock })),
});
