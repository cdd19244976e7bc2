import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { dana as danasSession } from "../../testing/a-tenant.ts";
import { administratorRole, defaultRole } from "../../testing/a-user.ts";
import { aProblem, bff, server } from "../../testing/bff.ts";
import type { AtThePage } from "../../testing/render.tsx";
import { dana, grace, ingrid, luis, marcus, showPeople } from "../../testing/the-people.tsx";

describe("EditUser", () => {
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
    const { user } = await showPeople();
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
    const { user } = await showPeople();
    const dialog = await edit(user);
    const save = dialog.getByRole("button", { name: "Save" });
    const change = async (name: string | RegExp, value: string) => {
      const box = dialog.getByRole("textbox", { name });
      await user.clear(box);
      if (value) await user.type(box, value);
      await user.tab();
      return save.getAttribute("aria-disabled");
    };

    const disabled = [
      await change("First name", ""),
      await change("First name", "Mark"),
      await change("Last name", ""),
      await change("Last name", "O"),
      await change(/Phone/, "call me"),
    ];

    expect(disabled).toEqual(["true", null, "true", null, "true"]);
    expect(save).toHaveAccessibleDescription(/^Complete these first: .*[Pp]hone.*\.$/);
    expect(dialog.getByRole("textbox", { name: /Phone/ })).toHaveAccessibleDescription(
      "This is not a phone number.",
    );
  });

  it("keeps the default role, and the address (P-V32, P-V35)", async () => {
    const { user } = await showPeople();
    const dialog = await edit(user);

    expect(dialog.getByRole("checkbox", { name: "Default User" })).toBeChecked();
    await user.click(dialog.getByRole("checkbox", { name: "Default User" }));
    expect(dialog.getByRole("checkbox", { name: "Default User" })).toBeChecked();
    expect(dialog.queryByRole("textbox", { name: /mail/ })).toBeNull();
  });

  it("changes one's own name, never one's own roles or address (P-U85, P-V35)", async () => {
    const sent: unknown[] = [];
    server.use(
      bff.patch("/users/{userId}", async ({ request, response }) => {
        sent.push(await request.json());
        return response(200).json({ ...dana, firstName: "Diana", version: 4 });
      }),
    );
    const { user } = await showPeople();
    const dialog = await edit(user, "Dana Whitfield");
    for (const name of ["Default User", "Administrator"]) {
      await user.click(dialog.getByRole("checkbox", { name }));
      expect(dialog.getByRole("checkbox", { name, checked: true })).toBeInTheDocument();
    }
    expect(dialog.getByText("You can’t change your own roles.")).toBeVisible();
    expect(dialog.queryByRole("textbox", { name: /mail/ })).toBeNull();

    await user.clear(dialog.getByRole("textbox", { name: "First name" }));
    await user.type(dialog.getByRole("textbox", { name: "First name" }), "Diana");
    await user.click(dialog.getByRole("button", { name: "Save" }));

    await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
    expect(sent).toEqual([
      [
        { op: "replace", path: "/firstName", value: "Diana" },
        { op: "replace", path: "/lastName", value: "Whitfield" },
        { op: "replace", path: "/metadata", value: [] },
      ],
    ]);
  });

  it("can be saved again where only the roles were refused, for the version that has the names (P-A44, P-A45)", async () => {
    const seen: (string | null)[] = [];
    let version = 3;
    server.use(
      bff.patch("/users/{userId}", ({ request, response }) => {
        seen.push(request.headers.get("if-match"));
        version += 1;
        return response(200).json({ ...marcus, version });
      }),
      bff.put("/users/{userId}/roles", ({ response }) =>
        version === 4
          ? response(409).json(
              aProblem({ status: 409, description: "Somebody has to manage users." }),
            )
          : response(200).json(marcus),
      ),
    );
    const { user } = await showPeople();
    server.use(
      bff.get("/detailedUsers", ({ response }) =>
        response(200).json([dana, { ...marcus, version }, grace, luis, ingrid]),
      ),
    );
    const dialog = await edit(user);
    await user.click(dialog.getByRole("checkbox", { name: "Administrator" }));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent("Somebody has to manage users.");

    await user.click(dialog.getByRole("button", { name: "Save" }));

    await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
    expect(seen).toEqual(['"3"', '"4"']);
  });

  it("saves once, however quickly its button is pressed again", async () => {
    const sent: string[] = [];
    server.use(
      bff.patch("/users/{userId}", ({ params, response }) => {
        sent.push(params.userId);
        return response(200).json({ ...marcus, version: 4 });
      }),
    );
    const { user } = await showPeople();
    const dialog = await edit(user);
    await user.type(dialog.getByRole("textbox", { name: "First name" }), "us");

    const save = dialog.getByRole("button", { name: "Save" });
    fireEvent.click(save);
    fireEvent.click(save);

    await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
    expect(sent).toEqual([marcus.id]);
  });

  it("is still open, as typed, for who had to log in again", async () => {
    const person = { ...danasSession, id: dana.id };
    const { user } = await showPeople(person);
    const dialog = await edit(user);
    await user.type(dialog.getByRole("textbox", { name: "First name" }), "us");
    cleanup();

    const again = await showPeople(person);
    const reopened = within(await screen.findByRole("dialog", { name: "Edit Marcus Oyelaran" }));
    expect(reopened.getByRole("textbox", { name: "First name" })).toHaveValue("Marcusus");
    await again.user.click(reopened.getByRole("button", { name: "Cancel" }));
    cleanup();

    await showPeople(person);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("keeps what was typed when it could not be saved, and says why (P-M22)", async () => {
    server.use(
      bff.patch("/users/{userId}", ({ response }) =>
        response(403).json(aProblem({ status: 403, description: "Ask an administrator." })),
      ),
    );
    const { user } = await showPeople();
    const dialog = await edit(user);

    await user.type(dialog.getByRole("textbox", { name: "First name" }), "us");
    await user.click(dialog.getByRole("button", { name: "Save" }));

    expect(await dialog.findByRole("alert")).toHaveTextContent(
      "The user could not be savedAsk an administrator.",
    );
    expect(dialog.getByRole("textbox", { name: "First name" })).toHaveValue("Marcusus");
  });
});

async function edit(user: AtThePage["user"], name = "Marcus Oyelaran") {
  await user.click(screen.getByRole("button", { name: `Edit ${name}` }));
  return within(await screen.findByRole("dialog", { name: `Edit ${name}` }));
}
