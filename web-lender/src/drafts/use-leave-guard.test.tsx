import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Link } from "wouter";
import { render } from "../testing/render.tsx";
import { useLeaveGuard } from "./use-leave-guard.ts";

afterEach(() => window.history.replaceState(null, "", "/"));

describe("useLeaveGuard", () => {
  it("holds back a link that leads away, until somebody says that it may go", async () => {
    const { user, history } = open();

    await user.click(screen.getByRole("link", { name: "Elsewhere" }));
    expect(screen.getByText("Leaving")).toBeInTheDocument();
    expect(history).toEqual(["/form"]);
    await user.click(screen.getByRole("button", { name: "Leave" }));

    expect(history).toEqual(["/form", "/elsewhere?page=2"]);
  });

  it.each(["To the content", "This page"])(
    "asks nothing for %s, which leads nowhere else",
    async (name) => {
      const { user } = open();

      await user.click(screen.getByRole("link", { name }));

      expect(screen.queryByText("Leaving")).toBeNull();
    },
  );
});

function open() {
  window.history.replaceState(null, "", "/form");
  return render(<Form />, { path: "/form" });
}

function Form() {
  const { isLeaving, leave } = useLeaveGuard(true);

  return (
    <>
      <a href="#main">To the content</a>
      <Link href="/form">This page</Link>
      <Link href="/elsewhere?page=2">Elsewhere</Link>
      {isLeaving && <p>Leaving</p>}
      <button type="button" onClick={leave}>
        Leave
      </button>
    </>
  );
}
