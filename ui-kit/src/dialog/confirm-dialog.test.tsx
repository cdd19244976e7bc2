import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { ConfirmDialog } from "./confirm-dialog.tsx";

describe("ConfirmDialog", () => {
  const question = (confirm: () => void, close: () => void) => (
    <ConfirmDialog
      confirmLabel="Delete connection"
      destructive
      onClose={close}
      onConfirm={confirm}
      open
      safeLabel="Keep connection"
      title="Delete connection"
    >
      They will have to sign in again.
    </ConfirmDialog>
  );

  it("starts on the safe answer", () => {
    render(question(vi.fn(), vi.fn()));
    expect(screen.getByRole("button", { name: "Keep connection" })).toHaveFocus();
    expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription(
      "They will have to sign in again.",
    );
  });

  it("can't be left by any of its answers while the act is under way", async () => {
    const close = vi.fn();
    const choose = vi.fn();
    const user = userEvent.setup();
    render(
      <ConfirmDialog
        alternative={{ label: "Do not save", onChoose: choose }}
        busy
        confirmLabel="Save and continue"
        onClose={close}
        onConfirm={vi.fn()}
        open
        safeLabel="Cancel"
        title="Save changes?"
      >
        They would be lost.
      </ConfirmDialog>,
    );

    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.click(screen.getByRole("button", { name: "Do not save" }));
    await user.keyboard("{Escape}");

    expect([close, choose].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  it("does nothing by Esc, and the act by its button", async () => {
    const user = userEvent.setup();
    const confirm = vi.fn();
    const close = vi.fn();
    render(question(confirm, close));

    await user.keyboard("{Escape}");
    expect(close).toHaveBeenCalledOnce();
    expect(confirm).not.toHaveBeenCalled();

    await user.click(screen.getByRole("button", { name: "Delete connection" }));
    expect(confirm).toHaveBeenCalledOnce();
  });
});
