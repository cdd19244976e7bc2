import { screen, waitFor, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { afterEach, describe, expect, it } from "vitest";
import { Router } from "../app/router.tsx";
import { anOwnSetting } from "../testing/a-notification.ts";
import { tenantWith } from "../testing/a-tenant.ts";
import { aPageOf, dana } from "../testing/a-workspace.ts";
import { bff, server } from "../testing/bff.ts";
import { render } from "../testing/render.tsx";

afterEach(() => window.history.replaceState(null, "", "/"));

describe("the settings' addresses", () => {
  it("lead to one's own notifications, which everybody has (P-R37, P-R15, P-C13)", async () => {
    somebodyIsLoggedIn();
    const { history } = render(<Router />, { path: "/settings" });

    const tabs = await screen.findByRole("navigation", { name: "Notification settings" });

    expect(history.at(-1)).toBe("/settings/usernotifications");
    expect(
      within(tabs)
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual(["My notification settings"]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("lead administrators to everybody's settings as well (P-R16, P-U87, P-C9, P-C14, P-G22)", async () => {
    somebodyIsLoggedIn(["CanManageTenantAdministrativeNotificationSettings"]);
    const { user, history } = render(<Router />, { path: "/settings/usernotifications" });
    const tabs = await screen.findByRole("navigation", { name: "Notification settings" });

    await user.click(within(tabs).getByRole("link", { name: "Administrative settings" }));

    await waitFor(() => expect(history.at(-1)).toBe("/settings/adminnotificationsettings"));
    expect(await screen.findByText(/in addition to or instead of subscribers/)).toBeInTheDocument();
  });

  it("close the administrative page to anybody else (P-C9)", async () => {
    somebodyIsLoggedIn();
    render(<Router />, { path: "/settings/adminnotificationsettings" });

    expect(await screen.findByRole("heading", { name: "Access Denied" })).toBeInTheDocument();
  });

  it("stand in everybody's menu (P-U13, P-C13)", async () => {
    somebodyIsLoggedIn();
    const { user, history } = render(<Router />, { path: "/settings/usernotifications" });

    await user.click(await screen.findByRole("button", { name: /Dana Whitfield/ }));
    await user.click(await screen.findByRole("menuitem", { name: "Notification settings" }));

    expect(history.at(-1)).toBe("/settings/usernotifications");
  });
});

describe("a mail's link", () => {
  it("ends nothing by being opened, all once a button is pressed, and takes it back", async () => {
    const states = [false, true];
    const answer = (subscribed: boolean) => ({
      ...{ title: "Data collection completed", address: "ops@elsewhere.example", subscribed },
      may: { undo: !subscribed },
    });
    const sent: unknown[] = [];
    theTenantIs();
    server.use(
      bff.post("/notifications/unsubscriptions", ({ response }) =>
        response(200).json(answer(true)),
      ),
      bff.put("/notifications/unsubscriptions", async ({ request, response }) => {
        sent.push(await request.json());
        return response(200).json(answer(states.shift() ?? true));
      }),
    );
    window.history.replaceState(null, "", "/unsubscribe#secret");
    const { user } = render(<Router />, { path: "/unsubscribe" });

    await screen.findByText("Stop sending “Data collection completed” to ops@elsewhere.example?");
    expect([window.location.hash, sent]).toEqual(["", []]);
    await user.click(screen.getByRole("button", { name: "Unsubscribe" }));
    await screen.findByText(/is no longer sent to ops@elsewhere.example/);
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Undo" }));

    expect(await screen.findByRole("button", { name: "Unsubscribe" })).toBeInTheDocument();
    expect(sent).toEqual([
      { unsubscribeToken: "secret", subscribed: false },
      { unsubscribeToken: "secret", subscribed: true },
    ]);
  });

  it("that lost its end says so", async () => {
    theTenantIs();
    render(<Router />, { path: "/unsubscribe" });

    expect(
      await screen.findByRole("heading", { name: "This link is incomplete" }),
    ).toBeInTheDocument();
  });
});

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

function theTenantIs(): void {
  server.use(bff.get("/tenant/settings", ({ response }) => response(200).json(tenantWith())));
}

function somebodyIsLoggedIn(userCapabilities: typeof dana.userCapabilities = []): void {
  theTenantIs();
  server.use(
    bff.get("/tenant/safedatacollectionlimit", ({ response }) =>
      response(200).json({ hasLimit: false, billingPeriod: { endDate: "2026-03-31" } }),
    ),
    bff.get("/auth/session", ({ response }) =>
      response(200).json({
        absoluteExpirationTime: inAnHour(),
        slidingExpirationTime: inAnHour(),
      }),
    ),
    bff.post("/auth/postlogin", ({ response }) =>
      response(200).json({ ...dana, userCapabilities }),
    ),
    bff.get("/notifications/usernotificationsettings", ({ response }) =>
      response(200).json([anOwnSetting()]),
    ),
    bff.get("/notifications/tenantadministrativesettings", ({ response }) =>
      response(200).json([]),
    ),
    bff.post("/Entities/query", ({ response }) => response(200).json(aPageOf([]))),
  );
}
