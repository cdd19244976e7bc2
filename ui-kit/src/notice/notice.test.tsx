import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Dialog } from "../dialog/dialog.tsx";
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
});
