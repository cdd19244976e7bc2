import { useQuery } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import { sessionTimes } from "../api/session.ts";
import { somebodyIsLoggedIn } from "../testing/a-session.ts";
import { dana } from "../testing/a-workspace.ts";
import { aProblem, bff, server } from "../testing/bff.ts";
import { held } from "../testing/held.ts";
import { render } from "../testing/render.tsx";
import { Router } from "./router.tsx";
import { SignedIn } from "./signed-in.tsx";

const loaded = () => screen.findByRole("row", { name: /Tidewater/ });

describe("after a login", () => {
  it("greets in two lines while the portal is opening (P-U7, P-U8)", async () => {
    somebodyIsLoggedIn();
    const opening = held();
    server.use(
      bff.post("/auth/postlogin", async ({ response }) => {
        await opening.until;
        return response(200).json(dana);
      }),
    );
    render(<Router />, { path: "/businesses" });

    expect(await screen.findByText("Welcome back.")).toBeVisible();
    expect(screen.getByText("Opening.")).toBeVisible();
    opening.release();
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

    expect(await screen.findByRole("heading", { name: "It can't be opened" })).toBeVisible();
    expect(screen.getByText("Somebody else's login.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Log out" })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    server.use(bff.post("/auth/postlogin", ({ response }) => response(200).json(dana)));
    await user.click(screen.getByRole("button", { name: "Try again" }));

    expect(await loaded()).toBeVisible();
  });

  it("stays open where its session can't be asked for once more, as after a sleep without a network", async () => {
    somebodyIsLoggedIn();
    render(
      <SignedIn>
        <HowItWasAsked />
      </SignedIn>,
    );
    expect(await screen.findByText("The session is known")).toBeVisible();

    server.use(bff.get("/auth/session", ({ response }) => response.untyped(Response.error())));
    window.dispatchEvent(new StorageEvent("storage", { key: "tieout.session.slid" }));

    expect(await screen.findByText("The session couldn't be asked for")).toBeVisible();
  });
});

function HowItWasAsked() {
  const { isError } = useQuery(sessionTimes());
  return isError ? "The session couldn't be asked for" : "The session is known";
}
