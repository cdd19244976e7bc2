import { act, screen, waitFor } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { use } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { tenantWith } from "../testing/a-tenant.ts";
import { aProblem, bff, server } from "../testing/bff.ts";
import { render } from "../testing/render.tsx";
import { InvitationRoute } from "./invitation.tsx";

const secret = "s".repeat(43);

afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, "", "/");
});

describe("InvitationRoute", () => {
  it("takes the secret out of the address, says who invited whom, and goes on to sign-up", async () => {
    const asked: unknown[] = [];
    server.use(
      bff.post("/invitations/check", async ({ request, response }) => {
        asked.push(await request.json());
        return response(200).json({
          ...{ displayName: "Priya Raman", emailAddress: "priya@copperfield.co" },
          ...{ invitedBy: "Dana Whitfield", roles: ["Default User"] },
          expirationTime: "2026-03-17T09:00:00Z",
        });
      }),
      bff.post("/invitations/login", async ({ request, response }) => {
        asked.push(await request.json());
        return response(200).json({ location: "https://id.example/auth" });
      }),
    );
    const { user } = open(`#${secret}`);
    const assign = vi.fn();

    const button = await screen.findByRole("button", { name: "Accept invitation" });
    expect(window.location.hash).toBe("");
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      "You are invited to Copperfield",
    );
    expect(screen.getByText(/Dana Whitfield added you/)).toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
    vi.spyOn(window, "location", "get").mockReturnValue({ ...window.location, assign });
    await user.click(button);

    await waitFor(() => expect(assign).toHaveBeenCalledWith("https://id.example/auth"));
    expect(asked).toEqual([{ secret }, { secret, uiLocales: "en" }]);
  });

  it.each([
    [410, "invitation-expired", "This invitation has expired"],
    [410, "invitation-used", "This invitation has been accepted"],
    [410, "invitation-replaced", "This invitation is no longer good"],
    [404, "not-found", "This link is incomplete"],
    [429, "too-many-tries", "The invitation could not be opened"],
  ] as const)("says what has become of it, and what to do: %s %s", async (status, type, title) => {
    server.use(
      bff.post("/invitations/check", ({ response }) =>
        response(status).json(aProblem({ status, type })),
      ),
    );
    open(`#${secret}`);

    expect(await screen.findByRole("heading", { name: title })).toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("still has its secret where the browser begins to draw it anew", async () => {
    server.use(
      bff.get("/tenant/settings", ({ response }) => response(200).json(tenantWith())),
      bff.post("/invitations/check", ({ response }) =>
        response(410).json(aProblem({ status: 410, type: "invitation-used" })),
      ),
    );
    window.history.replaceState(null, "", `/invitation#${secret}`);
    const late = Promise.resolve("and more");
    const Late = () => use(late);

    await act(async () => {
      render(
        <>
          <InvitationRoute />
          <Late />
        </>,
        { path: "/invitation" },
      );
    });

    expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(
      "This invitation has been accepted",
    );
    expect(window.location.hash).toBe("");
  });

  it("asks nobody about a link without its secret", async () => {
    open("");

    expect(await screen.findByRole("heading", { name: "This link is incomplete" })).toBeVisible();
  });

  it.each([
    ["not-verified", "Your email is not confirmed yet"],
    ["other-address", "You signed in as somebody else"],
    ["over", "This invitation ended while you signed in"],
  ])("says why a login didn't fit it: %s", async (problem, title) => {
    open(`?problem=${problem}`);

    expect(await screen.findByRole("heading", { name: title })).toBeInTheDocument();
  });
});

function open(rest: string) {
  server.use(bff.get("/tenant/settings", ({ response }) => response(200).json(tenantWith())));
  window.history.replaceState(null, "", `/invitation${rest}`);
  return render(<InvitationRoute />, { path: `/invitation${rest.startsWith("?") ? rest : ""}` });
}
