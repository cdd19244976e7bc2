import { screen, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it, vi } from "vitest";
import type { Connection } from "../../api/connections.ts";
import { aConnection, aConsent, tidewaterId } from "../../testing/a-workspace.ts";
import { aProblem, bff, server } from "../../testing/bff.ts";
import { render } from "../../testing/render.tsx";
import { ManageConnections } from "./manage-connections.tsx";

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
  consentedBy: "Ana Petrov",
});

describe("ManageConnections", () => {
  it("lists company, package, state, age and expiry, as the server orders them (P-U61, P-E10)", async () => {
    theConnectionsAre([lost, expiring, aConnection({ importingSince: new Date().toISOString() })]);
    show();

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

  it("leaves file uploads out, and says so when nothing else is there (P-U62, P-U66, P-M43)", async () => {
    theConnectionsAre([aConnection({ datasourceNameId: "fileupload", relink: "unsupported" })]);
    const { user, onCollect } = show();

    expect(await screen.findByRole("heading", { name: "No connections" })).toBeInTheDocument();
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "New data collection" }));
    expect(onCollect).toHaveBeenCalled();
  });

  it("relinks where that is offered, and says why where it isn't (P-U65, P-C16)", async () => {
    theConnectionsAre([
      lost,
      aConnection({ datasourceNameId: "quickbooksdesktop", relink: "unsupported" }),
      aConnection({ id: other(3), relink: "not-offered" }),
    ]);
    const { user, onRelink } = show();

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
      aConnection({ id: other(5), status: "waiting", companyDiffers: true, consents: [agreed] }),
      aConnection({
        ...{ ...over, id: other(2), status: "used" },
        consents: [aConsent({ state: "used", term: "once", usedAt: over.disconnectedAt })],
      }),
      aConnection({
        ...{ ...over, id: other(3), status: "expired" },
        consents: [aConsent({ state: "expired", expiresAt: over.disconnectedAt })],
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
    show();

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

  it("shows what may be read over a connection, by whom and until when, and what was read", async () => {
    const read = {
      submissionId: other(9),
      readAt: "2025-10-01T10:00:00Z",
      outcome: "Success",
    } as const;
    theConnectionsAre([
      aConnection({
        consents: [
          aConsent({ reads: [{ ...read, fromDay: "2020-01-01", throughDay: "2025-08-31" }] }),
          aConsent({
            ...{ id: other(8), state: "used", givenBy: "lender", userName: "Ana Petrov" },
            ...{ ground: "written-agreement", groundNote: "Mar 1, 2025", term: "once" },
            usedAt: "2025-09-15T10:00:00Z",
          }),
        ],
      }),
    ]);
    const { user } = show();

    await user.click(await screen.findByRole("button", { name: /^Permission to read/ }));

    const dialog = screen.getByRole("dialog", {
      name: "Permission to read Tidewater Marine Supply",
    });
    expect(dialog).toHaveTextContent(/In force.*The borrower, on Sep 1, 2025/);
    expect(dialog).toHaveTextContent("Updates until Dec 31, 2030");
    expect(dialog).toHaveTextContent("Oct 1, 2025: Jan 1, 2020 to Aug 31, 2025");
    expect(dialog).toHaveTextContent(/Ana Petrov, on Sep 1, 2025.*in writing: Mar 1, 2025/);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("resumes what a deleted user signed in for once a colleague says why, and shows the agreement", async () => {
    const paused = aConsent({
      ...{ state: "paused", pausedFor: "user-deleted", givenBy: "lender", userName: "Ana Petrov" },
      ...{ ground: "written-agreement", submissionId: other(9) },
      groundDocument: {
        ...{ id: other(7), submissionId: other(9), fileName: "agreement.pdf", bytes: 9 },
        ...{ scanState: "clean", isDeleted: false },
      },
    });
    theConnectionsAre([aConnection({ status: "paused", consents: [paused] })]);
    const stated: unknown[] = [];
    server.use(
      bff.post(`${onePath}/grounds`, async ({ request, response }) => {
        stated.push(await request.json());
        return response(204).empty();
      }),
    );
    const { user } = show();

    await user.click(await screen.findByRole("button", { name: /^Permission to read/ }));
    expect(screen.getByRole("dialog")).toHaveTextContent("A colleague can resume it.");
    expect(screen.getByRole("link", { name: "Download agreement.pdf" })).toHaveAttribute(
      "href",
      `/api/documents/${tidewaterId}/${other(9)}/${other(7)}`,
    );
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("button", { name: /Relink/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Resume, Tidewater Marine Supply" }));
    const dialog = screen.getByRole("dialog", { name: "Resume Tidewater Marine Supply?" });
    expect(dialog).toHaveTextContent("Ana Petrov signed in to Xero");
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(
      await screen.findByRole("radio", { name: "The client gave me access of my own" }),
    );
    await user.type(screen.getByRole("textbox", { name: /^Note/ }), "Since Oct 1");
    theConnectionsAre([aConnection()]);
    await user.click(within(dialog).getByRole("button", { name: "Resume" }));

    expect(await screen.findByText("Reading can go on")).toBeVisible();
    expect(stated).toEqual([{ ground: { kind: "client-access", note: "Since Oct 1" } }]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("asks before a connection is deleted, and keeps it unless told otherwise (P-U63, P-U64)", async () => {
    theConnectionsAre([lost]);
    const deleted = deletionsAre(204);
    const { user } = show();
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
    const { user, onRelink } = show();
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
    const { user } = show();
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
    const { user } = show();
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
    const { user } = show();
    expect(await screen.findByRole("alert")).toHaveTextContent("There is nothing here.");

    theConnectionsAre([aConnection()]);
    await user.click(screen.getByRole("button", { name: "Try again" }));

    expect(await screen.findByRole("table")).toBeInTheDocument();
  });
});

function show() {
  const onRelink = vi.fn();
  const onCollect = vi.fn();
  const page = render(
    <main tabIndex={-1}>
      <ManageConnections workspaceId={tidewaterId} onRelink={onRelink} onCollect={onCollect} />
    </main>,
  );
  return { ...page, onRelink, onCollect };
}

function theConnectionsAre(connections: readonly Connection[]) {
  server.use(
    bff.get("/workspaces/{workspaceId}/connections", ({ response }) =>
      response(200).json(connections),
    ),
  );
}

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
