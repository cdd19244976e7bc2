import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { Button } from "../button/button.tsx";
import { ErrorPanel } from "../error-panel/error-panel.tsx";
import { Popover } from "../popover/popover.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";

describe("dialogs that follow one another", () => {
  it("give the focus back to where it was before the first", async () => {
    const user = userEvent.setup();
    render(<AskedInBetween />);
    const trigger = screen.getByRole("button", { name: "Manage users" });

    await user.click(trigger);
    await user.click(screen.getByRole("button", { name: "Done" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Stay" })).toHaveFocus());
    await user.click(screen.getByRole("button", { name: "Stay" }));
    await waitFor(() =>
      expect(screen.getByRole("heading", { name: "Manage users" })).toHaveFocus(),
    );
    await user.click(screen.getByRole("button", { name: "Close" }));

    await waitFor(() => expect(trigger).toHaveFocus());
  });
});

describe("a dialog that comes as a popover goes", () => {
  it("gives the focus back to what opened the popover, which hadn't it back yet", async () => {
    const user = userEvent.setup();
    render(<AskedInPopover />);
    const trigger = screen.getByRole("button", { name: "Completed" });

    await user.click(trigger);
    await user.click(screen.getByRole("button", { name: "Only this workspace" }));
    expect(screen.getByRole("button", { name: "Dismiss" })).toHaveFocus();
    await user.keyboard("{Escape}");

    await waitFor(() => expect(trigger).toHaveFocus());
  });
});

describe("a dialog whose opener it has taken away", () => {
  it.each([
    ["at what else its row offers", ["Ask for access"], "Ask for access"],
    ["at the row that took its place", [], "Open Marlow"],
  ])("leaves the focus %s", async (_, kept, focused) => {
    const user = userEvent.setup();
    render(<RowTakenAway kept={kept} />);

    await user.click(screen.getByRole("button", { name: "Manage users" }));
    await user.click(screen.getByRole("button", { name: "Remove myself" }));

    await waitFor(() => expect(screen.getByRole("button", { name: focused })).toHaveFocus());
  });
});

describe("a dialog that goes because of a failure", () => {
  it("leaves the focus at what says so, once that has taken it", async () => {
    const user = userEvent.setup();
    render(<FailsOnTheWayOut />);

    await user.click(screen.getByRole("button", { name: "Workspaces" }));
    await user.click(screen.getByRole("button", { name: "Save changes" }));
    // Focus returns one tick after the dialog is gone.
    await new Promise((resolve) => setTimeout(resolve));

    expect(screen.getByText("The changes were not saved")).toHaveFocus();
  });
});

function FailsOnTheWayOut() {
  const [shown, setShown] = useState<"form" | "question" | "failure">("form");
  return (
    <>
      {shown === "failure" && <ErrorPanel takesFocus title="The changes were not saved" />}
      <Button onClick={() => setShown("question")}>Workspaces</Button>
      <ConfirmDialog
        confirmLabel="Save changes"
        onClose={() => setShown("form")}
        onConfirm={() => setShown("failure")}
        open={shown === "question"}
        safeLabel="Keep editing"
        title="Leave without saving?"
      >
        Something isn't saved.
      </ConfirmDialog>
    </>
  );
}

function RowTakenAway({ kept }: { readonly kept: readonly string[] }) {
  const [shown, setShown] = useState<"row" | "dialog" | "done">("row");
  const acts = shown === "done" ? kept : ["Open Tidewater", "Manage users"];
  return (
    <>
      <ul>
        {acts.length > 0 && (
          // The key changes, so React replaces the row, as it does when a row becomes locked.
          <li key={shown === "done" ? "locked" : "open"}>
            {acts.map((act) => (
              <button key={act} onClick={() => setShown("dialog")} type="button">
                {act}
              </button>
            ))}
          </li>
        )}
        <li>
          <button type="button">Open Marlow</button>
        </li>
      </ul>
      <Dialog
        foot={<Button onClick={() => setShown("done")}>Remove myself</Button>}
        onClose={() => setShown("row")}
        open={shown === "dialog"}
        title="Manage users"
      >
        People
      </Dialog>
    </>
  );
}

function AskedInBetween() {
  const [shown, setShown] = useState<"none" | "dialog" | "question">("none");
  return (
    <>
      <Button onClick={() => setShown("dialog")}>Manage users</Button>
      {shown === "dialog" && (
        <Dialog
          foot={<Button onClick={() => setShown("question")}>Done</Button>}
          onClose={() => setShown("none")}
          open
          title="Manage users"
        >
          People
        </Dialog>
      )}
      {shown === "question" && (
        <ConfirmDialog
          confirmLabel="Remove myself"
          onClose={() => setShown("dialog")}
          onConfirm={() => setShown("none")}
          open
          safeLabel="Stay"
          title="Remove yourself?"
        >
          You will see it no more.
        </ConfirmDialog>
      )}
    </>
  );
}

function AskedInPopover() {
  const [shown, setShown] = useState<"none" | "popover" | "dialog">("none");
  return (
    <>
      <Popover
        label="Turn off notifications?"
        onOpenChange={(isOpen) => setShown(isOpen ? "popover" : "none")}
        open={shown === "popover"}
        trigger={<button type="button">Completed</button>}
      >
        <Button onClick={() => setShown("dialog")}>Only this workspace</Button>
      </Popover>
      <ConfirmDialog
        confirmLabel="Manage users"
        onClose={() => setShown("none")}
        onConfirm={vi.fn()}
        open={shown === "dialog"}
        safeLabel="Dismiss"
        title="No access"
      >
        Ask for access first.
      </ConfirmDialog>
    </>
  );
}
