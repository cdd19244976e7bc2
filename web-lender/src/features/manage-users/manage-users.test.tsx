import { screen, within } from "@testing-library/react";
import { ToastProvider } from "@tieout/ui-kit";
import { describe, expect, it } from "vitest";
import { aDetailedUser, administratorRole, defaultRole } from "../../testing/a-user.ts";
import { accessibilityFaults } from "../../testing/accessibility.ts";
import { aProblem, bff, server } from "../../testing/bff.ts";
import { render } from "../../testing/render.tsx";
import { ManageUsers } from "./manage-users.tsx";

const nothing = { edit: true, changeRoles: false, delete: false, reinvite: false };
const dana = aDetailedUser(0, "Dana Whitfield", {
  roleIds: [administratorRole.id, defaultRole.id],
  may: nothing,
});
const marcus = aDetailedUser(1, "Marcus Oyelaran", {
  metadata: [{ name: "phone", value: "617 555 0100", type: "phone" }],
});
const reinvitable = { edit: true, changeRoles: true, delete: true, reinvite: true };
const grace = newcomer(2, "Grace Abernathy", "Invited");
const luis = newcomer(3, "Luis Navarro", "PendingInvite");
const ingrid = aDetailedUser(4, "Ingrid Dahl", {
  status: "Deleted",
  may: { edit: false, changeRoles: false, delete: false, reinvite: false },
});

describe("ManageUsers", () => {
  it("lists everybody: actions, name, status, email, last login and role (P-U73, P-U74, P-U75, P-U77, P-U78, P-U79, P-U80, P-K27)", async () => {
    await show();

    expect(cellsOf("Marcus Oyelaran")).toEqual([
      ...["Active", "marcus.oyelaran@copperfield.co", "March 5, 2024", "Default User", ""],
    ]);
    expect(cellsOf("Grace Abernathy").slice(0, 3)).toEqual([
      ...["Invited", "grace.abernathy@copperfield.co", "Never"],
    ]);
    expect(cellsOf("Luis Navarro")[0]).toBe("Pending invite");
    expect(cellsOf("Ingrid Dahl")[0]).toBe("Deleted");
    expect(cellsOf("Dana Whitfield")[3]).toBe("Administrator");
    expect(screen.getByRole("button", { name: "Add users" })).toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("sorts by each column, the other way at a second press (P-U74)", async () => {
    const { user } = await show();
    const names = () =>
      screen.getAllByRole("rowheader").map((cell) => cell.textContent?.replace(/^[A-Z]{2}/, ""));
    expect(names()[0]).toBe("Dana WhitfieldYou");

    await user.click(screen.getByRole("button", { name: "Name" }));
    const up = names();
    await user.click(screen.getByRole("button", { name: "Name" }));

    expect(up[1]).toBe("Grace Abernathy");
    expect(names()).toEqual(up.toReversed());
    expect(screen.getByRole("columnheader", { name: "Name" })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
  });

  it("tells what else is known of somebody, pointed at and by keyboard alike (P-U76, P-E16)", async () => {
    const { user } = await show();
    const name = screen.getByRole("button", { name: "Marcus Oyelaran" });

    name.focus();

    expect(await screen.findByRole("tooltip")).toHaveTextContent("Phone: 617 555 0100");
    await user.tab();
    await user.hover(name);
    expect(await screen.findByRole("tooltip")).toHaveTextContent("Phone: 617 555 0100");
  });

  it("offers nothing on one's own account, nor on a deleted one (P-V33, P-V34, P-V35)", async () => {
    await show();

    for (const name of ["Dana Whitfield", "Ingrid Dahl"]) {
      expect(within(rowOf(name)).queryByRole("button")).toBeNull();
    }
    expect(rowOf("Dana Whitfield")).toHaveTextContent("No actions on your own account");
  });

  it("reinvites who is invited or waits, and says so (P-T37, P-M24)", async () => {
    server.use(bff.post("/users/{userId}/invite", ({ response }) => response(200).json(grace)));
    const { user } = await show();

    expect(screen.queryByRole("button", { name: "Reinvite Marcus Oyelaran" })).toBeNull();
    expect(screen.getByRole("button", { name: "Reinvite Luis Navarro" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Reinvite Grace Abernathy" }));

    expect(await screen.findByText("Grace Abernathy has been reinvited")).toBeInTheDocument();
  });

  it("says when somebody could not be reinvited (P-M23)", async () => {
    server.use(
      bff.post("/users/{userId}/invite", ({ response }) =>
        response(429).json(aProblem({ status: 429, description: "Please wait an hour." })),
      ),
    );
    const { user } = await show();

    await user.click(screen.getByRole("button", { name: "Reinvite Grace Abernathy" }));

    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Grace Abernathy could not be reinvitedPlease wait an hour.",
    );
  });

  it("asks before somebody is deleted, then says so (P-A46)", async () => {
    const deleted: string[] = [];
    server.use(
      bff.delete("/users/{userId}", ({ params, response }) => {
        deleted.push(params.userId);
        return response(204).empty();
      }),
    );
    const { user } = await show();

    await user.click(screen.getByRole("button", { name: "Delete Marcus Oyelaran" }));
    await user.click(await screen.findByRole("button", { name: "Keep user" }));
    await user.click(screen.getByRole("button", { name: "Delete Marcus Oyelaran" }));
    expect(await screen.findByRole("alertdialog")).toHaveTextContent("become yours");
    await user.click(screen.getByRole("button", { name: "Delete user" }));

    expect(await screen.findByText("Marcus Oyelaran has been deleted")).toBeInTheDocument();
    expect(deleted).toEqual([marcus.id]);
  });

  it("says when somebody could not be deleted (P-M21)", async () => {
    server.use(
      bff.delete("/users/{userId}", ({ response }) =>
        response(409).json(aProblem({ status: 409, description: "Somebody has to manage users." })),
      ),
    );
    const { user } = await show();

    await user.click(screen.getByRole("button", { name: "Delete Marcus Oyelaran" }));
    await user.click(await screen.findByRole("button", { name: "Delete user" }));

    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Marcus Oyelaran could not be deletedSomebody has to manage users.",
    );
  });
});

describe("editing a user", () => {
  it("saves names, metadata and roles for the version that was seen (P-U85, P-A44, P-A45)", async () => {
    const sent: unknown[] = [];
    server.use(
      bff.patch("/users/{userId}", async ({ request, response }) => {
        sent.push(request.headers.get("if-match"), await request.json());
        return response(200).json({ ...marcus, version: 4 });
      }),
      bff.put("/users/{userId}/roles", async ({ request, response }) => {
        sent.push(request.headers.get("if-match"), await request.json());
        return response(200).json(marcus);
      }),
    );
    const { user } = await show();
    const dialog = await edit(user);

    await user.clear(dialog.getByRole("textbox", { name: "First name" }));
    await user.type(dialog.getByRole("textbox", { name: "First name" }), "Mark");
    await user.click(dialog.getByRole("checkbox", { name: "Administrator" }));
    await user.click(dialog.getByRole("button", { name: "Save" }));

    await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
    expect(sent).toEqual([
      '"3"',
      [
        { op: "replace", path: "/firstName", value: "Mark" },
        { op: "replace", path: "/lastName", value: "Oyelaran" },
        {
          ...{ op: "replace", path: "/metadata" },
          value: [{ name: "phone", value: "617 555 0100", type: "phone" }],
        },
      ],
      '"4"',
      { roleIds: [defaultRole.id, administratorRole.id] },
    ]);
  });

  it("waits for a first name, a last name beside it, and metadata that fits (P-V25, P-V26, P-V29, P-V30)", async () => {
    const { user } = await show();
    const dialog = await edit(user);
    const save = dialog.getByRole("button", { name: "Save" });
    const change = async (name: string | RegExp, value: string) => {
      const box = dialog.getByRole("textbox", { name });
      await user.clear(box);
      if (value) await user.type(box, value);
      await user.tab();
      return save.hasAttribute("disabled");
    };

    const disabled = [
      await change("First name", ""),
      await change("First name", "Mark"),
      await change("Last name", ""),
      await change("Last name", "O"),
      await change(/Phone/, "call me"),
    ];

    expect(disabled).toEqual([true, false, true, false, true]);
    expect(dialog.getByRole("textbox", { name: /Phone/ })).toHaveAccessibleDescription(
      "This is not a phone number.",
    );
  });

  it("keeps the default role, and the address (P-V32, P-V35)", async () => {
    const { user } = await show();
    const dialog = await edit(user);

    expect(dialog.getByRole("checkbox", { name: "Default User" })).toBeChecked();
    expect(dialog.getByRole("checkbox", { name: "Default User" })).toBeDisabled();
    expect(dialog.queryByRole("textbox", { name: /mail/ })).toBeNull();
  });

  it("keeps what was typed when it could not be saved, and says why (P-M22)", async () => {
    server.use(
      bff.patch("/users/{userId}", ({ response }) =>
        response(403).json(aProblem({ status: 403, description: "Ask an administrator." })),
      ),
    );
    const { user } = await show();
    const dialog = await edit(user);

    await user.type(dialog.getByRole("textbox", { name: "First name" }), "us");
    await user.click(dialog.getByRole("button", { name: "Save" }));

    expect(await dialog.findByRole("alert")).toHaveTextContent(
      "The user could not be savedAsk an administrator.",
    );
    expect(dialog.getByRole("textbox", { name: "First name" })).toHaveValue("Marcusus");
  });

  it.each([
    { name: "Add users", role: "dialog" },
    { name: "Edit Marcus Oyelaran", role: "dialog" },
    { name: "Delete Marcus Oyelaran", role: "alertdialog" },
  ])("opens and leaves a dialog by keyboard alone: $name", async ({ name, role }) => {
    const { user } = await show();
    const button = screen.getByRole("button", { name });

    button.focus();
    await user.keyboard("{Enter}");
    const dialog = await screen.findByRole(role);
    expect(button).not.toHaveFocus();
    await user.keyboard("{Escape}");

    expect(dialog).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });
});

type User = Awaited<ReturnType<typeof show>>["user"];

async function show() {
  server.use(
    bff.get("/detailedUsers", ({ response }) =>
      response(200).json([dana, marcus, grace, luis, ingrid]),
    ),
    bff.get("/roles", ({ response }) => response(200).json([defaultRole, administratorRole])),
    bff.get("/tenant/emaildomains", ({ response }) => response(200).json(["copperfield.co"])),
    bff.get("/tenant/usermetadatasettings", ({ response }) =>
      response(200).json([{ name: "phone", label: "Phone", placeholder: "", type: "phone" }]),
    ),
  );
  const page = render(
    <ToastProvider>
      <ManageUsers ownId={dana.id} />
    </ToastProvider>,
  );
  await screen.findByRole("table", { name: "User management" });
  return page;
}

async function edit(user: User) {
  await user.click(screen.getByRole("button", { name: "Edit Marcus Oyelaran" }));
  return within(await screen.findByRole("dialog", { name: "Edit Marcus Oyelaran" }));
}

const rowOf = (name: string) => screen.getByRole("row", { name: new RegExp(name) });

const cellsOf = (name: string) =>
  within(rowOf(name))
    .getAllByRole("cell")
    .map((cell) => cell.textContent);

/** Somebody who has never been here. */
function newcomer(number: number, name: string, status: "Invited" | "PendingInvite") {
  const { lastLoginTime: _, ...user } = aDetailedUser(number, name, { status, may: reinvitable });
  return user;
}
