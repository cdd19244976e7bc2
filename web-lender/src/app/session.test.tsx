import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { keepDraft } from "../drafts/draft-store.ts";
import { somebodyIsLoggedIn } from "../testing/a-session.ts";
import { dana } from "../testing/a-workspace.ts";
import { accessibilityFaults } from "../testing/accessibility.ts";
import { aProblem, bff, server } from "../testing/bff.ts";
import { pass, settled } from "../testing/clock.ts";
import { render } from "../testing/render.tsx";
import { takeRememberedPath } from "./remembered-path.ts";
import { Router } from "./router.tsx";
import { Session } from "./session.tsx";
import { SessionLost } from "./session-lost.tsx";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const patient = { timeout: 15_000 };
const list = { path: "/home/workspacelist" };
const loaded = () => screen.findByRole("row", { name: /Tidewater/ }, patient);
const notice = () => screen.findByRole("dialog", { name: "Are you still there?" }, patient);
const fromAnotherTab = (key: string, newValue: string) =>
  window.dispatchEvent(new StorageEvent("storage", { key, newValue }));

describe("a session", () => {
  it("warns who is idle, counting down, and slides for who stays", async () => {
    const slid = somebodyIsLoggedIn();
    const { user } = render(<Router />, list);
    await loaded();

    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    somebodyIsLoggedIn({ slidingSeconds: 80, slid });
    fromAnotherTab("tieout.session.slid", "");

    expect(await notice()).toHaveTextContent("You will be logged out in a minute.");
    expect(screen.getByRole("timer")).toHaveTextContent(/^0:[012]\d$/);
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Stay logged in" }));

    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(slid.length).toBeGreaterThan(0);
    expect(window.localStorage.getItem("tieout.session.slid")).not.toBeNull();
  });

  it("holds its timers still from where a login lands, before a page is there (P-T2, P-K4)", async () => {
    vi.useFakeTimers();
    somebodyIsLoggedIn({ slidingSeconds: 60.1 });
    const { history } = render(<Session userId={dana.id}>{null}</Session>, { path: "/businesses" });
    await settled(() => window.sessionStorage.getItem("tieout.session.ends") !== null);

    await pass(4.5);
    expect(history.at(-1)).toBe("/businesses");
    await pass(0.5);

    await settled(() => history.at(-1) === "/slidingtimeout");
  });

  it("takes any key for somebody who is there", async () => {
    const slid = somebodyIsLoggedIn();
    const { user } = render(<Router />, list);
    await loaded();
    somebodyIsLoggedIn({ slidingSeconds: 75, slid });
    fromAnotherTab("tieout.session.slid", "");
    await notice();

    await user.keyboard("a");

    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(slid).toHaveLength(1);
  });

  it.each([
    [
      "sliding (P-T9, P-R20, P-U94, P-N3)",
      {
        ends: { slidingSeconds: 60.3 },
        leadsTo: "/slidingtimeout",
        because: /^You were away until \d.*, for 30 minutes\.$/,
      },
    ],
    [
      "absolute (P-T8, P-R19, P-U93, P-N3)",
      { ends: { absoluteSeconds: 60.3 }, leadsTo: "/authtimeout", because: "Over after 24 hours." },
    ],
  ])("says at its end why and when, and where a login leads: %s", async (_, one) => {
    somebodyIsLoggedIn(one.ends);
    const { history, user } = render(<Router />, list);

    expect(await screen.findByText(one.because, {}, patient)).toBeVisible();
    expect(history.at(-1)).toBe(one.leadsTo);
    expect(screen.getByRole("heading", { level: 1, name: "It is over" })).toBeVisible();
    expect(screen.getByText(/help@copperfield/)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Back to login" }));
    expect(history.at(-1)).toBe("/login");
  });

  it.each(["/authtimeout", "/slidingtimeout"])(
    "has nothing to say of when, and after how long, where none ended: %s",
    async (path) => {
      somebodyIsLoggedIn();
      render(<Router />, { path });

      expect(await screen.findByText(/^If you were logged in/, {}, patient)).toBeVisible();
      expect(screen.queryByText(/hours|minutes|were logged out/)).not.toBeInTheDocument();
      expect(screen.getByRole("button", { name: "Back to login" })).toBeVisible();
    },
  );

  it("that ended while nobody looked leads to the timeout page too (P-N3)", async () => {
    const times = [86_400_000, -1_000].map((after) => new Date(Date.now() + after).toISOString());
    window.sessionStorage.setItem("tieout.session.ends", times.join(" "));
    somebodyIsLoggedIn();
    server.use(
      bff.get("/auth/session", ({ response }) => response(401).json(aProblem({ status: 401 }))),
    );
    const { history } = render(<Router />, list);

    expect(await screen.findByText(/^You were away until/, {}, patient)).toBeVisible();
    expect(history.at(-1)).toBe("/slidingtimeout");
  });

  it("that was logged out in another tab ends here as well, and leaves nothing", async () => {
    somebodyIsLoggedIn();
    keepDraft({ userId: dana.id, path: "/x", form: "f" }, "typed", "");
    const { history } = render(<Router />, list);
    await loaded();

    fromAnotherTab("tieout.session.ended", `logged-out ${Date.now()}`);

    await waitFor(() => expect(history.at(-1)).toBe("/login"));
    expect(Object.keys(window.sessionStorage)).toEqual([]);
  });

  it("that runs out in two tabs at once still knows where a login leads back to (P-N2)", async () => {
    somebodyIsLoggedIn({ slidingSeconds: 60.3 });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const signedOut = vi.fn();
    server.use(
      bff.post("/auth/signout", async ({ response }) => {
        signedOut();
        await held;
        return response(200).json({ logoutUrl: "/login" });
      }),
    );
    window.history.replaceState(null, "", `${list.path}?q=tide`);
    const { history } = render(<Router />, list);
    await loaded();
    await waitFor(() => expect(signedOut).toHaveBeenCalled(), patient);

    fromAnotherTab("tieout.session.ended", `sliding-window-expired ${Date.now()}`);
    await waitFor(() => expect(history.at(-1)).toBe("/slidingtimeout"));
    window.history.replaceState(null, "", "/slidingtimeout");
    release();
    await waitFor(() => expect(window.localStorage.getItem("tieout.session.ended")).not.toBeNull());

    expect(takeRememberedPath()).toBe(`${list.path}?q=tide`);
    window.history.replaceState(null, "", "/");
  });

  it("that ran out in another tab ends here as well, and keeps what was typed", async () => {
    somebodyIsLoggedIn();
    keepDraft({ userId: dana.id, path: "/x", form: "f" }, "typed", "");
    const { history } = render(<Router />, list);
    await loaded();

    fromAnotherTab("tieout.session.ended", `sliding-window-expired ${Date.now()}`);

    await waitFor(() => expect(history.at(-1)).toBe("/slidingtimeout"));
    expect(Object.keys(window.sessionStorage).join()).toContain("tieout.draft.");
  });
});

describe("logging out", () => {
  it("says so while it happens, and leaves nothing of the person (P-U15, P-U95, P-T6, P-A8, P-E73)", async () => {
    const assign = vi.fn();
    vi.spyOn(window, "location", "get").mockReturnValue({ ...window.location, assign });
    somebodyIsLoggedIn();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.use(
      bff.post("/auth/signout", async ({ response }) => {
        await held;
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
    release();

    await waitFor(() => expect(assign).toHaveBeenCalledWith("https://id.example/logout"));
    expect(window.localStorage.getItem("tieout.dismissedImports")).toBeNull();
    expect(Object.keys(window.sessionStorage)).toEqual([]);
    expect(window.localStorage.getItem("tieout.session.ended")).toMatch(/^logged-out /);
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

describe("after a login", () => {
  it("greets in two lines while the portal is opening (P-U7, P-U8)", async () => {
    somebodyIsLoggedIn();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.use(
      bff.post("/auth/postlogin", async ({ response }) => {
        await held;
        return response(200).json(dana);
      }),
    );
    render(<Router />, { path: "/businesses" });

    expect(await screen.findByText("Welcome back.", {}, patient)).toBeVisible();
    expect(screen.getByText("Opening.")).toBeVisible();
    release();
    expect(await loaded()).toBeVisible();
  });

  it("says that nobody can be found behind it, and tries again (P-T5, P-M37)", async () => {
    somebodyIsLoggedIn();
    server.use(
      bff.post("/auth/postlogin", ({ response }) =>
        response(403).json(aProblem({ status: 403, description: "Somebody else's login." })),
      ),
    );
    const { user } = render(<Router />, { path: "/businesses" });

    expect(
      await screen.findByRole("heading", { name: "It can't be opened" }, patient),
    ).toBeVisible();
    expect(screen.getByText("Somebody else's login.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Log out" })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    server.use(bff.post("/auth/postlogin", ({ response }) => response(200).json(dana)));
    await user.click(screen.getByRole("button", { name: "Try again" }));

    expect(await loaded()).toBeVisible();
  });
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
      list,
    );

    const banner = await screen.findByRole(
      "alertdialog",
      { name: "Your session expired." },
      patient,
    );
    expect(banner).toHaveAccessibleDescription("Unauthorized. Please login.");
    expect(banner).toHaveFocus();
    expect(window.sessionStorage.getItem("tieout.session.ends")).not.toBeNull();
    await user.tab();
    await user.keyboard("{Enter}");

    expect(assign).toHaveBeenCalledWith("/");
    expect(window.sessionStorage.getItem("tieout.session.ends")).toBeNull();
  });
});

describe("the not-found page", () => {
  it("is there without a session (P-R23, P-U99, P-M1, S-R11)", async () => {
    somebodyIsLoggedIn();
    server.use(
      bff.get("/auth/session", ({ response }) => response(401).json(aProblem({ status: 401 }))),
      bff.post("/auth/postlogin", ({ response }) => response(401).json(aProblem({ status: 401 }))),
    );
    render(<Router />, { path: "/notfound" });

    expect(
      await screen.findByText(
        "We're sorry, the page you're trying to reach cannot be found.",
        {},
        patient,
      ),
    ).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });
});
