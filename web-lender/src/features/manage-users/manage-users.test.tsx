import { screen, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import { aProblem, bff, server } from "../../testing/bff.ts";
import { grace, marcus, showPeople } from "../../testing/the-people.tsx";

describe("ManageUsers", () => {
  it("lists everybody: actions, name, status, email, last login and role (P-U73, P-U74, P-U75, P-U77, P-U78, P-U79, P-U80, P-K27)", async () => {
    await showPeople();

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
    const { user } = await showPeople();
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
    const { user } = await showPeople();
    const name = screen.getByRole("button", { name: "Marcus Oyelaran" });

    name.focus();

    expect(await screen.findByRole("tooltip")).toHaveTextContent("Phone: 617 555 0100");
    await user.tab();
    await user.hover(name);
    expect(await screen.findByRole("tooltip")).toHaveTextContent("Phone: 617 555 0100");
  });

  it("offers to edit one's own account and nothing else, and nothing on a deleted one (P-V33, P-V34)", async () => {
    await showPeople();

    const own = within(rowOf("Dana Whitfield")).getAllByRole("button");
    expect(own.map((button) => button.getAttribute("aria-label"))).toEqual(["Edit Dana Whitfield"]);
    expect(within(rowOf("Ingrid Dahl")).queryByRole("button")).toBeNull();
  });

  it("reinvites who is invited or waits, and says so (P-T37, P-M24)", async () => {
    server.use(bff.post("/users/{userId}/invite", ({ response }) => response(200).json(grace)));
    const { user } = await showPeople();

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
    const { user } = await showPeople();

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
    const { user } = await showPeople();

    await user.click(screen.getByRole("button", { name: "Delete Marcus Oyelaran" }));
    await user.click(await screen.findByRole("button", { name: "Keep user" }));
    await user.click(screen.getByRole("button", { name: "Delete Marcus Oyelaran" }));
    expect(await screen.findByRole("alertdialog")).toHaveTextContent("become yours");
    await user.click(screen.getByRole("button", { name: "Delete user" }));

    expect(await screen.findByText("Marcus Oyelaran has been deleted")).toBeInTheDocument();
    expect(deleted).toEqual([marcus.id]);
  });

  it("reinvites and deletes by keyboard alone (P-T37)", async () => {
    const asked: string[] = [];
    server.use(
      bff.post("/users/{userId}/invite", ({ params, response }) => {
        asked.push(`invite ${params.userId}`);
        return response(200).json(grace);
      }),
      bff.delete("/users/{userId}", ({ params, response }) => {
        asked.push(`delete ${params.userId}`);
        return response(204).empty();
      }),
    );
    const { user } = await showPeople();
    screen.getByRole("button", { name: "Reinvite Grace Abernathy" }).focus();

    await user.keyboard("{Enter}");
    await screen.findByText("Grace Abernathy has been reinvited");
    expect(screen.getByRole("button", { name: "Reinvite Grace Abernathy" })).toHaveFocus();
    await user.tab();
    await user.tab();
    expect(screen.getByRole("button", { name: "Delete Grace Abernathy" })).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(await screen.findByRole("button", { name: "Keep user" })).toHaveFocus();
    await user.tab();
    await user.keyboard("{Enter}");

    await screen.findByText("Grace Abernathy has been deleted");
    expect(asked).toEqual([`invite ${grace.id}`, `delete ${grace.id}`]);
    expect(document.body).not.toHaveFocus();
  });

  it("says when somebody could not be deleted (P-M21)", async () => {
    server.use(
      bff.delete("/users/{userId}", ({ response }) =>
        response(409).json(aProblem({ status: 409, description: "Somebody has to manage users." })),
      ),
    );
    const { user } = await showPeople();

    await user.click(screen.getByRole("button", { name: "Delete Marcus Oyelaran" }));
    await user.click(await screen.findByRole("button", { name: "Delete user" }));

    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Marcus Oyelaran could not be deletedSomebody has to manage users.",
    );
  });

  it.each([
    { name: "Add users", role: "dialog" },
    { name: "Edit Marcus Oyelaran", role: "dialog" },
    { name: "Delete Marcus Oyelaran", role: "alertdialog" },
  ])("opens and leaves a dialog by keyboard alone: $name", async ({ name, role }) => {
    const { user } = await showPeople();
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

const rowOf = (name: string) => screen.getByRole("row", { name: new RegExp(name) });

const cellsOf = (name: string) =>
  within(rowOf(name))
    .getAllByRole("cell")
    .map((cell) => cell.textContent);
