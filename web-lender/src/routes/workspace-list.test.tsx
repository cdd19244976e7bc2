import { screen, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import { tenantWith } from "../testing/a-tenant.ts";
import {
  aCollection,
  aJob,
  aListItem,
  aPageOf,
  aUser,
  dana,
  someDetails,
  tidewaterId,
} from "../testing/a-workspace.ts";
import { bff, server } from "../testing/bff.ts";
import { render } from "../testing/render.tsx";
import { WorkspaceListRoute } from "./workspace-list.tsx";

const kwame = aUser(2, "Kwame Mensah");

describe("WorkspaceListRoute", () => {
  it("opens the users of the workspace that a mail's link names, with who asked", async () => {
    theListIs(aListItem());
    const { user, history } = show(`?manageUsers=${tidewaterId}&add=${kwame.id}`);

    const dialog = await screen.findByRole("dialog", { name: "Manage users" });
    expect(await within(dialog).findByRole("checkbox", { name: "Kwame Mensah" })).toBeChecked();
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));

    expect(history.at(-1)).toBe("/home/workspacelist");
  });

  it("says that a workspace isn't there to who came by its address, until that is put away", async () => {
    theListIs(aListItem());
    const { user, history } = show("?missing=workspace");
    expect(await screen.findByText("That workspace isn’t there.")).toBeVisible();

    screen.getByRole("button", { name: "Close notice" }).focus();
    await user.keyboard("{Enter}");

    expect(screen.queryByText("That workspace isn’t there.")).not.toBeInTheDocument();
    expect(history.at(-1)).toBe("/home/workspacelist");
    expect(document.getElementById("main")).toHaveFocus();
  });

  it("asks before a workspace is deleted (P-C5, P-U46)", async () => {
    theListIs(aListItem());
    const { user } = show();

    await user.click(await screen.findByRole("button", { name: /^Delete Tidewater/ }));

    expect(await screen.findByRole("alertdialog", { name: /^Delete Tidewater/ })).toBeVisible();
  });

  it("shows what is being added again, put aside, to who asks for it", async () => {
    theListIs(aListItem());
    server.use(bff.put("/Entities/{workspaceId}", () => new Promise<never>(() => {})));
    const { user } = show();
    const add = await screen.findByRole("button", { name: "Add workspace" });
    await user.click(add);
    const dialog = await screen.findByRole("dialog", { name: "Add workspace" });
    await user.type(within(dialog).getByRole("textbox", { name: "Name" }), "Harrow Creek");
    await user.click(within(dialog).getByRole("button", { name: "Add workspace" }));

    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(add).toHaveFocus();
    await user.click(add);

    const again = await screen.findByRole("dialog", { name: "Add workspace" });
    expect(within(again).getByRole("textbox", { name: "Name" })).toHaveValue("Harrow Creek");
    expect(within(again).getByRole("button", { name: "Adding workspace" })).toBeVisible();
  });

  it.each([
    { name: /^Add workspace/, role: "dialog" },
    { name: /^New data collection/, role: "dialog" },
    { name: /^Delete Tidewater/, role: "alertdialog" },
  ])("opens and leaves a dialog by keyboard alone: $name", async ({ name, role }) => {
    theListIs(aListItem());
    const { user } = show();
    const button = await screen.findByRole("button", { name });

    button.focus();
    await user.keyboard("{Enter}");
    const dialog = await screen.findByRole(role);
    expect(button).not.toHaveFocus();
    await user.keyboard("{Escape}");

    expect(dialog).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it.each([
    { held: ["CanManageWorkspaceUsers"] as const, offered: /^Add yourself/ },
    { held: [] as const, offered: /^Request access/ },
  ])(
    "offers what somebody can do about a locked row (P-U31, P-C6, P-C7)",
    async ({ held, offered }) => {
      theListIs(aListItem({ accessible: false, workspaceUserCapabilities: [...held] }));
      show();

      expect(await screen.findByRole("button", { name: offered })).toBeEnabled();
    },
  );

  it("refreshes the list (P-U19, P-U20, P-R3)", async () => {
    theListIs(aListItem());
    const { user } = show();
    await screen.findByRole("row", { name: /Tidewater/ });

    theListIs(aListItem({ displayName: "Bluestem Bakery Co." }));
    await user.click(screen.getByRole("button", { name: "Refresh" }));

    expect(await screen.findByRole("row", { name: /Bluestem/ })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Add workspace" })).toBeEnabled();
  });
});

const show = (search = "") =>
  render(<WorkspaceListRoute />, { path: `/home/workspacelist${search}` });

function theListIs(item: ReturnType<typeof aListItem>) {
  server.use(
    bff.get("/tenant/settings", ({ response }) => response(200).json(tenantWith())),
    bff.get("/tenant/bannermessages", ({ response }) => response(200).json([])),
    bff.get("/tenant/safedatacollectionlimit", ({ response }) =>
      response(200).json({ hasLimit: false }),
    ),
    bff.post("/auth/postlogin", ({ response }) => response(200).json(dana)),
    bff.get("/submissions/listpending", ({ response }) => response(200).json([])),
    bff.post("/submissions/search", ({ response }) => response(200).json([])),
    bff.get("/users", ({ response }) =>
      response(200).json([aUser(0, "Dana Whitfield"), aUser(1, "Marcus Oyelaran"), kwame]),
    ),
    bff.get("/Entities/{workspaceId}/safedetails", ({ response }) =>
      response(200).json(someDetails()),
    ),
    bff.post("/Entities/query", ({ response }) => response(200).json(aPageOf([item]))),
  );
}

it("stands above the table: what runs, and what waits for the lender (P-U23, P-U33)", async () => {
  server.use(
    bff.get("/tenant/settings", ({ response }) => response(200).json(tenantWith())),
    bff.get("/tenant/bannermessages", ({ response }) => response(200).json([])),
    bff.get("/tenant/safedatacollectionlimit", ({ response }) =>
      response(200).json({ hasLimit: false }),
    ),
    bff.get("/submissions/listpending", ({ response }) => response(200).json([aJob()])),
    bff.post("/submissions/search", ({ response }) => response(200).json([aCollection()])),
    bff.post("/Entities/query", ({ response }) => response(200).json(aPageOf([aListItem()]))),
  );
  render(<WorkspaceListRoute />, { person: dana });

  const running = await screen.findByRole("region", { name: "Running imports" });
  const waiting = await screen.findByRole("region", { name: "Pending your intervention" });
  const table = await screen.findByRole("table", { name: "Workspaces" });

  for (const above of [running, waiting]) {
    expect(above.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  expect(await accessibilityFaults()).toEqual([]);
});
