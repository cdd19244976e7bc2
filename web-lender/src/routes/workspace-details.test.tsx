import { onlineManager } from "@tanstack/react-query";
import { screen, waitFor, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { tenantWith } from "../testing/a-tenant.ts";
import {
  aCollection,
  aConnection,
  aJob,
  aListItem,
  dana,
  someDetails,
  tidewaterId,
} from "../testing/a-workspace.ts";
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
        ...{ status: "incomplete", label: "ImportError" },
        source: "direct",
      }),
      aCollection({ id: "00000000-0000-4000-8000-000000000102", status: "deleted" }),
    ]);
    show();

    const table = await screen.findByRole("table", { name: "Past data collections" });
    await within(table).findByRole("row", { name: /October 14, 2025/ });

    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Tidewater");
    expect(screen.getByText("4 users have access")).toBeInTheDocument();
    expect(
      within(table)
        .getAllByRole("rowheader")
        .map(({ textContent }) => textContent),
    ).toEqual(["October 14, 20259:38 AM", "July 15, 20252:12 PM"]);
    expect(within(table).getByText("Import failed")).toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("shows a collection as soon as its import has begun", async () => {
    theWorkspaceHas([]);
    show();
    await screen.findByRole("heading", { name: "No data collections yet" });

    theWorkspaceHas([aCollection()], [aJob()]);
    window.dispatchEvent(new Event("visibilitychange"));

    expect(await screen.findByRole("row", { name: /October 14, 2025/ })).toBeInTheDocument();
  });

  it("filters by how they ended and by where they came from", async () => {
    theWorkspaceHas([aCollection({ source: "direct" })]);
    const { user } = show();
    await screen.findByRole("row", { name: /October 14, 2025/ });

    await user.click(screen.getByRole("button", { name: "Direct" }));
    expect(
      await screen.findByRole("heading", { name: "No collections match these filters." }),
    ).toBeInTheDocument();

    await user.click(screen.getByRole("button", { name: "Clear filters" }));
    expect(await screen.findByRole("row", { name: /October 14, 2025/ })).toBeInTheDocument();
  });

  it("takes another name of the tab, and any other, as the list", async () => {
    theWorkspaceHas([]);
    const { history } = show("nonsense");

    await expect.poll(() => history.at(-1)).toBe(`/workspacedetails/${tidewaterId}/submissionlist`);
  });

  it("keeps the way back when it can't be read, and tries again", async () => {
    theWorkspaceHas([]);
    server.use(
      bff.get("/Entities/{workspaceId}", ({ response }) =>
        response.untyped(Response.json(aProblem({ status: 503 }), { status: 503 })),
      ),
    );
    const { user } = show();

    expect(await screen.findByText("This page could not be loaded")).toBeVisible();
    const trail = screen.getByRole("navigation", { name: "Breadcrumb" });
    expect(within(trail).getByRole("link", { name: "Workspaces" })).toBeVisible();

    theWorkspaceHas([]);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Tidewater");
  });

  it("leads back to the list when there is no such workspace", async () => {
    theWorkspaceHas([]);
    server.use(
      bff.get("/Entities/{workspaceId}", ({ response }) =>
        response(404).json(aProblem({ status: 404 })),
      ),
    );
    const { history } = show();

    await expect.poll(() => history.at(-1)).toBe("/home/workspacelist?missing=workspace");
  });

  it.each([
    { mayAddThemselves: true, offered: "Add myself" },
    { mayAddThemselves: false, offered: "Request access" },
  ])(
    "offers “$offered” to whoever may not see it (P-T33, P-T34, P-C6, P-C7)",
    async ({ mayAddThemselves, offered }) => {
      theWorkspaceHas([]);
      server.use(
        bff.get("/users", ({ response }) => response(200).json([])),
        bff.get("/Entities/{workspaceId}", ({ response }) =>
          response(403).json({ ...aProblem({ status: 403 }), mayAddThemselves }),
        ),
      );
      show();

      expect(await screen.findByRole("button", { name: offered })).toBeInTheDocument();
    },
  );

  it("has three parts, each with an address of its own (P-R4, P-R5, P-R7, P-R8, P-U58, P-U60, S-R4)", async () => {
    theWorkspaceHas([]);
    server.use(
      bff.get("/users", ({ response }) => response(200).json([])),
      bff.get("/Entities/{workspaceId}/safedetails", ({ response }) =>
        response(200).json(someDetails()),
      ),
    );
    show("users");

    expect(await screen.findByRole("textbox", { name: "Workspace name" })).toBeInTheDocument();
    const tabs = screen.getByRole("navigation", { name: "Parts of this workspace" });
    expect(
      within(tabs)
        .getAllByRole("link")
        .map((link) => [link.textContent, link.getAttribute("href")]),
    ).toEqual([
      ["Past data collections", `/workspacedetails/${tidewaterId}/submissionlist`],
      ["Manage active connections", `/workspacedetails/${tidewaterId}/connections`],
      ["Workspace details", `/workspacedetails/${tidewaterId}/users`],
    ]);
    const trail = screen.getByRole("navigation", { name: "Breadcrumb" });
    expect(within(trail).getByRole("link", { name: "Workspaces" })).toHaveAttribute(
      "href",
      "/home/workspacelist",
    );
  });

  it("says how many collections and connections there are, files aside (P-U58, P-U62)", async () => {
    theWorkspaceHas([aCollection(), aCollection({ id: crypto.randomUUID() })]);
    server.use(
      bff.get("/workspaces/{workspaceId}/connections", ({ response }) =>
        response(200).json([aConnection(), aConnection({ datasourceNameId: "fileupload" })]),
      ),
    );
    show();

    expect(
      await screen.findByRole("link", { name: "Past data collections 2" }),
    ).toBeInTheDocument();
    expect(
      await screen.findByRole("link", { name: "Manage active connections 1" }),
    ).toBeInTheDocument();
  });

  it("knows the list by its other name, in any case (P-R6, S-R4, X-19)", async () => {
    theWorkspaceHas([]);
    const { history } = show("Submissions");

    expect(await screen.findByRole("heading", { name: "No data collections yet" })).toBeVisible();
    expect(history).toEqual(["/here"]);
  });

  it("stays in sight where it can't be read once more", async () => {
    const deleted = { status: "deleted", creationTime: "2025-07-15T14:12:00Z" } as const;
    theWorkspaceHas([aCollection(), aCollection({ id: "another", ...deleted })]);
    const { user } = show();
    await screen.findByRole("row", { name: /October 14, 2025/ });
    const asked = vi.fn();
    server.use(
      bff.get("/Entities/{workspaceId}", ({ response }) => {
        asked();
        return response.untyped(HttpResponse.json(aProblem({ status: 500 }), { status: 500 }));
      }),
    );

    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await user.click(screen.getByRole("button", { name: "Deleted" }));

    expect(await screen.findByRole("row", { name: /July 15, 2025/ })).toBeVisible();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Tidewater");
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
    bff.post("/submissions/query", async ({ request, response }) => {
      const { statuses, sources } = await request.json();
      const rows = collections
        .filter(
          ({ status, source }) =>
            statuses.includes(status) && sources.includes(source === "file" ? "direct" : source),
        )
        .map((submission) => ({ submission, may: everything }));
      return response(200).json({ rows, total: rows.length, isTotalExact: true });
    }),
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

const everything = {
  ...{ open: true, openStatements: true, hide: true, restore: false, addYourself: false },
};
