import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { IntlProvider } from "react-intl";
import { describe, expect, it, vi } from "vitest";
import { ManageLinks } from "../features/manage-links/manage-links.tsx";
import { en } from "../messages/en.ts";
import { es } from "../messages/es.ts";
import { fr } from "../messages/fr.ts";
import { aRow, History, theBffHas } from "../testing/a-history.tsx";
import { aSubmission } from "../testing/a-submission.ts";
import { tidewaterId } from "../testing/a-workspace.ts";
import { bff, server } from "../testing/bff.ts";
import { render } from "../testing/render.tsx";

describe("BrowseCollections", () => {
  it.each([
    { of: "the tenant of this month", workspaceId: undefined, isBounded: true },
    { of: "a workspace at all times", workspaceId: tidewaterId, isBounded: false },
  ])(
    "asks for what was collected for $of, the newest first (S-U34, S-U39, S-U41, S-U42, S-U43)",
    async ({ workspaceId, isBounded }) => {
      const asked = theBffHas([aRow()]);
      render(<History {...(workspaceId && { workspaceId })} />);
      await screen.findByRole("row", { name: /October 14, 2025/ });

      expect(asked[0]).toMatchObject({
        statuses: ["complete", "incomplete"],
        sources: ["secure-link", "direct", "anonymous"],
        ordering: { field: "collected", direction: "descending" },
      });
      expect(asked[0]?.entityId).toBe(workspaceId);
      expect(asked[0]?.startCreationDate !== undefined).toBe(isBounded);
    },
  );

  it("filters, sorts, takes a range and turns pages on the server (S-U35, S-U37, S-U38, S-U44)", async () => {
    const asked = theBffHas([aRow()], { nextCursor: "next", total: 30 });
    const user = userEvent.setup();
    render(<History />);

    await user.click(await screen.findByRole("button", { name: "Next page" }));
    await expect.poll(() => asked.at(-1)?.cursor).toBe("next");
    await user.click(screen.getByRole("button", { name: "Deleted" }));
    await expect.poll(() => asked.at(-1)?.statuses).toContain("deleted");
    expect(asked.at(-1)).not.toHaveProperty("cursor");
    await user.click(screen.getByRole("button", { name: "Anonymous" }));
    await expect.poll(() => asked.at(-1)?.sources).toEqual(["secure-link", "direct"]);
    await user.click(screen.getByRole("button", { name: "Workspace" }));
    await expect
      .poll(() => asked.at(-1)?.ordering)
      .toEqual({ field: "workspace", direction: "ascending" });
    await user.click(screen.getByRole("button", { name: /Current month/ }));
    await user.click(await screen.findByRole("button", { name: /All dates/ }));
    await expect.poll(() => asked.at(-1)?.startCreationDate).toBeUndefined();

    await user.click(screen.getByRole("button", { name: /^Collected: / }));
    await user.click(await screen.findByRole("button", { name: "Custom range" }));
    const [day] = within(screen.getByRole("dialog")).getAllByRole("button", { name: / 15, \d+$/ });
    if (day) await user.click(day);
    await user.click(screen.getByRole("button", { name: "Apply" }));
    await expect.poll(() => asked.at(-1)?.startCreationDate).toMatch(/-15T/);
    expect(screen.getByRole("button", { name: /^Collected: \w+ 15, \d+ to \w+ 15/ })).toBeVisible();
  });

  it("turns one page for who presses again before it's there, as the way to the one after is on it", async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const asked = theBffHas([aRow()], { nextCursor: "second", total: 80 });
    const user = userEvent.setup();
    render(<History />);
    const next = await screen.findByRole("button", { name: "Next page" });
    server.use(
      bff.post("/submissions/query", async ({ request, response }) => {
        asked.push((await request.json()) as (typeof asked)[number]);
        await answered;
        const page = { rows: [aRow()], total: 80, isTotalExact: true, nextCursor: "third" };
        return response(200).json(page);
      }),
    );

    await user.click(next);
    await user.click(next);
    answer();

    expect(await screen.findByText("26–50 of 80")).toBeVisible();
    await user.click(next);
    await expect.poll(() => asked.at(-1)?.cursor).toBe("third");
    expect(asked.map(({ cursor }) => cursor)).toEqual([undefined, "second", "third"]);
  });

  it("names what became of each, and leads to its overview, statements and risk analysis (S-U46, S-R16, S-T5)", async () => {
    theBffHas([
      aRow(),
      aRow(
        {
          id: "b",
          label: "ImportError",
          status: "incomplete",
          financialRecordStatus: "ImportError",
        },
        false,
      ),
      aRow(
        { id: "c", label: "Empty", status: "incomplete", financialRecordStatus: "Pending" },
        false,
      ),
      aRow({ id: "d", label: "Deleted", status: "deleted", deleted: true }, false),
    ]);
    const { user, history } = render(<History />);

    await screen.findByText("Import error");
    const [, first, ...others] = screen.getAllByRole("row");
    if (!first) throw new Error("no row");
    const day = await within(first).findByRole("link", { name: "October 14, 2025" });
    expect(day).toHaveAttribute("href", expect.stringMatching(/^\/o\//));
    expect(within(first).getByRole("link", { name: "Statements" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/s\//),
    );
    expect(within(first).getByRole("link", { name: "Risk analysis" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/r\//),
    );
    expect(
      others.map((row) => within(row).getByText(/^(Import error|Incomplete|Deleted)$/).textContent),
    ).toEqual(["Import error", "Incomplete", "Deleted"]);
    expect(await accessibilityFaults()).toEqual([]);

    await user.click(within(first).getByText("Complete"));
    expect(history.at(-1)).toBe(day.getAttribute("href"));
  });

  it("opens a row by keyboard to its workbooks and documents (S-U44, S-E8, S-E11)", async () => {
    theBffHas([aRow()]);
    server.use(
      bff.get("/{workspaceId}/Submissions/{submissionId}", ({ response }) =>
        response(200).json(aSubmission({ documents: [lease, { ...lease, id: "b", ...infected }] })),
      ),
    );
    const user = userEvent.setup();
    render(<History />);

    (await screen.findByRole("button", { name: "Files of October 14, 2025" })).focus();
    await user.keyboard("{Enter}");

    const workbooks = await screen.findByRole("list", { name: "Workbooks" });
    expect(workbooks).toHaveTextContent("Financial statements.xlsx1.3 MB");
    const documents = screen.getByRole("list", { name: "Documents" });
    expect(documents).toHaveTextContent(/lease\.pdf.*2\.3 MB/);
    expect(documents).toHaveTextContent(/odd\.pdf.*2\.3 MB.*Malware found/);
    expect(within(documents).getByRole("button", { name: "Download lease.pdf" })).toBeVisible();
    expect(within(documents).queryByRole("button", { name: /odd\.pdf/ })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("says when a row's workbooks can't be had (S-M26)", async () => {
    theBffHas([aRow()]);
    server.use(
      bff.get("/{workspaceId}/Submissions/{submissionId}", ({ response }) =>
        response.untyped(new Response(null, { status: 503 })),
      ),
    );
    const { user } = render(<History />);

    await user.click(await screen.findByRole("button", { name: "Files of October 14, 2025" }));

    expect(await screen.findByText(/The workbooks could not be loaded\./)).toBeVisible();
  });

  it.each([
    ["en", en, "October 14, 2025"],
    ["es", es, "14 de octubre de 2025"],
    ["fr", fr, "14 octobre 2025"],
  ] as const)("writes days in full, as %s does (S-U36)", async (locale, messages, day) => {
    theBffHas([aRow()]);
    render(
      <IntlProvider locale={locale} messages={messages}>
        <History />
      </IntlProvider>,
    );

    expect(await screen.findByRole("link", { name: day })).toBeVisible();
  });

  it("says over an empty list that the search failed, and tries it again (S-M20, S-M44)", async () => {
    server.use(
      bff.post("/submissions/query", ({ response }) =>
        response.untyped(new Response(null, { status: 503 })),
      ),
    );
    const { user } = render(<History />);

    expect(await screen.findByRole("alert")).toHaveTextContent("The search failed");
    // Only the header row.
    expect(screen.getAllByRole("row")).toHaveLength(1);
    theBffHas([aRow()]);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("row", { name: /October 14, 2025/ })).toBeVisible();
  });

  it("offers the way in to a workspace that one isn't in, and nothing of what's there (S-C1, S-C5)", async () => {
    const { may } = aRow();
    const closed = { ...may, open: false, openStatements: false, hide: false, addYourself: true };
    theBffHas([{ ...aRow(), may: closed }]);
    render(<History />);

    expect(await screen.findByRole("button", { name: "Let me in" })).toBeVisible();
    expect(screen.queryByRole("button", { name: /Files of/ })).toBeNull();
    expect(screen.queryByRole("button", { name: /^Hide/ })).toBeNull();
    expect(screen.queryByRole("link", { name: "October 14, 2025" })).toBeNull();
  });

  it("opens such a row to what it says itself, as a narrow window leaves columns out, without asking for more (S-U44)", async () => {
    const { may } = aRow();
    const closed = { ...may, open: false, openStatements: false, hide: false, addYourself: true };
    const answered = {
      name: "borrowerBusinessEmail",
      type: "string",
      value: "rlowell@tidewatermarine.com",
    };
    theBffHas([{ ...aRow({ submissionMetadata: [answered] }), may: closed }]);
    const { user } = render(<History />);

    await user.click(await screen.findByRole("button", { name: "Details of October 14, 2025" }));

    const details = screen.getByRole("region", { name: "Details" });
    expect(details).toHaveTextContent(/^DetailsCollectedOctober 14, 2025.*Accounting package/);
    expect(details).toHaveTextContent(/SourceSecure linkRequested byDana Whitfield/);
    expect(details).toHaveTextContent(/Submitted byrlowell@tidewatermarine\.com/);
    expect(details).toHaveTextContent(/Revisions\d$/);
    expect(screen.getByText(/are for users of the workspace/)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("is sorted by a choice where there are no heads of columns (S-U44)", async () => {
    const asked = theBffHas([aRow()]);
    const { user } = render(<History />);

    await user.click(await screen.findByRole("combobox", { name: "Sort by" }));
    await user.click(await screen.findByRole("option", { name: "Submitted by" }));
    await expect
      .poll(() => asked.at(-1)?.ordering)
      .toEqual({ field: "submittedBy", direction: "ascending" });
    const descending = screen.getByRole("button", { name: "Descending", pressed: false });
    await user.click(descending);

    await expect
      .poll(() => asked.at(-1)?.ordering)
      .toEqual({ field: "submittedBy", direction: "descending" });
    expect(descending).toBePressed();
  });

  it("is read anew when it's refreshed, and its links with it (P-U60)", async () => {
    theBffHas([]);
    const askedForLinks = vi.fn();
    server.use(
      bff.get("/Workspaces/{workspaceId}/links", ({ response }) => {
        askedForLinks();
        return response(200).json([]);
      }),
    );
    const { user } = render(
      <>
        <ManageLinks onMail={vi.fn()} workspaceId={tidewaterId} />
        <History workspaceId={tidewaterId} />
      </>,
    );
    await screen.findByText(/No data collections/);
    await waitFor(() => expect(askedForLinks).toHaveBeenCalledOnce());

    theBffHas([aRow()]);
    await user.click(screen.getByRole("button", { name: "Refresh" }));
    await waitFor(() => expect(askedForLinks).toHaveBeenCalledTimes(2));

    expect(await screen.findByRole("row", { name: /October 14, 2025/ })).toBeVisible();
  });

  it("exports what the filters let through", async () => {
    theBffHas([aRow()]);
    render(<History />);

    const link = await screen.findByRole("link", { name: "Export list" });

    expect(link.getAttribute("href")).toMatch(
      /^\/api\/submissions\/export\?language=en&statuses=complete&statuses=incomplete&sources=/,
    );
  });
});

const lease = {
  ...({ id: "a", fileName: "lease.pdf", isDeleted: false, bytes: 2_400_000 } as const),
  ...({ uploadTime: "2025-10-14T13:50:00Z", scanState: "clean", uploadedBy: "borrower" } as const),
};
const infected = { fileName: "odd.pdf", scanState: "infected" } as const;
