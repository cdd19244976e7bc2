import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Dialog } from "../dialog/dialog.tsx";
import { EndNotice } from "./end-notice.tsx";
import { Notice } from "./notice.tsx";

describe("Notice", () => {
  it("is read out politely, without its countdown, and takes no focus", () => {
    render(
      <Notice countdown="1:42" title="Are you still there?">
        You will be logged out in 2 minutes.
      </Notice>,
    );

    expect(screen.getByRole("dialog", { name: "Are you still there?" })).toHaveAttribute(
      "aria-live",
      "polite",
    );
    expect(screen.getByRole("timer")).toHaveAttribute("aria-live", "off");
    expect(screen.getByRole("timer")).toHaveTextContent("1:42");
    expect(document.body).toHaveFocus();
  });

  it("can be pressed over a dialog, which stays open and isn't hidden behind it", async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    const close = vi.fn();
    const stay = vi.fn();
    render(
      <>
        <Dialog onClose={close} open title="Add workspace">
          A form
        </Dialog>
        <Notice
          actions={
            <button onClick={stay} type="button">
              Stay logged in
            </button>
          }
          title="Are you still there?"
        >
          You will be logged out in 2 minutes.
        </Notice>
      </>,
    );

    await user.click(screen.getByRole("button", { name: "Stay logged in" }));

    expect(stay).toHaveBeenCalledOnce();
    expect(close).not.toHaveBeenCalled();
  });

  it.each(["before", "after"])(
    "is reached by Tab from a dialog that opened %s it, which then goes on in the dialog (P-T7)",
    async (when) => {
      const user = userEvent.setup();
      const logOut = vi.fn();
      const form = (
        <Dialog foot={<button type="button">Add</button>} onClose={vi.fn()} open title="Add">
          <input aria-label="Name" />
        </Dialog>
      );
      const notice = (
        <Notice
          actions={
            <button onClick={logOut} type="button">
              Log out
            </button>
          }
          title="Your session ends soon"
        >
          You will be logged out in 2 minutes.
        </Notice>
      );
      const { rerender } = render(when === "before" ? form : notice);
      const both = when === "before" ? [form, notice] : [notice, form];
      rerender(
        <>
          {both[0]}
          {both[1]}
        </>,
      );
      const inTurn = ["Close", "Name", "Add", "Log out"];
      const stop = (name: string) =>
        screen.getByRole(name === "Name" ? "textbox" : "button", { name });
      const reaches = (name: string) => waitFor(() => expect(stop(name)).toHaveFocus());

      for (const name of [...inTurn, "Close"]) {
        await user.tab();
        await reaches(name);
      }
      for (const name of inTurn.toReversed()) {
        await user.tab({ shift: true });
        await reaches(name);
      }
      await user.tab({ shift: true });
      await reaches("Log out");
      await user.keyboard("{Enter}");

      expect(logOut).toHaveBeenCalledOnce();
    },
  );
});

describe("EndNotice", () => {
  it("has the focus over a dialog, and is done with by keyboard; what is below stays as it is", async () => {
    const user = userEvent.setup();
    const close = vi.fn();
    const ok = vi.fn();
    const form = (
      <Dialog initialFocus="first" onClose={close} open title="Add workspace">
        <input aria-label="Name" />
      </Dialog>
    );
    const { rerender } = render(<main>{form}</main>);
    rerender(
      <main>
        {form}
        <EndNotice
          action={
            <button onClick={ok} type="button">
              OK
            </button>
          }
          title="Your session expired."
        >
          Please log in.
        </EndNotice>
      </main>,
    );

    const notice = screen.getByRole("alertdialog", { name: "Your session expired." });
    expect(notice).toHaveAccessibleDescription("Please log in.");
    expect(notice).toHaveFocus();
    // Typing on in the form neither answers the notice nor closes anything.
    await user.keyboard("Harrow Creek{Enter}{Escape}");
    expect(ok).not.toHaveBeenCalled();
    expect(close).not.toHaveBeenCalled();
    await user.tab();
    expect(screen.getByRole("button", { name: "OK" })).toHaveFocus();
    await user.keyboard("{Enter}");

    expect(ok).toHaveBeenCalledOnce();
    expect(close).not.toHaveBeenCalled();
  });
});
