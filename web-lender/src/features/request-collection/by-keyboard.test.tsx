import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { aWindow, button, showWizard, theServerAccepts } from "../../testing/a-wizard.tsx";

describe("RequestCollection, by keyboard alone", () => {
  it("goes from the method to a copied link, each step told as it comes (S-U1, S-U2, S-U3, S-U6)", async () => {
    const { user, onClose } = showWizard();
    const sent = theServerAccepts();
    const press = async (name: string) => {
      await tabTo(user, button(name));
      await user.keyboard("{Enter}");
    };

    expect(screen.getByRole("heading", { name: "New data collection" })).toHaveFocus();
    await press("Continue");
    expect(screen.getByText("Step 2 of 3: Basic options")).toBeInTheDocument();
    await tabTo(user, screen.getByRole("radio", { name: "Accrual" }));
    await user.keyboard("{ArrowRight} ");
    await press("Continue");
    await tabTo(user, screen.getByRole("checkbox", { name: /Transactions/ }));
    await user.keyboard(" ");
    await press("Create link");
    await screen.findByRole("textbox", { name: "Secure link" });
    await press("Copy link");
    await press("Done");

    expect(sent.requests).toMatchObject([
      {
        basisOfAccountingPreference: "Cash",
        accountingCollectionGroups: [
          ...["financial-statements", "accounts-receivable", "transactions"],
        ],
      },
    ]);
    expect(await navigator.clipboard.readText()).toBe("https://share.example/linked#k=1");
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("chooses a package by arrows, and opens its window (S-U8)", async () => {
    const opened = aWindow();
    const { user } = showWizard();
    theServerAccepts();

    await tabTo(user, screen.getByRole("radio", { name: "Secure link" }));
    await user.keyboard("{ArrowDown} ");
    for (const _ of ["options", "data", "connect"]) {
      await tabTo(user, button("Continue"));
      await user.keyboard("{Enter}");
    }
    await tabTo(user, screen.getByRole("radio", { name: "DEX" }));
    await user.keyboard(" ");
    await tabTo(user, button("Continue"));
    await user.keyboard("{Enter}");
    await tabTo(user, await screen.findByRole("radio", { name: /^The client gave me access/ }));
    await user.keyboard(" ");
    await tabTo(user, screen.getByRole("button", { name: "Continue" }));
    await user.keyboard("{Enter}");
    await tabTo(user, await screen.findByRole("button", { name: "Open DEX" }));
    await user.keyboard("{Enter}");

    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
    vi.restoreAllMocks();
  });
});

type User = ReturnType<typeof showWizard>["user"];

async function tabTo(user: User, place: HTMLElement): Promise<void> {
  for (let presses = 0; presses < 30; presses++) {
    if (place === document.activeElement) return;
    await user.tab();
  }
  throw new Error(`Nobody comes to “${place.textContent}” by Tab`);
}
