import { screen, waitFor, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { afterEach, describe, expect, it, vi } from "vitest";
import { tenantWith } from "../testing/a-tenant.ts";
import { aDetailedUser, defaultRole } from "../testing/a-user.ts";
import { aListItem, aPageOf, dana } from "../testing/a-workspace.ts";
import { aProblem, bff, server } from "../testing/bff.ts";
import { render } from "../testing/render.tsx";
import { rememberPath } from "./remembered-path.ts";
import { Router } from "./router.tsx";

afterEach(() => vi.restoreAllMocks());

describe("Router", () => {
  it("sends somebody without a session to the login, and remembers where they were going (P-N1, P-E74, S-A38)", async () => {
    theTenant();
    server.use(
      bff.get("/auth/session", ({ response }) => response(401).json(aProblem({ status: 401 }))),
      bff.post("/auth/postlogin", ({ response }) => response(401).json(aProblem({ status: 401 }))),
    );
    const { history } = render(<Router />, { path: "/home/workspacelist" });

    expect(
      await screen.findByRole("heading", { name: "Welcome to Copperfield" }),
    ).toBeInTheDocument();
    expect(history.at(-1)).toBe("/login");
    const nonce = window.sessionStorage.getItem("tieout.return.nonce");
    expect(nonce).toMatch(/^[\da-f-]{36}$/);
    expect(window.localStorage.getItem(`tieout.return.${nonce}`)).not.toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("goes on after a login where somebody was going, with what was asked there (P-N2)", async () => {
    theTenant();
    somebodyIsLoggedIn();
    rememberPath({ pathname: "/home/workspacelist", search: "?q=tide" });
    const { history } = render(<Router />, { path: "/businesses" });

    expect(await screen.findByRole("row", { name: /Tidewater/ })).toBeInTheDocument();
    expect(history.at(-1)).toBe("/home/workspacelist?q=tide");
  });

  it.each(["/", "/home", "/businesses", "/workspacedetails"])(
    "leads from %s to the list (P-R1, P-R2, P-U59)",
    async (path) => {
      theTenant();
      somebodyIsLoggedIn();
      const { history } = render(<Router />, { path });

      expect(await screen.findByRole("row", { name: /Tidewater/ })).toBeInTheDocument();
      expect(history.at(-1)).toBe("/home/workspacelist");
    },
  );

  it("says who is logged in, what is left, and where one is (P-U9, P-U10, P-U16)", async () => {
    theTenant();
    somebodyIsLoggedIn();
    render(<Router />, { path: "/home/workspacelist" });

    await screen.findByRole("row", { name: /Tidewater/ });

    expect(screen.getByRole("button", { name: /Dana Whitfield/ })).toBeInTheDocument();
    expect(within(screen.getByRole("banner")).getAllByRole("link")[0]).toHaveAttribute(
      "href",
      "/home/workspacelist",
    );
    expect(screen.getByText("Data collections remaining")).toBeInTheDocument();
    expect(screen.getByRole("navigation", { name: "Breadcrumb" })).toHaveTextContent("Workspaces");
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("logs out here, and then at the provider", async () => {
    theTenant();
    somebodyIsLoggedIn();
    const assign = vi.fn();
    vi.spyOn(window, "location", "get").mockReturnValue({ ...window.location, assign });
    server.use(
      bff.post("/auth/signout", ({ response }) =>
        response(200).json({ logoutUrl: "https://id.example/logout" }),
      ),
    );
    const { user } = render(<Router />, { path: "/home/workspacelist" });

    await user.click(await screen.findByRole("button", { name: /Dana Whitfield/ }));
    await user.click(await screen.findByRole("menuitem", { name: "Log out" }));

    await waitFor(() => expect(assign).toHaveBeenCalledWith("https://id.example/logout"));
  });

  it("ends with the session, and says why", async () => {
    theTenant();
    somebodyIsLoggedIn({ slidingSeconds: 60.3 });
    server.use(
      bff.post("/auth/signout", ({ response }) => response(200).json({ logoutUrl: "/login" })),
    );
    const { history } = render(<Router />, { path: "/home/workspacelist" });

    expect(
      await screen.findByRole("heading", { name: "Your session expired" }),
    ).toBeInTheDocument();
    expect(history.at(-1)).toBe("/slidingtimeout");
  });

  it("leads who manages users from the menu to them (P-R14, P-U11, P-U72, P-C2, P-G22)", async () => {
    theTenant();
    somebodyIsLoggedIn();
    server.use(
      bff.post("/auth/postlogin", ({ response }) =>
        response(200).json({ ...dana, userCapabilities: ["CanManageUsers"] }),
      ),
      bff.get("/detailedUsers", ({ response }) =>
        response(200).json([aDetailedUser(1, "Marcus Oyelaran")]),
      ),
      bff.get("/roles", ({ response }) => response(200).json([defaultRole])),
      bff.get("/tenant/emaildomains", ({ response }) => response(200).json([])),
      bff.get("/tenant/usermetadatasettings", ({ response }) => response(200).json([])),
    );
    const { user, history } = render(<Router />, { path: "/home/workspacelist" });

    await user.click(await screen.findByRole("button", { name: /Dana Whitfield/ }));
    await user.click(await screen.findByRole("menuitem", { name: "User management" }));

    expect(await screen.findByRole("row", { name: /Marcus/ })).toBeInTheDocument();
    expect(history.at(-1)).toBe("/settings/usermanagement");
    const trail = screen.getByRole("navigation", { name: "Breadcrumb" });
    expect(trail).toHaveTextContent("WorkspacesUser management");
  });

  it("keeps user management from anybody else (P-R14, P-C2, P-N6, P-M15)", async () => {
    theTenant();
    somebodyIsLoggedIn();
    render(<Router />, { path: "/settings/usermanagement" });

    expect(await screen.findByRole("heading", { name: "Access Denied" })).toBeInTheDocument();
  });

  it("offers user management to nobody else (P-U11, P-C2)", async () => {
    theTenant();
    somebodyIsLoggedIn();
    const { user } = render(<Router />, { path: "/home/workspacelist" });

    await user.click(await screen.findByRole("button", { name: /Dana Whitfield/ }));

    expect(await screen.findByRole("menuitem", { name: "Log out" })).toBeInTheDocument();
    expect(screen.queryByRole("menuitem", { name: "User management" })).toBeNull();
  });

  it.each([true, false])(
    "has languages in a menu of the account menu where the tenant does: %s (P-E59, P-U14, P-G21)",
    async (has) => {
      theTenant({ allowLanguageSelection: has });
      somebodyIsLoggedIn();
      const { user } = render(<Router />, { path: "/home/workspacelist" });

      await user.click(await screen.findByRole("button", { name: /Dana Whitfield/ }));

      expect(await screen.findByRole("menuitem", { name: "Log out" })).toBeInTheDocument();
      const languages = screen.queryByRole("menuitem", { name: "Language English" });
      expect(languages !== null).toBe(has);
      if (!languages) return;
      await user.click(languages);
      const choices = await screen.findAllByRole("menuitemradio");
      expect(choices.map(({ textContent }) => textContent)).toEqual([
        ...["English", "Español", "Français"],
      ]);
      expect(screen.getByRole("menuitemradio", { checked: true })).toHaveTextContent("English");
    },
  );

  it("knows an address that names nothing", async () => {
    theTenant();
    somebodyIsLoggedIn();
    render(<Router />, { path: "/nowhere" });

    expect(
      await screen.findByText("We're sorry, the page you're trying to reach cannot be found."),
    ).toBeInTheDocument();
  });
});

function theTenant(over: Parameters<typeof tenantWith>[0] = {}) {
  server.use(
    bff.get("/tenant/settings", ({ response }) => response(200).json(tenantWith(over))),
    bff.get("/tenant/bannermessages", ({ response }) => response(200).json([])),
    bff.get("/tenant/safedatacollectionlimit", ({ response }) =>
      response(200).json({
        hasLimit: true,
        limit: 50,
        countRemaining: 38,
        billingPeriod: { endDate: "2026-03-31" },
      }),
    ),
    bff.get("/submissions/listpending", ({ response }) => response(200).json([])),
    bff.post("/submissions/search", ({ response }) => response(200).json([])),
    bff.post("/Entities/query", ({ response }) => response(200).json(aPageOf([aListItem()]))),
  );
}

function somebodyIsLoggedIn({ slidingSeconds = 1_800 } = {}) {
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
  const slidingExpirationTime = inSeconds(slidingSeconds);
  server.use(
    bff.get("/auth/session", ({ response }) =>
      response(200).json({ absoluteExpirationTime: inSeconds(86_400), slidingExpirationTime }),
    ),
    bff.post("/auth/postlogin", ({ response }) => response(200).json(dana)),
  );
}
