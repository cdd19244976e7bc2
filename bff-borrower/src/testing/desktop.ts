import { findRunningImportId } from "@tieout/services/imports/import";
import { insertSubmission } from "@tieout/services/testing/builders";
import { askMessages } from "@tieout/services/web-connector/messages";
import { openQuickBooks } from "../../../sandbox/src/quickbooks-desktop/quickbooks.ts";
import { companyFile } from "../../../sandbox/src/quickbooks-desktop/testing/ask.ts";
import { test } from "./test.ts";
import { tripOf } from "./trip.ts";
import { type LinkVisitor, visit } from "./visitors.ts";
import { companyOpenIn, webConnectorOf } from "./web-connector.ts";

export const desktopPath =
  "/Workspaces/{workspaceId}/ConnectionRequests/{connectionRequestId}/webconnector";

export interface BegunDesktop {
  readonly visitor: LinkVisitor;
  readonly submissionId: string;
  readonly id: string;
  readonly endpoint: string;
  readonly userName: string;
  readonly params: {
    readonly path: { readonly workspaceId: string; readonly connectionRequestId: string };
  };
}

type Workspace = Pick<LinkVisitor, "workspaceId">;

interface ConnectedDesktop extends BegunDesktop {
  readonly shown: string;
  readonly connectionId: string;
}

/** `test` with a visitor on the way to QuickBooks Desktop, where Tidewater is open. */
export const desktopTest = test.extend<{
  readonly quickBooks: ReturnType<typeof openQuickBooks>;
  readonly connector: ReturnType<typeof webConnectorOf>;
  readonly begin: (at?: Workspace) => Promise<BegunDesktop>;
  readonly show: (begun: BegunDesktop) => Promise<string>;
  readonly connect: (at?: Workspace) => Promise<ConnectedDesktop>;
  readonly startImport: (
    questions: Parameters<typeof askMessages>[2],
  ) => Promise<ConnectedDesktop & { readonly importId: string }>;
}>({
  quickBooks: async ({ task: _ }, use) => use(openQuickBooks(companyFile("tidewater"))),
  connector: async ({ portal, tenant }, use) => use(webConnectorOf(portal, tenant.borrowerOrigin)),
  begin: async ({ as, tenant, services, clock }, use) =>
    use(async (at) => {
      const visitor = await visit(tenant, at);
      const { workspaceId } = visitor;
      const { submissionId } = await tenant.tx(async (db) => {
        await db("tenantSettings").update({ accountingPackages: ["quickbooksdesktop"] });
        return insertSubmission(db, visitor);
      });
      const trip = tripOf({ as, tenant, services, clock });
      const { id, endpoint } = await trip.begin(visitor, {
        accountingPackage: "quickbooksdesktop",
        submissionId,
      });
      const row = await tenant.tx((db) =>
        db("webConnectors").where({ connectionRequestId: id }).first("id"),
      );
      const params = { path: { workspaceId, connectionRequestId: id } };
      return { visitor, submissionId, id, endpoint, userName: row?.id ?? "", params };
    }),
  show: async ({ as }, use) =>
    use(async ({ visitor, params }) => {
      const { data } = await as(visitor).POST(`${desktopPath}/password`, { params });
      return data?.password ?? "";
    }),
  connect: async ({ begin, show, connector, as, quickBooks }, use) =>
    use(async (at) => {
      const begun = await begin(at);
      const shown = await show(begun);
      const { ticket } = await connector.signIn(begun.userName, shown);
      await connector.next(ticket, quickBooks, await companyOpenIn(quickBooks));
      const { data } = await as(begun.visitor).GET(desktopPath, { params: begun.params });
      return { ...begun, shown, connectionId: data?.connectionId ?? "" };
    }),
  startImport: async ({ connect, as, tenant }, use) =>
    use(async (questions) => {
      const connected = await connect();
      const { visitor, connectionId, submissionId } = connected;
      await as(visitor).POST("/{workspaceId}/Submissions/{submissionId}/imports", {
        params: { path: { workspaceId: visitor.workspaceId, submissionId } },
        body: { connectionId },
      });
      const importId = (await tenant.tx((db) => findRunningImportId(db, connectionId))) ?? "";
      await tenant.tx((db) => askMessages(db, importId, questions));
      return { ...connected, importId };
    }),
});
