import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import {
  dana,
  kwame,
  marcus,
  nameBox,
  showEditWorkspace,
  workspaceIsSaved,
} from "../../testing/an-edited-workspace.tsx";
import { aProblem, bff, server } from "../../testing/bff.ts";

describe("EditWorkspace", () => {
  it("shows what is saved, with nothing to save or reset (P-U68, P-U69, P-U70, P-U71, P-T29, P-E9)", async () => {
    workspaceIsSaved();
    showEditWorkspace();

    expect(await nameBox()).toHaveValue("Tidewater Marine Supply, Inc.");
    expect(screen.getByRole("textbox", { name: /Engagement code/ })).toHaveValue("CF-2025-0418");
    const people = await screen.findByRole("table", { name: "Who has access" });
    await within(people).findByRole("checkbox", { name: "Kwame Mensah" });
    expect(within(people).getByRole("checkbox", { name: "Marcus Oyelaran" })).toBeDisabled();
    expect(within(people).getByText("Owner, always has access")).toBeInTheDocument();
    expect(within(people).getByText("You")).toBeInTheDocument();
    expect(screen.getByText("No unsaved changes")).toBeVisible();
    expect(screen.getByRole("button", { name: "Save changes" })).toHaveAccessibleDescription(
      "Nothing has changed yet.",
    );
    expect(screen.getByRole("button", { name: "Reset" })).toHaveAccessibleDescription(
      "Nothing has changed yet.",
    );
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("saves users first, then name and code, each over what the one before has left (P-T31, P-T23)", async () => {
    const sent = workspaceIsSaved();
    const { user } = showEditWorkspace();
    await user.clear(await nameBox());
    await user.type(await nameBox(), "Tidewater");
    await user.click(await screen.findByRole("checkbox", { name: "Kwame Mensah" }));

    expect(screen.getByText("2 unsaved changes")).toBeInTheDocument();
    expect(screen.getByText("Will be added")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Save changes" }));

    expect(await screen.findByText("No unsaved changes")).toBeInTheDocument();
    expect(sent).toEqual([
      ["PUT", '"7"', [marcus.id, dana.id, kwame.id]],
      ["PATCH", '"8"', [{ op: "replace", path: "/displayname", value: "Tidewater" }]],
    ]);
  });

  it("takes everything back with Reset, by keyboard too (P-T25, P-T29, P-T30)", async () => {
    const sent = workspaceIsSaved();
    const { user } = showEditWorkspace();
    const code = await screen.findByRole("textbox", { name: /Engagement code/ });
    await user.type(code, "-R1");
    expect(code).toHaveAccessibleDescription(/Changed Was CF-2025-0418/);
    expect(screen.getByRole("button", { name: "Save changes" })).not.toHaveAttribute(
      "aria-disabled",
    );
    expect(screen.getByRole("button", { name: "Reset" })).not.toHaveAttribute("aria-disabled");
    (await screen.findByRole("checkbox", { name: "Kwame Mensah" })).focus();
    await user.keyboard(" ");
    screen.getByRole("button", { name: "Reset" }).focus();
    await user.keyboard("{Enter}");

    expect(code).toHaveValue("CF-2025-0418");
    expect(screen.getByRole("checkbox", { name: "Kwame Mensah" })).not.toBeChecked();
    expect(screen.getByRole("button", { name: "Save changes" })).toHaveAccessibleDescription(
      "Nothing has changed yet.",
    );
    // The pressed button has nothing left to do, and focus doesn't jump to the top.
    expect(document.activeElement).toContainElement(code);
    expect(document.body).not.toHaveFocus();
    expect(sent).toEqual([]);
  });

  it("selects and deselects all, and keeps the owner and oneself (P-T24, P-T28)", async () => {
    workspaceIsSaved();
    const { user } = showEditWorkspace();
    await screen.findByRole("checkbox", { name: "Kwame Mensah" });

    await user.click(screen.getByRole("button", { name: "Select all" }));
    expect(screen.getByRole("checkbox", { name: "Kwame Mensah" })).toBeChecked();
    await user.click(screen.getByRole("button", { name: "Deselect all" }));

    expect(screen.getByRole("checkbox", { name: "Kwame Mensah" })).not.toBeChecked();
    expect(screen.getByRole("checkbox", { name: "Dana Whitfield" })).toBeChecked();
  });

  it("warns before somebody takes themselves out, who then leaves (P-T27, P-T32, P-U46)", async () => {
    const sent = workspaceIsSaved();
    const { user, onLeft } = showEditWorkspace();
    await user.click(await screen.findByRole("checkbox", { name: "Dana Whitfield" }));
    await user.click(screen.getByRole("button", { name: "Save changes" }));

    const warning = screen.getByRole("alertdialog", {
      name: "Remove yourself from this workspace?",
    });
    expect(within(warning).getByRole("button", { name: "Keep my access" })).toHaveFocus();
    expect(sent).toEqual([]);
    await user.click(within(warning).getByRole("button", { name: "Remove myself" }));

    await waitFor(() => expect(onLeft).toHaveBeenCalled());
    expect(sent).toEqual([["PUT", '"7"', [marcus.id]]]);
  });

  it.each([
    { typed: " ", says: "please enter a name" },
    { typed: "<b>x</b>", says: /^Name contains content that is not safe/ },
  ])("saves no name like “$typed” (P-V1, P-V3, P-M41)", async ({ typed, says }) => {
    workspaceIsSaved();
    const { user } = showEditWorkspace();
    const box = await nameBox();

    fireEvent.change(box, { target: { value: typed } });
    await user.click(box);
    await user.tab();

    expect(box).toHaveAccessibleDescription(says);
    expect(screen.getByRole("button", { name: "Save changes" })).toHaveAccessibleDescription(
      "Correct these first: Workspace name.",
    );
  });

  it("keeps what was entered when saving fails, and says so (P-M16)", async () => {
    workspaceIsSaved();
    server.use(
      bff.patch("/Entities/{workspaceId}", ({ response }) =>
        response(400).json(aProblem({ status: 400, description: "Not just now." })),
      ),
    );
    const { user } = showEditWorkspace();
    await user.type(await nameBox(), "!");
    await user.click(screen.getByRole("button", { name: "Save changes" }));

    expect(await screen.findByRole("alert")).toHaveTextContent(/were not saved.*Not just now/);
    expect(await nameBox()).toHaveValue("Tidewater Marine Supply, Inc.!");
  });

  it("asks before what isn't saved is left behind", async () => {
    workspaceIsSaved();
    const { user, history } = showEditWorkspace();
    await user.type(await nameBox(), "!");

    await user.click(screen.getByRole("link", { name: "Elsewhere" }));
    const asked = screen.getByRole("alertdialog", { name: "Leave without saving?" });
    await user.click(within(asked).getByRole("button", { name: "Keep editing" }));
    expect(await nameBox()).toHaveValue("Tidewater Marine Supply, Inc.!");
    await user.click(screen.getByRole("link", { name: "Elsewhere" }));
    await user.click(screen.getByRole("button", { name: "Discard changes" }));

    expect(history.at(-1)).toBe("/elsewhere");
  });

  it("saves on the way out for who would rather, and stays where it can't be saved (P-U48)", async () => {
    const sent = workspaceIsSaved();
    server.use(
      bff.patch(
        "/Entities/{workspaceId}",
        ({ response }) => response(404).json(aProblem({ status: 404 })),
        { once: true },
      ),
    );
    const { user, history } = showEditWorkspace();
    await user.type(await nameBox(), "!");
    const leave = () => user.click(screen.getByRole("link", { name: "Elsewhere" }));
    const answers = () =>
      within(screen.getByRole("alertdialog", { name: "Leave without saving?" }))
        .getAllByRole("button")
        .map(({ textContent }) => textContent);
    const saveAndGo = () =>
      user.click(
        within(screen.getByRole("alertdialog")).getByRole("button", { name: "Save changes" }),
      );

    await leave();
    expect(answers()).toEqual(["Keep editing", "Discard changes", "Save changes"]);
    await saveAndGo();
    expect(await screen.findByRole("alert")).toHaveTextContent("The changes were not saved.");
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    expect(history.at(-1)).not.toBe("/elsewhere");
    await leave();
    await saveAndGo();

    await waitFor(() => expect(history.at(-1)).toBe("/elsewhere"));
    expect(sent).toHaveLength(1);
  });

  it("leaves only what can't be saved, and who would shut themselves out, without that answer", async () => {
    workspaceIsSaved();
    const { user } = showEditWorkspace();
    await user.clear(await nameBox());

    await user.click(screen.getByRole("link", { name: "Elsewhere" }));

    const asked = screen.getByRole("alertdialog", { name: "Leave without saving?" });
    expect(within(asked).queryByRole("button", { name: "Save changes" })).toBeNull();
  });

  it("says that details are unavailable, and tries again (P-M2, P-M11)", async () => {
    workspaceIsSaved();
    server.use(
      bff.get(
        "/Entities/{workspaceId}/safedetails",
        ({ response }) =>
          response(404).json(aProblem({ status: 404, description: "It is resting." })),
        { once: true },
      ),
    );
    const { user } = showEditWorkspace();

    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Details including users are unavailable for this workspace. Please try again later.It is resting.",
    );
    await user.click(screen.getByRole("button", { name: "Try again" }));

    expect(await nameBox()).toHaveValue("Tidewater Marine Supply, Inc.");
  });
});
