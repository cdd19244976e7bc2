import { screen, waitFor } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { pass, settled } from "@tieout/web-portal/testing/clock";
import { afterEach, describe, expect, it, vi } from "vitest";
import { keepDraft } from "../drafts/draft-store.ts";
import { somebodyIsLoggedIn } from "../testing/a-session.ts";
import { dana } from "../testing/a-workspace.ts";
import { aProblem, bff, server } from "../testing/bff.ts";
import { held } from "../testing/held.ts";
import { render } from "../testing/render.tsx";
import { takeRememberedPath } from "./remembered-path.ts";
import { Router } from "./router.tsx";
import { Session } from "./session.tsx";

afterEach(() => {
  vi.useRealTimers();
});

const list = { path: "/home/workspacelist" };
const loaded = () => screen.findByRole("row", { name: /Tidewater/ });
const notice = () => screen.findByRole("dialog", { name: "Are you still there?" });
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

    expect(await screen.findByText(one.because)).toBeVisible();
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

      expect(await screen.findByText(/^If you were logged in/)).toBeVisible();
      expect(screen.getByRole("heading", { level: 1, name: "Log in" })).toBeVisible();
      expect(screen.queryByText(/hours|minutes|were logged out/)).not.toBeInTheDocument();
      expect(screen.getByRole("button", { name: "Back to login" })).toBeVisible();
    },
  );

  it.each([
    ["while nobody looked", -1_000],
    ["in another tab, whose timer fires a minute before it", 59_000],
  ])("that ended %s leads to the timeout page too (P-N3)", async (_how, sliding) => {
    const times = [86_400_000, sliding].map((after) => new Date(Date.now() + after).toISOString());
    window.sessionStorage.setItem("tieout.session.ends", times.join(" "));
    somebodyIsLoggedIn();
    server.use(
      bff.get("/auth/session", ({ response }) => response(401).json(aProblem({ status: 401 }))),
    );
    const { history } = render(<Router />, list);

    expect(await screen.findByText(/^You were away until/)).toBeVisible();
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
    const signingOut = held();
    const signedOut = vi.fn();
    server.use(
      bff.post("/auth/signout", async ({ response }) => {
        signedOut();
        await signingOut.until;
        return response(200).json({ logoutUrl: "/login" });
      }),
    );
    window.history.replaceState(null, "", `${list.path}?q=tide`);
    const { history } = render(<Router />, list);
    await loaded();
    await waitFor(() => expect(signedOut).toHaveBeenCalled());

    fromAnotherTab("tieout.session.ended", `sliding-window-expired ${Date.now()}`);
    await waitFor(() => expect(history.at(-1)).toBe("/slidingtimeout"));
    window.history.replaceState(null, "", "/slidingtimeout");
    signingOut.release();
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
