import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it, vi } from "vitest";
import type { CurrentUser } from "../../api/session.ts";
import { dana as danasSession } from "../../testing/a-tenant.ts";
import { defaultRole } from "../../testing/a-user.ts";
import { someDetails, tidewaterId } from "../../testing/a-workspace.ts";
import { dana, kwame, marcus, workspaceIsSaved } from "../../testing/an-edited-workspace.tsx";
import { aProblem, bff, server } from "../../testing/bff.ts";
import { render } from "../../testing/render.tsx";
import { ManageUsers } from "./manage-users.tsx";

describe("ManageUsers", () => {
  it("chooses from the same list, with the owner locked (P-U40, P-U45, P-V9)", async () => {
    const sent = workspaceIsSaved();
    const { user, onClose } = show();

    const dialog = await screen.findByRole("dialog", { name: "Manage users" });
    expect(await within(dialog).findByRole("checkbox", { name: "Marcus Oyelaran" })).toBeDisabled();
    expect(within(dialog).getByRole("button", { name: "Done" })).toHaveAccessibleDescription(
      "Nothing has changed yet.",
    );
    await user.click(within(dialog).getByRole("checkbox", { name: "Kwame Mensah" }));
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(within(dialog).getByRole("button", { name: "Done" }));

    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent).toEqual([["PUT", '"7"', [marcus.id, dana.id, kwame.id]]]);
  });

  it("has whoever asked for access chosen from the start", async () => {
    const sent = workspaceIsSaved(someDetails({ accessRequests: [{ principalId: kwame.id }] }));
    const { user } = show([kwame.id]);

    const row = await screen.findByRole("row", { name: /Kwame Mensah/ });
    expect(within(row).getByRole("checkbox")).toBeChecked();
    expect(row).toHaveTextContent("Asked for access");
    expect(row).toHaveTextContent("Will be added");
    await user.click(screen.getByRole("button", { name: "Done" }));

    await waitFor(() => expect(sent).toEqual([["PUT", '"7"', [marcus.id, dana.id, kwame.id]]]));
  });

  it("still has what was chosen for who had to log in again, and nothing of what was cancelled", async () => {
    workspaceIsSaved();
    const person = { ...danasSession, id: dana.id };
    const { user } = show([], person);
    await user.click(await screen.findByRole("checkbox", { name: "Kwame Mensah" }));
    cleanup();

    const again = show([], person);
    expect(await screen.findByRole("checkbox", { name: "Kwame Mensah" })).toBeChecked();
    expect(screen.getByRole("button", { name: "Done" })).not.toHaveAttribute("aria-disabled");
    await again.user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(again.onClose).toHaveBeenCalledOnce();
    cleanup();

    show([], person);
    expect(await screen.findByRole("checkbox", { name: "Kwame Mensah" })).not.toBeChecked();
  });

  it("is done by keyboard alone, from the search to the last button (P-U40, P-U42, P-U43)", async () => {
    const sent = workspaceIsSaved();
    const { user, onClose } = show();
    await screen.findByRole("checkbox", { name: "Kwame Mensah" });
    expect(screen.getByRole("heading", { name: "Manage users" })).toHaveFocus();

    const tabTo = async (role: "button" | "checkbox", name: string) => {
      const there = screen.getByRole(role, { name });
      for (let pressed = 0; document.activeElement !== there && pressed < 20; pressed += 1) {
        await user.tab();
      }
      expect(there).toHaveFocus();
    };
    await tabTo("checkbox", "Kwame Mensah");
    await user.keyboard(" ");
    // Escape doesn't drop a selection.
    await user.keyboard("{Escape}");
    expect(onClose).not.toHaveBeenCalled();
    await tabTo("button", "Done");
    await user.keyboard("{Enter}");

    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent).toEqual([["PUT", '"7"', [marcus.id, dana.id, kwame.id]]]);
  });

  it("says what everybody is, to who manages the tenant's users", async () => {
    workspaceIsSaved();
    server.use(
      bff.get("/users", ({ response }) =>
        response(200).json([dana, { ...kwame, roleIds: [defaultRole.id] }]),
      ),
      bff.get("/roles", ({ response }) => response(200).json([defaultRole])),
    );
    show([], { ...danasSession, id: dana.id, userCapabilities: ["CanManageUsers"] });

    expect(await screen.findByRole("columnheader", { name: "Role" })).toBeInTheDocument();
    expect(screen.getByRole("row", { name: /Kwame Mensah/ })).toHaveTextContent("Default User");
  });

  it("saves once, however quickly its button is pressed again (P-V10)", async () => {
    const sent = workspaceIsSaved();
    const { user, onClose } = show();
    await user.click(await screen.findByRole("checkbox", { name: "Kwame Mensah" }));

    const done = screen.getByRole("button", { name: "Done" });
    fireEvent.click(done);
    fireEvent.click(done);

    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent).toHaveLength(1);
  });

  it("wants at least one person (P-V8, P-M42)", async () => {
    const { ownerId: _, ...nobodys } = someDetails({
      accessControlList: [{ principalId: kwame.id }],
    });
    workspaceIsSaved(nobodys);
    const { user } = show();

    await user.click(await screen.findByRole("checkbox", { name: "Kwame Mensah" }));

    expect(screen.getByText("at least one user has access")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Done" })).toHaveAccessibleDescription(
      "Give at least one user access first.",
    );
  });

  it("warns before somebody takes themselves out (P-T27)", async () => {
    const sent = workspaceIsSaved();
    const { user } = show();
    await user.click(await screen.findByRole("checkbox", { name: "Dana Whitfield" }));
    await user.click(screen.getByRole("button", { name: "Done" }));

    expect(screen.getByRole("alertdialog", { name: /Remove yourself/ })).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Remove myself" }));

    await waitFor(() => expect(sent).toEqual([["PUT", '"7"', [marcus.id]]]));
  });

  it("says that the users can't be had, and why they weren't saved (P-M12, P-M16)", async () => {
    workspaceIsSaved();
    const refused = aProblem({ status: 404, description: "It is resting." });
    server.use(
      bff.get(
        "/Entities/{workspaceId}/safedetails",
        ({ response }) => response(404).json(refused),
        {
          once: true,
        },
      ),
      bff.put("/Entities/{workspaceId}/users", ({ response }) => response(404).json(refused)),
    );
    const { user } = show();

    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The users of this workspace could not be loaded",
    );
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await user.click(await screen.findByRole("checkbox", { name: "Kwame Mensah" }));
    await user.click(screen.getByRole("button", { name: "Done" }));

    expect(await screen.findByRole("alert")).toHaveTextContent("The users were not saved");
  });
});

function show(preselected: readonly string[] = [], person?: CurrentUser) {
  const onClose = vi.fn();
  const page = render(
    <ManageUsers
      workspaceId={tidewaterId}
      selfId={dana.id}
      preselected={preselected}
      onClose={onClose}
    />,
    person && { person },
  );
  return { ...page, onClose };
}
