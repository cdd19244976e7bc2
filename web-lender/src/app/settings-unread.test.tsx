import { screen } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { pass, settled } from "@tieout/web-portal/testing/clock";
import { HttpResponse } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { tenantSettings } from "../api/tenant-settings.ts";
import { somebodyIsLoggedIn } from "../testing/a-session.ts";
import { tenantWith } from "../testing/a-tenant.ts";
import { bff, server } from "../testing/bff.ts";
import { render } from "../testing/render.tsx";
import { Router } from "./router.tsx";

afterEach(() => vi.useRealTimers());

const unread = "Your organization’s settings couldn’t be loaded.";
const note = () => screen.queryByText(unread, { selector: "[role=status] *" });
const add = () => screen.getByRole("button", { name: /Add workspace/ });

describe("A tenant whose settings can't be read", () => {
  it("has its pages all the same, which say so and offer nothing that may be switched off (P-T42)", async () => {
    somebodyIsLoggedIn();
    theSettingsAreRefused();
    show();

    expect(await screen.findByRole("row", { name: /Tidewater/ })).toBeInTheDocument();
    expect(note()).toBeVisible();
    expect(screen.getByRole("link", { name: "Tieout" })).toBeInTheDocument();
    expect(add()).toHaveAccessibleDescription(unread);
    expect(screen.queryByText("New workspaces are switched off")).not.toBeInTheDocument();
    expect(screen.queryByText("Try again")).not.toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("has what it says put away by keyboard, which goes on at the page's content", async () => {
    somebodyIsLoggedIn();
    theSettingsAreRefused();
    const { user } = show();
    await screen.findByRole("row", { name: /Tidewater/ });
    screen.getByRole("button", { name: "Close banner" }).focus();
    await user.keyboard("{Enter}");

    expect(note()).not.toBeInTheDocument();
    expect(document.getElementById("main")).toHaveFocus();
  });

  it("is asked again by itself, and then its own settings stand (P-T42)", async () => {
    vi.useFakeTimers();
    somebodyIsLoggedIn();
    theSettingsAreRefused();
    show();
    await settled(() => screen.queryByRole("row", { name: /Tidewater/ }) !== null);
    server.use(bff.get("/tenant/settings", ({ response }) => response(200).json(tenantWith())));
    await pass(14.5);
    expect(note()).toBeVisible();
    await pass(0.6);
    await settled(() => note() === null);

    expect(screen.getByRole("link", { name: "Copperfield" })).toBeInTheDocument();
  });

  it("is asked at intervals only until it has answered", () => {
    const { refetchInterval } = tenantSettings();
    const after = (data: object | undefined) =>
      // The only part of a query that it reads.
      (refetchInterval as (query: object) => number | false)({ state: { data } });

    expect([after(undefined), after(tenantWith())]).toEqual([15_000, false]);
  });
});

const show = () => render(<Router />, { path: "/home/workspacelist" });

function theSettingsAreRefused() {
  server.use(bff.get("/tenant/settings", () => HttpResponse.error()));
}
