import { screen } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { http } from "msw";
import { describe, expect, it } from "vitest";
import { financialRecordId, workspaceId } from "../../testing/a-submission.ts";
import { server } from "../../testing/bff.ts";
import { aTemplate } from "../../testing/statement-templates.ts";
import {
  editedEditor,
  openList,
  openSaving,
  resting,
  theServerExtracts,
  theServerSaves,
} from "../../testing/the-templates.tsx";

describe("opening templates with unsaved edits (S-U113)", () => {
  it("saves, then goes on (S-M49, S-U113, S-U114)", async () => {
    const editor = editedEditor();
    const sent = theServerSaves();
    const { user } = await openList({ editor });
    const question = await screen.findByRole("alertdialog", {
      name: "Save before managing templates?",
    });
    expect(question).toHaveTextContent("You have 1 unsaved change to these statements.");
    expect(await accessibilityFaults()).toEqual([]);

    await user.click(screen.getByRole("button", { name: "Save and continue" }));

    expect(await screen.findByRole("dialog", { name: "Templates" })).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(editor.state().dirty).toBe(false);
  });

  it("stops (S-U114)", async () => {
    const { user } = await openList({ editor: editedEditor() });

    await user.click(await screen.findByRole("button", { name: "Cancel" }));

    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("says why it couldn't save, and doesn't go on", async () => {
    server.use(http.put("*/financialstatements", resting));
    const { user } = await openList({ editor: editedEditor() });

    await user.click(await screen.findByRole("button", { name: "Save and continue" }));

    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The statements could not be savedIt is resting.",
    );
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("saving a template (S-U111)", () => {
  it("takes a name of 128 characters and a description of 512", async () => {
    const sent = theServerExtracts();
    const { user } = await openSaving();

    const name = await screen.findByRole("textbox", { name: "Name" });
    expect(name).toHaveFocus();
    expect(name).toHaveAttribute("maxLength", "128");
    const about = screen.getByRole("textbox", { name: /^Description/ });
    expect(about).toHaveAttribute("maxLength", "512");
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Save template" }));
    expect(name).toHaveAccessibleDescription("Enter a name");
    await user.type(name, " Wholesale ");
    await user.type(about, "House layout");
    await user.click(screen.getByRole("button", { name: "Save template" }));

    expect(await screen.findByText("Template “Wholesale” saved")).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
    const financialStatementsContext = { workspaceId, financialRecordId, version: 1 };
    expect(sent).toEqual([
      { displayName: "Wholesale", description: "House layout", financialStatementsContext },
    ]);
  });

  it("asks before it replaces a template of the same name", async () => {
    const sent = theServerExtracts();
    const { user } = await openSaving();

    await user.type(await screen.findByRole("textbox", { name: "Name" }), "Taken");
    await user.click(screen.getByRole("button", { name: "Save template" }));
    await screen.findByRole("alertdialog", { name: "Replace “Taken”?" });
    await user.click(screen.getByRole("button", { name: "Use another name" }));
    expect(await screen.findByRole("textbox", { name: "Name" })).toHaveValue("Taken");
    await user.click(screen.getByRole("button", { name: "Save template" }));
    await user.click(await screen.findByRole("button", { name: "Replace template" }));

    expect(await screen.findByText("Template “Taken” saved")).toBeVisible();
    expect(sent.map(({ replaces }) => replaces)).toEqual([undefined, undefined, aTemplate().id]);
  });

  it("says why it failed (S-M41)", async () => {
    server.use(http.post("*/ExtractTemplate", resting));
    const { user } = await openSaving();

    await user.type(await screen.findByRole("textbox", { name: "Name" }), "Wholesale");
    await user.click(screen.getByRole("button", { name: "Save template" }));

    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The template could not be savedIt is resting.",
    );
  });
});
