import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { somebodyIsLoggedIn } from "../testing/a-session.ts";
import { aProblem, bff, server } from "../testing/bff.ts";
import { render } from "../testing/render.tsx";
import { Router } from "./router.tsx";
import { SessionLost } from "./session-lost.tsx";

afterEach(() => {
  vi.restoreAllMocks();
});

describe("a 401 in the middle of work", () => {
  it("is said on a banner, whose OK starts over at the site's root (P-T12, P-M4, P-M5)", async () => {
    const assign = vi.fn();
    vi.spyOn(window, "location", "get").mockReturnValue({ ...window.location, assign });
    somebodyIsLoggedIn();
    server.use(
      bff.post("/Entities/query", ({ response }) =>
        response(401).json(aProblem({ status: 401, description: " " })),
      ),
    );
    const { user } = render(
      <>
        <SessionLost />
        <Router />
      </>,
      { path: "/home/workspacelist" },
    );

    const banner = await screen.findByRole("alertdialog", { name: "Your session expired." });
    expect(banner).toHaveAccessibleDescription("Unauthorized. Please login.");
    expect(banner).toHaveFocus();
    expect(window.sessionStorage.getItem("tieout.session.ends")).not.toBeNull();
    await user.tab();
    await user.keyboard("{Enter}");

    expect(assign).toHaveBeenCalledWith("/");
    expect(window.sessionStorage.getItem("tieout.session.ends")).toBeNull();
  });
});
