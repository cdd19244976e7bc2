import { type Decision, decideAtDex } from "@tieout/connectors/dex/testing/decide";
import { ask } from "@tieout/server/http/testing/ask";
import { callbackOrigin } from "@tieout/server/http/testing/hosts";
import { findNewestSubmissionId } from "@tieout/services/submissions/submission";
import { insertSubmission } from "@tieout/services/testing/builders";
import { type SignedIn, signInAs } from "./people.ts";
import { type LenderFixtures, test as lenderTest } from "./test.ts";

interface Destination {
  readonly workspaceId: string;
  readonly submissionId?: string;
  readonly existingConnectionId?: string;
}

interface Begun {
  readonly id: string;
  readonly endpoint: string;
  readonly state: string;
}

interface Trip {
  readonly submission: () => Promise<
    Awaited<ReturnType<typeof insertSubmission>> & { readonly member: SignedIn }
  >;
  readonly begin: (member: SignedIn, to: Destination) => Promise<Begun>;
  readonly receive: (answer: URL) => ReturnType<typeof ask>;
  readonly comeBack: (endpoint: string, decision?: Decision) => Promise<string | null>;
  readonly connect: (member: SignedIn, to: Destination) => Promise<string>;
}

export interface TripFixtures extends LenderFixtures {
  readonly trip: Trip;
}

export const tripTest = lenderTest.extend<Pick<TripFixtures, "trip">>({
  trip: async ({ portal, tenant, as }, use) => use(tripOf({ portal, tenant, as })),
});

const tokens = "/Workspaces/{workspaceId}/DelegatedAccessTokens";
const requests = "/Workspaces/{workspaceId}/ConnectionRequests";

function tripOf({ portal, tenant, as }: Pick<LenderFixtures, "portal" | "tenant" | "as">): Trip {
  const receive: Trip["receive"] = ({ search }) =>
    ask(
      portal.url,
      { origin: callbackOrigin, headers: { origin: undefined, "request-id": undefined } },
      { method: "GET", path: `/connections/callback${search}` },
    );
  const comeBack: Trip["comeBack"] = async (endpoint, decision) =>
    (await receive(await decideAtDex(endpoint, decision))).headers.get("location");
  const begin: Trip["begin"] = async (member, { workspaceId, ...more }) => {
    // Defaults to the newest collection.
    const newest = await tenant.tx((db) => findNewestSubmissionId(db, workspaceId));
    const params = { path: { workspaceId } };
    const { data: token } = await as(member).POST(tokens, { params });
    const { data } = await as(member).POST(requests, {
      params,
      body: {
        accountingPackage: "example",
        ground: { kind: "client-access" },
        ...(newest !== undefined && { submissionId: newest }),
        ...more,
        delegatedAccessToken: token?.token ?? "",
      },
    });
    const endpoint = data?.connectionEndpoint ?? "";
    const state = new URL(endpoint).searchParams.get("state") ?? "";
    return { id: data?.id ?? "", endpoint, state };
  };

  return {
    begin,
    receive,
    comeBack,
    submission: async () => {
      const built = await tenant.tx((db) => insertSubmission(db));
      return { ...built, member: await signInAs(tenant, built.userId) };
    },
    connect: async (member, to) => {
      const { endpoint, state } = await begin(member, to);
      await comeBack(endpoint);
      const { data } = await as(member).POST("/ConnectionRequests/claim", { body: { state } });
      return data?.connectionId ?? "";
    },
  };
}
