import { screen } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { expect, it } from "vitest";
import { Router } from "../app/router.tsx";
import { somebodyIsLoggedIn } from "../testing/a-session.ts";
import { aProblem, bff, server } from "../testing/bff.ts";
import { render } from "../testing/render.tsx";

it("the not-found page is there without a session (P-R23, P-U99, P-M1, S-R11)", async () => {
  somebodyIsLoggedIn();
  server.use(
    bff.get("/auth/session", ({ response }) => response(401).json(aProblem({ status: 401 }))),
    bff.post("/auth/postlogin", ({ response }) => response(401).json(aProblem({ status: 401 }))),
  );
  render(<Router />, { path: "/notfound" });

  expect(
    await screen.findByText("We're sorry, the page you're trying to reach cannot be found."),
  ).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});
