import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { tenantWith } from "../testing/a-tenant.ts";
import { aCollection, aJob, aListItem, dana, tidewaterId } from "../testing/a-workspace.ts";
import { accessibilityFaults } from "../testing/accessibility.ts";
import { aProblem, bff, server } from "../testing/bff.ts";
import { render } from "../testing/render.tsx";
import { WorkspaceDetailsRoute } from "./workspace-details.tsx";

describe("WorkspaceDetailsRoute", () => {
  it("says what is known of the workspace, and lists its past, without what was deleted", async () => {
    theWorkspaceHas([
      aCollection(),
      aCollection({
        id: "00000000-0000-4000-8000-000000000101",
        creationTime: "2025-07-15T14:12:00Z",
        financialRecordStatus: "ImportError",
        source: "direct",
      }),
      aCollection({ id: "00000000-0000-4000-8000-000000000102", deleted: true }),
    ]);
    show();

    const table = await screen.findByRole("table", { name: "Past data collections" });
    await within(table).findByRole("row", { name: /Oct 14, 2025/ });

    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Tidewater");
    expect(screen.getByText("4 users have access")).toBeInTheDocument();
    expect(
      within(table)
        .getAllByRole("rowheader")
        .map(({ textContent }) => textContent),
    ).toEqual(["Oct 14, 20259:38 AM", "Jul 15, 20252:12 PM"]);
    expect(within(table).getByText("Import failed")).toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("shows a collection as soon as its import has begun", async () => {
    theWorkspaceHas([]);
    show();
    await screen.findByRole("heading", { name: "No data collections yet" });

    theWorkspaceHas([aCollection()], [aJob()]);
    window.dispatchEvent(new Event("visibilitychange"));

    expect(await screen.findByRole("row", { name: /Oct 14, 2025/ })).toBeInTheDocument();
  });

  it("filters by how they ended and by where they came from", async () => {
    theWorkspaceHas([aCollection({ source: "direct" })]);
    const { user } = show();
    await screen.findByRole("row", { name: /Oct 14, 2025/ });

    await user.click(screen.getByRole("button", { name: "Direct" }));
    expect(
      screen.getByRole("heading", { name: "No collections match these filters." }),
    ).toBeInTheDocument();

    await user.click(screen.getByRole("button", { name: "Clear filters" }));
    expect(screen.getByRole("row", { name: /Oct 14, 2025/ })).toBeInTheDocument();
  });

  it("takes another name of the tab, and any other, as the list", async () => {
    theWorkspaceHas([]);
    const { history } = show("nonsense");

    await expect.poll(() => history.at(-1)).toBe(`/workspacedetails/${tidewaterId}/submissionlist`);
  });

  it("leads back to the list when there is no such workspace", async () => {
    theWorkspaceHas([]);
    server.use(
      bff.get("/Entities/{workspaceId}", ({ response }) =>
        response(404).json(aProblem({ status: 404 })),
      ),
    );
    const { history } = show();

    await expect.poll(() => history.at(-1)).toBe("/home/workspacelist");
  });

  it("says so when somebody may not see it", async () => {
    theWorkspaceHas([]);
    server.use(
      bff.get("/Entities/{workspaceId}", ({ response }) =>
        response(403).json(aProblem({ status: 403, description: "Ask to be added." })),
      ),
    );
    show();

    expect(
      await screen.findByText(/Details including users are unavailable for this workspace/),
    ).toBeInTheDocument();
    expect(screen.getByText(/Ask to be added/)).toBeInTheDocument();
  });
});

const show = (tab = "submissionlist") =>
  render(<WorkspaceDetailsRoute workspaceId={tidewaterId} tab={tab} />, { path: "/here" });

function theWorkspaceHas(
  collections: readonly ReturnType<typeof aCollection>[],
  jobs: readonly ReturnType<typeof aJob>[] = [],
) {
  const { id, displayName } = aListItem();
  server.use(
    bff.get("/tenant/settings", ({ response }) => response(200).json(tenantWith())),
    bff.get("/tenant/safedatacollectionlimit", ({ response }) =>
      response(200).json({ hasLimit: false }),
    ),
    bff.post("/auth/postlogin", ({ response }) => response(200).json(dana)),
    bff.get("/submissions/listpending", ({ response }) => response(200).json([...jobs])),
    bff.post("/submissions/search", ({ response }) => response(200).json(collections)),
    bff.get("/Entities/{workspaceId}", ({ response }) =>
      response(200).json({
        id,
        displayName,
        userCount: 4,
        workspaceUserCapabilities: ["CanViewWorkspace"],
      }),
    ),
  );
}
