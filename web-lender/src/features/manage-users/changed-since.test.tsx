import { screen, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import { aDetailedUser, administratorRole, defaultRole } from "../../testing/a-user.ts";
import { aProblem, bff, server } from "../../testing/bff.ts";
import type { AtThePage } from "../../testing/render.tsx";
import { dana, grace, ingrid, luis, marcus, showPeople } from "../../testing/the-people.tsx";

describe("a user whom somebody else has changed meanwhile", () => {
  it("is shown as they are now beside what was typed, and nobody's change is lost", async () => {
    const sent = theServerHas({ ...marcus, lastName: "Bell", version: 7 });
    const { user } = await showPeople();
    const dialog = await editMarcus(user);
    await saveAs(user, "Mark");

    const said = await dialog.findByRole("alert");
    expect(within(said).getByText("Kwame Mensah changed this user")).toHaveFocus();
    expect(said).toHaveTextContent("Changed on Oct 14, 2025 at 9:42 AM.");
    expect(values(said)).toEqual([
      ...["Theirs Marcus", "Yours Mark"],
      ...["Theirs Bell", "Yours Not changed"],
    ]);
    expect(dialog.getByRole("button", { name: "Save" })).toHaveAccessibleDescription(
      "Choose above whose changes to keep first.",
    );
    expect(dialog.getByRole("textbox", { name: "First name" })).toHaveValue("Mark");
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(within(said).getByRole("button", { name: "Save my changes" }));

    await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
    expect(sent).toEqual([
      ['"3"', "Mark", "Oyelaran"],
      ['"7"', "Mark", "Bell"],
    ]);
  });

  it("is taken as they are now, where the reader would rather", async () => {
    const sent = theServerHas({ ...marcus, firstName: "Marc", version: 7 });
    const { user } = await showPeople();
    const dialog = await editMarcus(user);
    await saveAs(user, "Mark");
    await user.click(await dialog.findByRole("button", { name: "Take their changes" }));

    const box = dialog.getByRole("textbox", { name: "First name" });
    expect(box).toHaveValue("Marc");
    expect(box).toHaveFocus();
    expect(dialog.queryByRole("alert")).toBeNull();
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
    expect(sent).toEqual([
      ['"3"', "Mark", "Oyelaran"],
      ['"7"', "Marc", "Oyelaran"],
    ]);
  });

  it("isn't saved over because the list has been read again meanwhile", async () => {
    const now = { ...marcus, firstName: "Marc", version: 7 };
    const sent = theServerHas(now);
    const page = await showPeople();
    const dialog = await editMarcus(page.user);
    server.use(
      bff.get("/detailedUsers", ({ response }) =>
        response(200).json([dana, now, grace, luis, ingrid]),
      ),
    );
    await saveAs(page.user, "Mark");
    await dialog.findByRole("alert");
    await screen.findByText("Kwame Mensah changed this user");

    expect(dialog.getByRole("textbox", { name: "First name" })).toHaveValue("Mark");
    expect(sent).toEqual([['"3"', "Mark", "Oyelaran"]]);
  });

  it("shows roles by their names, where these were changed between names and roles", async () => {
    theServerHas(marcus);
    const promoted = aDetailedUser(1, "Mark Oyelaran", {
      ...{ roleIds: [], metadata: marcus.metadata, version: 8 },
    });
    server.use(
      bff.patch("/users/{userId}", ({ response }) =>
        response(200).json({ ...marcus, firstName: "Mark", version: 4 }),
      ),
      bff.put("/users/{userId}/roles", ({ response }) =>
        response(412).json({ ...aProblem({ status: 412 }), current: promoted }),
      ),
    );
    const { user } = await showPeople();
    const dialog = await editMarcus(user);
    await user.click(dialog.getByRole("checkbox", { name: "Administrator" }));
    await saveAs(user, "Mark");

    const said = await dialog.findByRole("alert");
    expect(said).toHaveTextContent("Somebody else changed this user");
    expect(values(said)).toEqual(["Theirs Default User", "Yours Default User and Administrator"]);
    expect([defaultRole.name, administratorRole.name]).toEqual(["Default User", "Administrator"]);
  });
});

const values = (said: HTMLElement) =>
  within(said)
    .getAllByRole("definition")
    .map(({ textContent }) => textContent);

async function editMarcus(user: AtThePage["user"]) {
  await user.click(screen.getByRole("button", { name: "Edit Marcus Oyelaran" }));
  return within(await screen.findByRole("dialog", { name: "Edit Marcus Oyelaran" }));
}

async function saveAs(user: AtThePage["user"], firstName: string) {
  const box = screen.getByRole("textbox", { name: "First name" });
  await user.clear(box);
  await user.type(box, firstName);
  await user.click(screen.getByRole("button", { name: "Save" }));
}

/** Records the version that names were sent with. */
function theServerHas(current: typeof marcus) {
  const sent: unknown[] = [];
  server.use(
    bff.patch("/users/{userId}", async ({ request, response }) => {
      const patch = await request.json();
      const tag = request.headers.get("if-match");
      sent.push([tag, patch[0]?.value, patch[1]?.value]);
      if (tag === `"${current.version}"`) {
        return response(200).json({ ...current, version: current.version + 1 });
      }
      return response(412).json({
        ...{ ...aProblem({ status: 412 }), current },
        ...{ changedBy: "Kwame Mensah", changedAt: "2025-10-14T09:42:00Z" },
      });
    }),
  );
  return sent;
}
