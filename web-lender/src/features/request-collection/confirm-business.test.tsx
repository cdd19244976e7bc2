import { screen, waitFor, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  aWindow,
  button,
  connectionId,
  goOn,
  sayGround,
  showWizard,
  theServerAccepts,
  toThePackages,
} from "../../testing/a-wizard.tsx";

afterEach(() => vi.restoreAllMocks());

describe("ConfirmBusiness", () => {
  it("says which days and records are read", async () => {
    const { confirm } = await connect("Tidewater Marine Supply Incorporated");

    expect(confirm).toHaveTextContent(
      "Copperfield will read Jan 1, 2024 – Mar 31, 2026. Nothing has been read yet.",
    );
    const records = within(confirm).getByRole("list", { name: "What is read" });
    expect(
      within(records)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Financial statements, with the general ledger and its memos",
      "Open customer invoices",
    ]);
    expect(button("Start import")).toBeEnabled();
    expect(within(confirm).queryByText("The names differ.")).toBeNull();
  });

  it("says that the company's name differs from the workspace's, and has one of two named answers chosen (D-9)", async () => {
    const { user, sent, onClose, confirm } = await connect("Bluestem Farms LLC");

    expect(within(confirm).getByText("The names differ.")).toBeVisible();
    expect(confirm).toHaveTextContent(
      "The workspace is Tidewater Marine Supply, Inc., and you signed in to Bluestem Farms LLC, so choose before anything is read.",
    );
    expect(button("Connect another company")).toBeEnabled();
    expect(await accessibilityFaults()).toEqual([]);

    await user.click(button("Yes, import the records of Bluestem Farms LLC"));

    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent.imports).toEqual([{ connectionId }]);
  });
});

async function connect(company: string) {
  aWindow();
  const { user, onClose } = showWizard();
  const sent = theServerAccepts({ becomes: "Success", company });
  await toThePackages(user);
  await user.click(screen.getByRole("radio", { name: "DEX" }));
  await goOn(user);
  await sayGround(user);
  await user.click(await screen.findByRole("button", { name: "Open DEX" }));
  const confirm = await screen.findByRole("dialog", {
    name: "Is this Tidewater Marine Supply, Inc.?",
  });
  return { user, onClose, sent, confirm };
}
