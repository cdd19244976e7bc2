import { cookiesOf } from "@tieout/server/http/testing/ask";
import { tellNews } from "@tieout/services/web-connector/news";
import { describe, expect } from "vitest";
import {
  type BorrowerFixtures,
  companyOpenIn,
  desktopTest,
  type LinkVisitor,
  type Trip,
  tripTest as test,
  visit,
} from "../../testing/index.ts";

interface World extends Pick<BorrowerFixtures, "as" | "tenant"> {
  readonly trip: Trip;
}

/** A borrower's way to their books, with a read by it that goes beyond what they agreed to. */
interface Way {
  readonly way: string;
  readonly wants: string;
  readonly refusal: object;
  readonly exceed: (world: World) => Promise<unknown>;
}

const isOnce = { status: 409, type: "beyond-consent", errors: [{ code: "once" }] };

// services/src/consent/every-way.test.ts demands a case of each way.
const ways: readonly Way[] = [
  {
    way: "shared link",
    wants: "a second data collection over what was agreed to once",
    refusal: isOnce,
    exceed: async ({ as, tenant, trip }) => {
      const visitor = await visit(tenant);
      const first = await submit(as, visitor, visitor.submissionRequestId);
      const connectionId = await connect(as, trip, visitor, first);
      await start(as, visitor, first, connectionId);
      await tenant.tx((db) => db("imports").update({ outcome: "Success", finishedAt: new Date() }));
      const second = await submit(as, visitor, visitor.submissionRequestId);
      return start(as, visitor, second, connectionId);
    },
  },
  {
    way: "anonymous",
    wants: "a second data collection, with the defaults that the tenant has by then",
    refusal: isOnce,
    exceed: async ({ as, tenant, trip }) => {
      await tenant.tx((db) => db("tenantSettings").update({ anonymousLinkEnabled: true }));
      const business = {
        displayName: "Tidewater Marine Supply",
        primaryEmail: "rosa@tidewater.com",
      };
      const { data, response } = await as().POST("/Entities", { body: business });
      const cookie = cookiesOf(response.headers);
      // The trip needs only the visitor's workspace.
      const visitor = {
        ...{ cookie, origin: tenant.borrowerOrigin, workspaceId: data?.id ?? "" },
      } as LinkVisitor;
      const first = await submit(as, visitor, -1);
      const connectionId = await connect(as, trip, visitor, first);
      const second = await submit(as, visitor, -1);
      await start(as, visitor, first, connectionId);
      await tenant.tx((db) => db("imports").update({ outcome: "Success", finishedAt: new Date() }));
      return start(as, visitor, second, connectionId);
    },
  },
  {
    way: "No",
    wants: "anything at all",
    refusal: { status: 404, type: "not-found" },
    exceed: async ({ as, tenant, trip }) => {
      const visitor = await visit(tenant);
      const submissionId = await submit(as, visitor, visitor.submissionRequestId);
      const begun = await trip.begin(visitor, { submissionId });
      await trip.comeBack(begun);
      const { data } = await as(visitor).POST("/ConnectionRequests/claim", {
        body: { state: begun.state },
      });
      const { workspaceId } = visitor;
      await as(visitor).DELETE(
        "/Workspaces/{workspaceId}/ConnectionRequests/{connectionRequestId}",
        {
          params: { path: { workspaceId, connectionRequestId: begun.id } },
        },
      );
      return start(as, visitor, submissionId, data?.connectionId ?? "");
    },
  },
];

describe("beyond what was agreed to", () => {
  test.for(ways.map((each) => [each.way, each.wants, each] as const))(
    "%s reads nothing when it wants %s",
    async ([, , { exceed, refusal }], { as, tenant, trip }) => {
      const refused = await exceed({ as, tenant, trip });

      expect(refused).toMatchObject(refusal);
      expect(await tenant.tx((db) => db("imports").where({ outcome: "Pending" }))).toEqual([]);
    },
  );

  // The way of a Web Connector has calls of its own: way: "Web Connector".
  desktopTest(
    "Web Connector asks QuickBooks nothing once the permission has ended, though its import is there",
    async ({ startImport, connector, quickBooks, tenant, clock }) => {
      const { userName, shown } = await startImport([
        { name: "accounts", body: '<AccountQueryRq requestID="accounts"></AccountQueryRq>' },
      ]);
      const { ticket } = await connector.signIn(userName, shown);
      await tenant.tx((db) =>
        db("consents").update({ endedAt: clock.now, endReason: "access-ended" }),
      );

      const question = await connector.next(ticket, quickBooks, await companyOpenIn(quickBooks));

      expect(question).toBe("");
    },
  );

  // A matching name doesn't confirm more than was agreed to, way: "Web Connector with nobody at the page".
  desktopTest(
    "Web Connector with nobody at the page reads nothing where more is asked for by then",
    async ({ begin, show, connector, quickBooks, services, tenant, clock }) => {
      const begun = await begin();
      const { ticket } = await connector.signIn(begun.userName, await show(begun));
      await connector.next(ticket, quickBooks, await companyOpenIn(quickBooks));
      await tenant.tx((db) => db("submissionRequests").update({ fullFiscalYears: 5 }));

      const { userName: id } = begun;
      await tenant.tx((db) => tellNews(db, services.sealer, { id, now: clock.now }));

      expect(await tenant.tx((db) => db("imports"))).toEqual([]);
      expect(await tenant.tx((db) => db("consents").whereNotNull("liveAt"))).toEqual([]);
    },
  );
});

async function submit(as: World["as"], visitor: LinkVisitor, requestId: number): Promise<string> {
  const body = { entityId: visitor.workspaceId, requestId };
  const { data } = await as(visitor).POST("/Submissions", { body });
  return data?.id ?? "";
}

async function connect(
  as: World["as"],
  trip: Trip,
  visitor: LinkVisitor,
  submissionId: string,
): Promise<string> {
  const begun = await trip.begin(visitor, { submissionId });
  await trip.comeBack(begun, { company: "tidewater" });
  const { state } = begun;
  const { data } = await as(visitor).POST("/ConnectionRequests/claim", { body: { state } });
  return data?.connectionId ?? "";
}

async function start(
  as: World["as"],
  { workspaceId, ...visitor }: LinkVisitor,
  submissionId: string,
  connectionId: string,
) {
  const { error } = await as(visitor).POST("/{workspaceId}/Submissions/{submissionId}/imports", {
    params: { path: { workspaceId, submissionId } },
    body: { connectionId },
  });
  return error;
}
