import { screen, waitFor, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it, vi } from "vitest";
import { type Link, links } from "../../api/links.ts";
import { tidewaterId } from "../../testing/a-workspace.ts";
import { aProblem, bff, server } from "../../testing/bff.ts";
import { held } from "../../testing/held.ts";
import { ReadAnew } from "../../testing/read-anew.tsx";
import { render } from "../../testing/render.tsx";
import { ManageLinks } from "./manage-links.tsx";

const onePath = "/{workspaceId}/SubmissionRequests/{submissionRequestId}/link";

describe("ManageLinks", () => {
  it("lists what open links ask for, who made them, and whether they were opened (D-8, S-E24)", async () => {
    theLinksAre([aLink(1), aLink(2, { lastOpenedTime: "2025-10-16T10:00:00Z" })]);
    show();

    const rows = await screen.findAllByRole("listitem");

    expect(screen.getByRole("region", { name: "Open links" })).toBeInTheDocument();
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(
        /^Financial statements, transactions, 2 years and YTDNot opened yetCreated Oct 14, 2025 by Dana Whitfield · works until Nov 13, 2025/,
      ),
      expect.stringContaining("Opened Oct 16, 2025"),
    ]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("shows expired ones on demand, to delete and no more", async () => {
    theLinksAre([aLink(1, { state: "expired" })]);
    const { user } = show();
    expect(await screen.findByText(/No link is open/)).toBeInTheDocument();
    expect(screen.queryByRole("listitem")).not.toBeInTheDocument();

    await user.click(screen.getByRole("button", { name: "Show 1 expired link" }));

    const row = screen.getByRole("listitem");
    expect(row).toHaveTextContent("expired Nov 13, 2025");
    expect(within(row).getAllByRole("button")).toHaveLength(1);
  });

  it("takes no room where there are none", async () => {
    const asked = theLinksAre([]);
    show();

    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByRole("region", { name: "Open links" })).not.toBeInTheDocument();
  });

  it("keeps the list where it can't be read once more, and says so (S-M20)", async () => {
    theLinksAre([aLink(1)]);
    const { user } = render(
      <>
        <ManageLinks workspaceId={tidewaterId} onMail={() => {}} />
        <ReadAnew what={links(tidewaterId).queryKey} />
      </>,
    );
    await screen.findByRole("listitem");

    server.use(
      bff.get("/Workspaces/{workspaceId}/links", ({ response }) =>
        response.untyped(Response.error()),
      ),
    );
    await user.click(screen.getByRole("button", { name: "Read anew" }));

    expect(await screen.findByRole("alert")).toHaveTextContent("The links could not be loaded");
    expect(screen.getByRole("listitem")).toHaveTextContent("Not opened yet");
    theLinksAre([aLink(1), aLink(2)]);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findAllByRole("listitem")).toHaveLength(2);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("shows a link again, and copies it (D-8, S-U6)", async () => {
    theLinksAre([aLink(1)]);
    server.use(
      bff.post(`${onePath}/show`, ({ response }) =>
        response(200).json({
          url: "https://share.example/linked#k=1",
          expirationTime: "2025-11-13T10:00:00Z",
        }),
      ),
    );
    const { user } = show();
    const opener = await screen.findByRole("button", { name: "Show link" });
    await user.click(opener);

    const dialog = await screen.findByRole("dialog", { name: "Secure link" });
    await user.click(within(dialog).getByRole("button", { name: "Copy link" }));

    expect(await within(dialog).findByText(/Link copied/)).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe("https://share.example/linked#k=1");
    await user.click(within(dialog).getByRole("button", { name: "Done" }));
    expect(opener).toHaveFocus();
  });

  it.each([
    ["expire", /^Expire the link of/, "Expire link now", "Link expired"],
    ["delete", /^Delete the link of/, "Delete link", "Link deleted"],
  ] as const)(
    "asks before it would %s a link, and keeps it unless told otherwise (D-8)",
    async (how, name, act, done) => {
      theLinksAre([aLink(1)]);
      const ended = endingsAre();
      const { user } = show();
      const opener = await screen.findByRole("button", { name });
      await user.click(opener);

      const dialog = screen.getByRole("alertdialog", { name: act });
      expect(within(dialog).getByRole("button", { name: "Keep link" })).toHaveFocus();
      expect(dialog).toHaveTextContent("Collected data is kept.");
      expect(await accessibilityFaults()).toEqual([]);
      await user.keyboard("{Enter}");
      expect(opener).toHaveFocus();
      expect(ended).toEqual([]);

      await user.click(opener);
      theLinksAre([]);
      await user.click(screen.getByRole("button", { name: act }));

      expect(await screen.findByText(done)).toBeInTheDocument();
      expect(ended).toEqual([how]);
      await waitFor(() => expect(screen.queryByRole("region", { name: "Open links" })).toBeNull());
    },
  );

  it("leaves the focus in the row that took the place of one that has gone", async () => {
    theLinksAre([aLink(1), aLink(2)]);
    endingsAre();
    const { user } = show();
    const [opener] = await screen.findAllByRole("button", { name: /^Delete the link of/ });
    if (opener) await user.click(opener);
    const { until, release } = held();
    const asked = theLinksAre([aLink(2)], until);

    await user.click(screen.getByRole("button", { name: "Delete link" }));
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.getByRole("alertdialog", { name: "Delete link" })).toBeInTheDocument();
    release();

    const open = await screen.findByRole("region", { name: "Open links" });
    await waitFor(() => expect(within(open).getAllByRole("listitem")).toHaveLength(1));
    await waitFor(() => expect(within(open).getAllByRole("button")[0]).toHaveFocus());
  });

  it("hands on which link is to be mailed", async () => {
    theLinksAre([aLink(1)]);
    const { user, onMail } = show();

    await user.click(await screen.findByRole("button", { name: "Email" }));

    expect(onMail).toHaveBeenCalledWith(1);
  });

  it("says when they can't be loaded, and tries again", async () => {
    server.use(
      bff.get("/Workspaces/{workspaceId}/links", ({ response }) =>
        response(404).json(aProblem({ status: 404, description: "There is nothing here." })),
      ),
    );
    const { user } = show();
    expect(await screen.findByRole("alert")).toHaveTextContent("There is nothing here.");

    theLinksAre([aLink(1)]);
    await user.click(screen.getByRole("button", { name: "Try again" }));

    expect(await screen.findByRole("listitem")).toBeInTheDocument();
  });
});

function show() {
  const onMail = vi.fn();
  return { ...render(<ManageLinks workspaceId={tidewaterId} onMail={onMail} />), onMail };
}

function theLinksAre(links: readonly Link[], once?: Promise<void>) {
  const asked = vi.fn();
  server.use(
    bff.get("/Workspaces/{workspaceId}/links", async ({ response }) => {
      asked();
      await once;
      return response(200).json(links);
    }),
  );
  return asked;
}

function endingsAre(): string[] {
  const ended: string[] = [];
  server.use(
    bff.post(`${onePath}/expire`, ({ response }) => {
      ended.push("expire");
      return response(204).empty();
    }),
    bff.delete(onePath, ({ response }) => {
      ended.push("delete");
      return response(204).empty();
    }),
  );
  return ended;
}

const aLink = (id: number, over: Partial<Link> = {}): Link => ({
  ...{ state: "open", createdTime: "2025-10-14T10:00:00Z", createdBy: "Dana Whitfield" },
  expirationTime: "2025-11-13T10:00:00Z",
  submissionRequest: {
    ...{ id, accountingCollectionGroups: ["financial-statements", "transactions"] },
    ...{ basisOfAccountingPreference: "Accrual", fullFiscalYearsToCollect: 2 },
    ...{ endOfImport: "Today", anonymizeCustomersAndVendors: false, provideUserCopy: false },
    ...{ allowUserUpload: false, hasShareableLink: true, financialStatementsYearsToCollect: 3 },
    ...{ receivablesYearsToCollect: 0, payablesYearsToCollect: 0 },
    transactionsYearsToCollect: 3,
  },
  ...over,
});
