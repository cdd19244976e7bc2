import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { keep, keepDraft, readKept } from "../drafts/draft-store.ts";
import { somebodyIsLoggedIn } from "../testing/a-session.ts";
import { dana } from "../testing/a-workspace.ts";
import { bff, server } from "../testing/bff.ts";
import { held } from "../testing/held.ts";
import { render } from "../testing/render.tsx";
import { Router } from "./router.tsx";

afterEach(() => {
  vi.restoreAllMocks();
});

const list = { path: "/home/workspacelist" };
const loaded = () => screen.findByRole("row", { name: /Tidewater/ });

describe("logging out", () => {
  it("says so while it happens, and leaves nothing of the person (P-U15, P-U95, P-T6, P-A8, P-E73)", async () => {
    const assign = vi.fn();
    vi.spyOn(window, "location", "get").mockReturnValue({ ...window.location, assign });
    somebodyIsLoggedIn();
    const signingOut = held();
    server.use(
      bff.post("/auth/signout", async ({ response }) => {
        await signingOut.until;
        return response(200).json({ logoutUrl: "https://id.example/logout" });
      }),
    );
    const { user } = render(<Router />, list);
    await loaded();
    window.localStorage.setItem("tieout.dismissedImports", "1,2");
    keepDraft({ userId: dana.id, path: "/x", form: "f" }, "typed", "");

    await user.click(screen.getByRole("button", { name: /Dana Whitfield/ }));
    await user.click(await screen.findByRole("menuitem", { name: "Log out" }));
    expect(await screen.findByText("Bye for now")).toBeVisible();
    expect(screen.queryByRole("row")).not.toBeInTheDocument();
    signingOut.release();

    await waitFor(() => expect(assign).toHaveBeenCalledWith("https://id.example/logout"));
    expect(window.localStorage.getItem("tieout.dismissedImports")).toBeNull();
    expect(Object.keys(window.sessionStorage)).toEqual([]);
    expect(window.localStorage.getItem("tieout.session.ended")).toMatch(/^logged-out /);
  });

  it("asks first where statements have unsaved edits, and staying keeps them", async () => {
    somebodyIsLoggedIn();
    const { user } = render(<Router />, list);
    await loaded();
    const place = { userId: dana.id, path: "statements", form: "record/tab" };
    keep(place, { version: 1, edits: [{}] });

    await user.click(screen.getByRole("button", { name: /Dana Whitfield/ }));
    await user.click(await screen.findByRole("menuitem", { name: "Log out" }));
    await user.click(await screen.findByRole("button", { name: "Stay logged in" }));

    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(readKept(place)).toBeDefined();
  });

  it("says that the session goes on where it couldn't be ended", async () => {
    somebodyIsLoggedIn();
    server.use(bff.post("/auth/signout", ({ response }) => response.untyped(Response.error())));
    const { user } = render(<Router />, list);
    await loaded();

    await user.click(screen.getByRole("button", { name: /Dana Whitfield/ }));
    await user.click(await screen.findByRole("menuitem", { name: "Log out" }));

    expect(await screen.findByRole("alert")).toHaveTextContent("Your session goes on.");
    expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  });
});
