import { screen, waitFor } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Router } from "../app/router.tsx";
import { tenantWith } from "../testing/a-tenant.ts";
import { aProblem, bff, server } from "../testing/bff.ts";
import { render } from "../testing/render.tsx";

const assign = vi.fn();
const replace = vi.fn();
beforeEach(() => {
  vi.spyOn(window, "location", "get").mockReturnValue({ ...window.location, assign, replace });
});
afterEach(() => {
  vi.restoreAllMocks();
  assign.mockReset();
  replace.mockReset();
});

type Login = Partial<ReturnType<typeof tenantWith>["multiTenantSettings"]>;
const teams = [
  { id: "1", name: "Commercial lending", url: "https://one.example/login", tenantName: "one" },
  { id: "2", name: "Portfolio monitoring", url: "https://two.example/login", tenantName: "two" },
];
const logIn = () => screen.findByRole("button", { name: "Log in" });

describe("the login page", () => {
  it("welcomes in the tenant's words, and goes on to the provider (P-R18, P-U1, P-U2, P-T3, S-A38)", async () => {
    const asked = theTenantSays({ welcome: "Hello at {tenant}", purpose: "Ask the desk." });
    const { user } = render(<Router />, { path: "/login" });

    expect(await screen.findByRole("heading", { name: "Hello at Copperfield" })).toBeVisible();
    expect(screen.getByText("Ask the desk.")).toBeVisible();
    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(await logIn());

    await waitFor(() => expect(assign).toHaveBeenCalledWith("https://id.example/authorize"));
    expect(asked).toEqual([{ uiLocales: "en" }]);
  });

  it("has words of its own, with the name that a tenant shows, where the tenant's can't be read (P-E26)", async () => {
    theTenantSays({});
    server.use(
      bff.post("/tenant/portallogintext", ({ response }) =>
        response(400).json(aProblem({ status: 400 })),
      ),
    );
    render(<Router />, { path: "/login" });

    expect(await screen.findByRole("heading", { name: "Welcome to Copperfield" })).toBeVisible();
  });

  it("offers the teams, marks the one used last, and goes there (P-U3, P-E33)", async () => {
    window.localStorage.setItem("tieout.team", "2");
    theTenantSays({ chooseTeam: "Choose your team" }, { loginDestinations: teams });
    const { user } = render(<Router />, { path: "/login" });

    const used = await screen.findByRole("link", { name: /Portfolio monitoring/ });
    expect(used).toHaveTextContent("Last used");
    expect(used).toHaveAttribute("href", "https://two.example/login");
    expect(screen.getByRole("link", { name: /Commercial lending/ })).not.toHaveTextContent("Last");
    expect(screen.getByRole("heading", { name: "Choose your team" })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);

    await user.click(await logIn());
    expect(assign).toHaveBeenCalledWith("https://two.example/login");
  });

  it("says its lines as the tenant orders them, with a line between (P-E34)", async () => {
    theTenantSays(
      {},
      {
        welcomeText: ["Good morning", "Above", "Below"],
        placeLoginAfterWelcomeLine: 2,
        showSeparatorAfterWelcomeText: true,
      },
    );
    render(<Router />, { path: "/login" });

    const button = await logIn();
    const follows = (text: string) =>
      button.compareDocumentPosition(screen.getByText(text)) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(screen.getByRole("heading", { name: "Good morning" })).toBeVisible();
    expect([follows("Above") > 0, follows("Below") > 0]).toEqual([false, true]);
    expect(screen.getByRole("separator")).toBeInTheDocument();
  });

  it.each([
    ["/login?login=true", {}],
    ["/login?redirected=true", {}],
    ["/login", { passLoginThrough: true }],
  ])("goes on by itself from %s where %o (P-U4, P-U6, P-E34)", async (path, login) => {
    theTenantSays({}, login);
    render(<Router />, { path });

    await waitFor(() => expect(assign).toHaveBeenCalledWith("https://id.example/authorize"));
  });

  it("sends everybody to the tenant's own page, where it names one (P-N7)", async () => {
    theTenantSays({}, { redirectTarget: "https://sign-in.example/" });
    render(<Router />, { path: "/login" });

    await waitFor(() => expect(replace).toHaveBeenCalledWith("https://sign-in.example/"));
  });

  it("is closed with the portal (P-U5, P-N4, P-N5, P-R21, S-R12)", async () => {
    theTenantSays({}, {}, { disabled: true });
    const { history } = render(<Router />, { path: "/login" });

    expect(
      await screen.findByRole("heading", { name: "The portal is closed for now" }),
    ).toBeVisible();
    expect(history.at(-1)).toBe("/ldisabled");
    expect(screen.getByText("Back on Monday.")).toHaveStyle({
      fontSize: "18px",
      marginBottom: "20px",
    });
    expect(screen.getByText("555 0142").closest("p")).toHaveTextContent(
      "Nothing is lost. Call 555 0142.",
    );
    expect(screen.getByText("555 0142").tagName).toBe("STRONG");
    expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "Workspaces",
      "Borrower links",
    ]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("says why a login failed, and OK logs out (P-T4, P-M37)", async () => {
    theTenantSays({ loginFailed: "Not this time.", loginFailedMessage: "Call the desk." });
    server.use(
      bff.post("/auth/signout", ({ response }) => response(401).json(aProblem({ status: 401 }))),
    );
    const { user } = render(<Router />, { path: "/login?error=unknown" });

    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Not this time.");
    expect(alert).toHaveTextContent("There is no account for you here.");
    expect(alert).toHaveTextContent("Call the desk.");
    await user.click(screen.getByRole("button", { name: "OK" }));

    await waitFor(() => expect(assign).toHaveBeenCalledWith("/login"));
  });

  it("says that the provider is away, and tries again", async () => {
    const asked = theTenantSays({});
    server.use(
      bff.post("/auth/login", ({ response }) =>
        response(503).json(aProblem({ status: 503, description: "The page can't be reached." })),
      ),
    );
    const { user } = render(<Router />, { path: "/login" });

    await user.click(await logIn());
    expect(await screen.findByRole("alert")).toHaveTextContent("The page can't be reached.");
    expect(await accessibilityFaults()).toEqual([]);
    server.resetHandlers();
    theTenantSays({}, {}, { asked });
    await user.click(screen.getByRole("button", { name: "Try again" }));

    await waitFor(() => expect(assign).toHaveBeenCalledWith("https://id.example/authorize"));
  });
});

function theTenantSays(
  texts: Readonly<Record<string, string>>,
  login: Login = {},
  { disabled = false, asked = [] as unknown[] } = {},
) {
  const tenant = tenantWith();
  server.use(
    bff.get("/tenant/settings", ({ response }) =>
      response(200).json({
        ...tenant,
        basicSettings: {
          tenantDisable: { lender: disabled, borrower: false },
          disabledParagraphs: {
            lender: [
              { content: "Back on Monday.", bold: true, fontSize: 18, marginBottom: 20 },
              { content: "Nothing is lost. Call 555 0142.", bold: false, strong: ["555 0142"] },
            ],
            borrower: [],
          },
          disabledEffects: {
            lender: { affected: "Workspaces", notAffected: "Borrower links" },
            borrower: {},
          },
        },
        multiTenantSettings: { ...tenant.multiTenantSettings, ...login },
      }),
    ),
    bff.post("/tenant/portallogintext", ({ response }) =>
      response(200).json({ languageCode: "en", locale: "", sections: { loginPage: texts } }),
    ),
    bff.post("/auth/login", async ({ request, response }) => {
      asked.push(await request.json());
      return response(200).json({ location: "https://id.example/authorize" });
    }),
  );
  return asked;
}
