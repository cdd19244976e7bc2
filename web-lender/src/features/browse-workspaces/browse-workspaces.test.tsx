import { act, fireEvent, screen, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aListItem, aPageOf, tidewaterId } from "../../testing/a-workspace.ts";
import { aProblem, bff, server } from "../../testing/bff.ts";
import { showList, theListIs } from "../../testing/the-list.tsx";
import { startingView } from "./list-view.ts";

afterEach(() => {
  vi.useRealTimers();
});

describe("BrowseWorkspaces", () => {
  it("names each workspace with its dates, and leads to its newest collection (P-U18, P-U24, P-U25, P-U26, P-U27, P-U29, P-E3, P-E4)", async () => {
    theListIs([aListItem()]);
    showList();

    const row = await screen.findByRole("row", { name: /Tidewater Marine Supply/ });

    expect(within(row).getByRole("rowheader")).toHaveTextContent("CF-2025-0418");
    expect(row).toHaveTextContent("Oct 14, 2025");
    expect(within(row).getByTitle("October 14, 2025, 9:42 AM")).toHaveTextContent("Oct 14, 2025");
    expect(within(row).getByTitle("October 14, 2025, 9:38 AM")).toHaveTextContent("Oct 14, 2025");
    expect(
      within(row).getByRole("link", { name: "Tidewater Marine Supply, Inc." }),
    ).toHaveAttribute("href", `/w/${tidewaterId}/Tidewater Marine Supply, Inc.`);
    expect(within(row).getByRole("link", { name: /^Overview/ })).toHaveAttribute(
      "href",
      `/o/${tidewaterId}/${aListItem().newestSubmissionId}`,
    );
    expect(within(row).getByRole("link", { name: /^Statements/ })).toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("keeps what somebody may not see behind a lock (P-U30, P-U31, P-C7, P-C12)", async () => {
    theListIs([aListItem({ accessible: false, workspaceUserCapabilities: [] })]);
    showList();

    const row = await screen.findByRole("row", { name: /Tidewater Marine Supply/ });

    expect(row).not.toHaveTextContent("Oct 14");
    expect(within(row).getByRole("rowheader")).toHaveTextContent(/^Tidewater Marine Supply, Inc.$/);
    expect(within(row).getAllByText("None")).toHaveLength(3);
    expect(within(row).queryByRole("link")).not.toBeInTheDocument();
    expect(within(row).getByText("way into Tidewater Marine Supply, Inc.")).toBeInTheDocument();
    expect(within(row).getAllByRole("button")).toHaveLength(1);
    expect(within(row).getByRole("button", { name: /^Delete/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("lets whoever may manage a workspace's users do that, without seeing into it (P-C6)", async () => {
    const workspace = aListItem({
      accessible: false,
      workspaceUserCapabilities: ["CanManageWorkspaceUsers"],
    });
    theListIs([workspace]);
    const { user, acts } = showList();

    await user.click(await screen.findByRole("button", { name: /^Manage users/ }));

    expect(acts.onManageUsers).toHaveBeenCalledWith(workspace);
  });

  it("offers to delete a workspace that somebody may see (P-C5, P-U28)", async () => {
    theListIs([aListItem()]);
    const { user, acts } = showList();

    await user.click(await screen.findByRole("button", { name: /^Delete Tidewater/ }));

    expect(acts.onDelete).toHaveBeenCalledWith(aListItem());
  });

  it("says why nothing can be added where that is switched off (P-C17, P-M10)", async () => {
    theListIs([aListItem()]);
    showList({}, { off: "switched-off" });

    expect(await screen.findAllByText("New workspaces are switched off")).not.toEqual([]);
    expect(screen.getByRole("button", { name: "Add workspace" })).toHaveAccessibleDescription(
      "New workspaces are switched off",
    );
  });

  it("has no way to add one for whoever may not (P-C4)", async () => {
    theListIs([aListItem()]);
    showList({}, { allowed: false });

    await screen.findByRole("row", { name: /Tidewater/ });
    expect(screen.queryByRole("button", { name: "Add workspace" })).not.toBeInTheDocument();
  });

  it("pages by the server's size, and knows its ends (P-U22, P-V16, P-V17, P-V18, P-E8)", async () => {
    server.use(
      bff.post("/Entities/query", ({ response }) =>
        response(200).json(aPageOf([aListItem()], { totalWorkspaces: 51, currentPage: 3 })),
      ),
    );
    const { user, onView } = showList({ page: 3 });

    expect(await screen.findByText("Page 3 of 3")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Next page" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    expect(screen.getByRole("button", { name: "Last page" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await user.click(screen.getByRole("button", { name: "First page" }));

    expect(onView).toHaveBeenCalledWith(startingView);
  });

  it("offers no statements before there are any", async () => {
    const { newestFinancialRecordId: _, ...withoutRecord } = aListItem();
    theListIs([withoutRecord]);
    showList();

    expect(await screen.findByRole("link", { name: /^Overview/ })).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: /^Statements/ })).not.toBeInTheDocument();
  });

  it("sorts by a column from the first page on", async () => {
    theListIs([aListItem()]);
    const { user, onView } = showList({ page: 3 });

    await user.click(await screen.findByRole("button", { name: "Workspace" }));

    expect(onView).toHaveBeenCalledWith({
      ...startingView,
      page: 1,
      field: "displayName",
      direction: "ascending",
    });
  });

  it("searches a second after the last key, from the first page on (P-U21, P-V14, P-K10)", async () => {
    theListIs([aListItem()]);
    const { onView } = showList({ page: 3 });
    const box = await screen.findByRole("searchbox", { name: "Search by name" });
    vi.useFakeTimers();
    const type = (value: string) => fireEvent.change(box, { target: { value } });
    const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

    type("ti");
    wait(999);
    type("tide");
    wait(999);
    expect(onView).not.toHaveBeenCalled();
    wait(1);

    expect(onView.mock.calls).toEqual([[{ ...startingView, page: 1, term: "tide" }]]);
  });

  it("says what was searched when nothing matches", async () => {
    server.use(
      bff.post("/Entities/query", ({ response }) =>
        response(200).json(aPageOf([], { searchTerm: "tide" })),
      ),
    );
    showList({ term: "tide" });

    expect(
      await screen.findByRole("heading", { name: "No workspaces match 'tide'." }),
    ).toBeInTheDocument();
  });

  it("offers to add the first one when there are none", async () => {
    theListIs([]);
    const { user, onAdd } = showList();

    const empty = await screen.findByRole("heading", { name: "No workspaces yet." });
    await user.click(screen.getAllByRole("button", { name: "Add workspace" }).at(-1) ?? empty);

    expect(onAdd).toHaveBeenCalled();
  });

  it("says that it failed, over an empty table, and tries again (P-A54, P-A55, P-M9, P-C4)", async () => {
    server.use(
      bff.post("/Entities/query", ({ response }) =>
        response(400).json(aProblem({ status: 400, description: "The list is resting." })),
      ),
    );
    const { user } = showList();

    expect(await screen.findByRole("alert")).toHaveTextContent("The list is resting.");
    expect(screen.getByRole("button", { name: "Add workspace" })).toHaveAccessibleDescription(
      "The workspaces could not be loaded",
    );

    theListIs([aListItem()]);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("row", { name: /Tidewater/ })).toBeInTheDocument();
  });

  it("starts a collection for the workspace of the row", async () => {
    theListIs([aListItem()]);
    const { user, acts } = showList();

    await user.click(
      await screen.findByRole("button", {
        name: "New data collection, Tidewater Marine Supply, Inc.",
      }),
    );

    expect(acts.onCollect).toHaveBeenCalledWith(aListItem());
  });
});
