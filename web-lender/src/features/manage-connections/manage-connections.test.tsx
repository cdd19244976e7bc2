import { screen, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import { aConnection, aConsent } from "../../testing/a-workspace.ts";
import { aProblem, bff, server } from "../../testing/bff.ts";
import { showConnections, theConnectionsAre } from "../../testing/the-connections.tsx";

const onePath = "/workspaces/{workspaceId}/connections/{connectionId}";
const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
const other = (number: number) => `00000000-0000-4000-8000-00000000060${number}`;

const lost = aConnection({
  id: other(1),
  datasetName: "Kestrel Customs Brokers",
  datasourceNameId: "sageintacct",
  ...{ state: "Disconnected", status: "disconnected" },
  disconnectedAt: "2025-10-02T10:00:00Z",
  lastCollectedAt: "2025-08-28T18:12:00Z",
});
const expiring = aConnection({
  id: other(2),
  datasetName: "Kestrel Leasing Co.",
  ...{ expiresSoon: true, status: "expires-soon" },
  consentExpiresAt: inDays(9),
  signedInBy: "Ana Petrov",
});

describe("ManageConnections", () => {
  it("lists company, package, state, age and expiry, as the server orders them (P-U61, P-E10)", async () => {
    theConnectionsAre([lost, expiring, aConnection({ importingSince: new Date().toISOString() })]);
    showConnections();

    const rows = await screen.findAllByRole("row");

    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(
        /^Kestrel Customs BrokersAccess to Sage Intacct ended on Oct 2, 2025.*Sage IntacctDisconnected.*Aug 28, 2025, 6:12 PMExpiredOct 2, 2025/,
      ),
      expect.stringMatching(
        /^Kestrel Leasing Co.Signed in by Ana Petrov.*XeroExpires soonNothing collected yet9 days left/,
      ),
      expect.stringMatching(
        /^Tidewater Marine SupplyPermission from the borrower.*XeroConnectedTodayImport running since .*Does not expire/,
      ),
    ]);
    expect(screen.getByText("expires within 30 days", { exact: false })).toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("names who signed in last, not the colleague who stated the ground since", async () => {
    const stated = aConsent({ givenBy: "lender", userName: "Dana Whitfield" });
    theConnectionsAre([
      aConnection({ signedInBy: "Marcus Hale", consents: [stated] }),
      aConnection({ id: other(4), consents: [stated] }),
    ]);
    showConnections();

    expect(await screen.findByText("Signed in by Marcus Hale")).toBeVisible();
    expect(screen.getByText("Signed in by the borrower")).toBeVisible();
  });

  it("leaves file uploads out, and says so when nothing else is there (P-U62, P-U66, P-M43)", async () => {
    theConnectionsAre([aConnection({ datasourceNameId: "fileupload", relink: "unsupported" })]);
    const { user, onCollect } = showConnections();

    expect(await screen.findByRole("heading", { name: "No connections" })).toBeInTheDocument();
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "New data collection" }));
    expect(onCollect).toHaveBeenCalled();
  });

  it("names the last day of updates as it was allowed, though access ends when the day is over everywhere", async () => {
    theConnectionsAre([
      aConnection({ id: other(1), consents: [aConsent()] }),
      aConnection({ id: other(2), status: "expired", consents: [aConsent({ state: "expired" })] }),
    ]);
    showConnections();

    const [kept, over] = (await screen.findAllByRole("row")).slice(1);

    expect(kept).toHaveTextContent("Until Dec 31, 2030");
    expect(over).toHaveTextContent("Expired on Dec 31, 2030");
  });

  it("relinks where that is offered, and says why where it isn't (P-U65, P-C16)", async () => {
    theConnectionsAre([
      lost,
      aConnection({ datasourceNameId: "quickbooksdesktop", relink: "unsupported" }),
      aConnection({ id: other(3), relink: "not-offered" }),
    ]);
    const { user, onRelink } = showConnections();

    await user.click(
      await screen.findByRole("button", { name: "Relink, Kestrel Customs Brokers" }),
    );

    expect(onRelink).toHaveBeenCalledWith(lost);
    expect(screen.getAllByRole("button", { name: /Relink/ })).toHaveLength(1);
    expect(screen.getByText("Relink is not offered for QuickBooks Desktop")).toBeInTheDocument();
    expect(screen.getByText("Relink of Xero is switched off")).toBeInTheDocument();
  });

  it("says what a permission ended with, or waits for, where nothing is wrong, and offers no relink", async () => {
    const over = { state: "Disconnected", disconnectedAt: "2025-10-02T10:00:00Z" } as const;
    const ended = { state: "ended", endedAt: over.disconnectedAt, endedBy: "borrower" } as const;
    const agreed = aConsent({ state: "agreed", term: "once" });
    theConnectionsAre([
      aConnection({ id: other(1), status: "waiting", consents: [agreed] }),
      aConnection({ id: other(7), status: "waiting", companyDiffers: true, consents: [agreed] }),
      aConnection({
        ...{ ...over, id: other(2), status: "used" },
        consents: [aConsent({ state: "used", term: "once", usedAt: over.disconnectedAt })],
      }),
      aConnection({
        ...{ ...over, id: other(3), status: "expired" },
        consents: [
          aConsent({
            state: "expired",
            term: "once",
            expiresAt: over.disconnectedAt,
            untilDay: "2025-10-02",
          }),
        ],
      }),
      aConnection({ ...over, id: other(4), status: "ended", consents: [aConsent(ended)] }),
      aConnection({
        ...{ ...over, id: other(5), status: "ended" },
        consents: [aConsent({ ...ended, endedBy: "time" })],
      }),
      aConnection({
        ...{ ...over, id: other(6), status: "ended" },
        consents: [aConsent({ state: "superseded" })],
      }),
    ]);
    showConnections();

    const rows = (await screen.findAllByRole("row")).slice(1).map((row) => row.textContent);

    expect(rows).toEqual([
      expect.stringContaining("Waiting for the borrower’s yes"),
      expect.stringContaining("Waiting for the borrower: the company has another name"),
      expect.stringContaining("Used on Oct 2, 2025"),
      expect.stringContaining("Expired on Oct 2, 2025"),
      expect.stringContaining("Ended by the borrower on Oct 2, 2025"),
      expect.stringContaining("The company was not confirmed"),
      expect.stringContaining("Replaced by a later one"),
    ]);
    expect(rows.join(" ")).not.toContain("Disconnected");
    expect(screen.queryByRole("button", { name: /Relink/ })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("asks before a connection is deleted, and keeps it unless told otherwise (P-U63, P-U64)", async () => {
    theConnectionsAre([lost]);
    const deleted = deletionsAre(204);
    const { user } = showConnections();
    const opener = await screen.findByRole("button", { name: /^Delete connection to Kestrel/ });
    await user.click(opener);

    const dialog = screen.getByRole("alertdialog", { name: "Delete connection" });
    expect(within(dialog).getByRole("button", { name: "Keep connection" })).toHaveFocus();
    expect(dialog).toHaveTextContent("Sage Intacct, disconnected since Oct 2, 2025");
    expect(dialog).toHaveTextContent("will have to sign in to Sage Intacct again");
    expect(dialog).toHaveTextContent("The 3 collections made so far are kept.");
    expect(await accessibilityFaults()).toEqual([]);
    await user.keyboard("{Enter}");

    expect(dialog).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
    expect(deleted).toEqual([]);

    await user.click(opener);
    theConnectionsAre([]);
    await user.click(screen.getByRole("button", { name: "Delete connection" }));

    expect(await screen.findByRole("heading", { name: "No connections" })).toBeInTheDocument();
    expect(deleted).toEqual([lost.id]);
    expect(screen.getByText("Connection deleted")).toBeInTheDocument();
  });

  it("is relinked and deleted by keyboard alone, and goes on at the page's content (P-U64, P-U65)", async () => {
    theConnectionsAre([lost]);
    const deleted = deletionsAre(204);
    const { user, onRelink } = showConnections();
    (await screen.findByRole("button", { name: /^Relink/ })).focus();

    await user.keyboard("{Enter}");
    expect(onRelink).toHaveBeenCalledExactlyOnceWith(lost);
    await user.tab();
    expect(screen.getByRole("button", { name: /^Delete connection to/ })).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(await screen.findByRole("button", { name: "Keep connection" })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("button", { name: "Delete connection" })).toHaveFocus();
    theConnectionsAre([]);
    await user.keyboard("{Enter}");

    expect(await screen.findByRole("heading", { name: "No connections" })).toBeInTheDocument();
    expect(deleted).toEqual([lost.id]);
    expect(document.body).not.toHaveFocus();
  });

  it("can't delete without the right to, and says so (P-U63, P-C8)", async () => {
    theConnectionsAre([aConnection({ mayDelete: false })]);
    const { user } = showConnections();
    const button = await screen.findByRole("button", {
      name: "You may not delete connections of this workspace",
    });

    expect(button).toHaveAttribute("aria-disabled", "true");
    button.focus();
    expect(await screen.findByRole("tooltip")).toHaveTextContent("You may not delete connections");
    await user.keyboard("{Enter}");

    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  it("says when it could not be deleted, and lets one try again (P-M25)", async () => {
    theConnectionsAre([lost]);
    deletionsAre(403);
    const { user } = showConnections();
    await user.click(await screen.findByRole("button", { name: /^Delete connection to/ }));

    await user.click(screen.getByRole("button", { name: "Delete connection" }));

    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The connection could not be deleted. Nothing was changed.",
    );
    expect(screen.getByRole("button", { name: "Delete connection" })).toBeEnabled();
  });

  it("says when they can't be loaded, and tries again", async () => {
    server.use(
      bff.get("/workspaces/{workspaceId}/connections", ({ response }) =>
        response(404).json(aProblem({ status: 404, description: "There is nothing here." })),
      ),
    );
    const { user } = showConnections();
    expect(await screen.findByRole("alert")).toHaveTextContent("There is nothing here.");

    theConnectionsAre([aConnection()]);
    await user.click(screen.getByRole("button", { name: "Try again" }));

    expect(await screen.findByRole("table")).toBeInTheDocument();
  });
});

function deletionsAre(status: 204 | 403): string[] {
  const deleted: string[] = [];
  server.use(
    bff.delete(onePath, ({ params, response }) => {
      deleted.push(params.connectionId);
      return status === 204
        ? response(204).empty()
        : response(403).json(aProblem({ status: 403, description: "You may not." }));
    }),
  );
  return deleted;
}
