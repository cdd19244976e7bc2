import { headersOf } from "@tieout/server/http/testing/ask";
import type { SignedIn } from "./people.ts";
import type { TripFixtures } from "./trip.ts";

export const pdf = "%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF";

export const connectionsPath = "/workspaces/{workspaceId}/connections";

export const connectionIn = <Connection extends { readonly id: unknown }>(
  listed: { readonly [at: number]: Connection } | undefined,
  connectionId: string,
) => Object.values(listed ?? {}).find(({ id }) => id === connectionId);

export type GroundKind = "client-access" | "borrower-present" | "written-agreement";
export interface Ground {
  readonly kind: GroundKind;
  readonly agreedOn?: string;
  readonly note?: string;
  readonly documentId?: string;
}
interface Place {
  readonly workspaceId: string;
  readonly submissionId: string;
}

/** Attaches a document to the data collection. Returns its id. */
export async function attach(
  url: string,
  by: SignedIn,
  { workspaceId, submissionId }: Place,
  content: string,
  name: string,
): Promise<string> {
  const form = new FormData();
  form.append("content", new Blob([content]), name);
  const reply = await fetch(`${url}/api/documents/${workspaceId}?submissionId=${submissionId}`, {
    ...{ method: "POST", headers: headersOf(by), body: form },
  });
  return ((await reply.json()) as { readonly id: string }).id;
}

/** Signs in at the package for the data collection, with the ground stated. */
export async function connectOn(
  { as, trip }: Pick<TripFixtures, "as" | "trip">,
  member: SignedIn,
  { workspaceId, submissionId }: Place,
  ground: Ground,
) {
  const params = { path: { workspaceId } };
  const token = await as(member).POST("/Workspaces/{workspaceId}/DelegatedAccessTokens", {
    params,
  });
  const { data, error } = await as(member).POST("/Workspaces/{workspaceId}/ConnectionRequests", {
    params,
    body: {
      ...{ accountingPackage: "example", submissionId, ground },
      delegatedAccessToken: token.data?.token ?? "",
    },
  });
  if (!data?.connectionEndpoint) return { connectionId: "", error };
  await trip.comeBack(data.connectionEndpoint);
  const state = new URL(data.connectionEndpoint).searchParams.get("state") ?? "";
  const claimed = await as(member).POST("/ConnectionRequests/claim", { body: { state } });
  return { connectionId: claimed.data?.connectionId ?? "", error };
}

/** The details of each ground stated, in the audit trail. */
export const groundsOnTrail = (tenant: TripFixtures["tenant"]) =>
  tenant.tx((db) =>
    db("auditEvents").where({ action: "ground-stated" }).orderBy("id").pluck("details"),
  );
