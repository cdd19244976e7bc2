import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { WorkspaceListItem } from "../../api/workspaces.ts";
import { aListItem, aPageOf, tidewaterId } from "../../testing/a-workspace.ts";
import { accessibilityFaults } from "../../testing/accessibility.ts";
import { aProblem, bff, server } from "../../testing/bff.ts";
import { render } from "../../testing/render.tsx";
import { BrowseWorkspaces } from "./browse-workspaces.tsx";
import { startingView } from "./list-view.ts";

afterEach(() => {
  vi.useRealTimers();
});

describe("BrowseWorkspaces", () => {
  it("names each workspace with its dates, and leads to its newest collection", async () => {
    theListIs([aListItem()]);
    show();

    const row = await screen.findByRole("row", { name: /Tidewater Marine Supply/ });

    expect(within(row).getByRole("rowheader")).toHaveTextContent("CF-2025-0418");
    expect(row).toHaveTextContent("Oct 14, 2025");
    expect(within(row).getByRole("link", { name: /^Overview/ })).toHaveAttribute(
      "href",
      `/o/${tidewaterId}/${aListItem().newestSubmissionId}`,
    );
    expect(within(row).getByRole("link", { name: /^Statements/ })).toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("keeps what somebody may not see behind a lock", async () => {
    theListIs([aListItem({ accessible: false, workspaceUserCapabilities: [] })]);
    show();

    const row = await screen.findByRole("row", { name: /Tidewater Marine Supply/ });

    expect(row).toHaveTextContent("No access");
    expect(row).not.toHaveTextContent("Oct 14");
    expect(within(row).queryByRole("link")).not.toBeInTheDocument();
    expect(within(row).queryByRole("button")).not.toBeInTheDocument();
  });

  it("offers no statements before there are any", async () => {
    const { newestFinancialRecordId: _, ...withoutRecord } = aListItem();
    theListIs([withoutRecord]);
    show();

    expect(await screen.findByRole("link", { name: /^Overview/ })).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: /^Statements/ })).not.toBeInTheDocument();
  });

  it("sorts by a column from the first page on", async () => {
    theListIs([aListItem()]);
    const { user, onView } = show({ page: 3 });

    await user.click(await screen.findByRole("button", { name: "Workspace" }));

    expect(onView).toHaveBeenCalledWith({
      ...startingView,
      page: 1,
      field: "displayName",
      direction: "ascending",
    });
  });

  it("searches a second after the last key, from the first page on", async () => {
    theListIs([aListItem()]);
    const { onView } = show({ page: 3 });
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
    show({ term: "tide" });

    expect(
      await screen.findByRole("heading", { name: "No workspaces match 'tide'." }),
    ).toBeInTheDocument();
  });

  it("offers to add the first one when there are none", async () => {
    theListIs([]);
    const { user, onAdd } = show();

    const empty = await screen.findByRole("heading", { name: "No workspaces yet." });
    await user.click(screen.getAllByRole("button", { name: "Add workspace" }).at(-1) ?? empty);

    expect(onAdd).toHaveBeenCalled();
  });

  it("says that it failed, over an empty table, and tries again", async () => {
    server.use(
      bff.post("/Entities/query", ({ response }) =>
        response(400).json(aProblem({ status: 400, description: "The list is resting." })),
      ),
    );
    const { user } = show();

    expect(await screen.findByRole("alert")).toHaveTextContent("The list is resting.");
    expect(screen.getByRole("button", { name: "Add workspace" })).toBeDisabled();

    theListIs([aListItem()]);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("row", { name: /Tidewater/ })).toBeInTheDocument();
  });

  it("starts a collection for the workspace of the row", async () => {
    theListIs([aListItem()]);
    const { user, onCollect } = show();

    await user.click(
      await screen.findByRole("button", {
        name: "New data collection, Tidewater Marine Supply, Inc.",
      }),
    );

    expect(onCollect).toHaveBeenCalledWith(aListItem());
  });
});

function show(over: Partial<typeof startingView> = {}) {
  const calls = { onView: vi.fn(), onAdd: vi.fn(), onCollect: vi.fn() };
  const page = render(
    <BrowseWorkspaces
      view={{ ...startingView, ...over }}
      onView={calls.onView}
      addresses={{
        workspace: (workspaceId) => `/w/${workspaceId}`,
        overview: (workspaceId, submissionId) => `/o/${workspaceId}/${submissionId}`,
        statements: (workspaceId, submissionId) => `/s/${workspaceId}/${submissionId}`,
      }}
      showStatements
      adding={{ allowed: true, disabled: false, onAdd: calls.onAdd }}
      onCollect={calls.onCollect}
    />,
  );
  return { ...page, ...calls };
}

const theListIs = (workspaces: readonly WorkspaceListItem[]) =>
  server.use(
    bff.post("/Entities/query", ({ response }) => response(200).json(aPageOf(workspaces))),
  );
