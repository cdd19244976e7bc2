import { screen } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import { anonymousSession, nobodyIsHere, theLenderSays } from "../testing/anonymous-link.ts";
import { bff, server } from "../testing/bff.ts";
import * as given from "../testing/given.ts";
import { visit } from "../testing/visit.tsx";

describe("the anonymous link, where nothing is begun by it", () => {
  it("says first that the lender takes nothing more, before it asks who shares (S-U16, S-M24)", async () => {
    const limit = { hasLimit: true, countRemaining: 0, billingPeriod: { endDate: "2025-10-31" } };
    server.use(
      bff.get("/tenant/anonymouslimit", ({ response }) => response(200).json(limit)),
      ...nobodyIsHere(),
      theLenderSays(),
    );
    const { container } = visit("/portal");

    expect(
      await screen.findByRole("heading", { name: "Copperfield cannot take new records right now" }),
    ).toBeVisible();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it("gives way to a link of one's own where the lender has switched it off", async () => {
    const tenant = given.settings({ anonymousLinkEnabled: false });
    server.use(...given.theLinkOpens(given.session(), tenant), theLenderSays());

    visit("/portal");

    expect(await screen.findByRole("button", { name: "DEX" })).toBeEnabled();
    expect(screen.queryByRole("heading", { name: "This link was removed" })).toBeNull();
  });

  it("is closed where the lender has switched it off", async () => {
    const tenant = given.settings({ anonymousLinkEnabled: false });
    server.use(...nobodyIsHere(tenant), theLenderSays());

    visit("/portal");

    expect(await screen.findByRole("heading", { name: "This link was removed" })).toBeVisible();
  });

  it("leads who is through to a completion of its own (S-R6, P-R28, S-U22)", async () => {
    const done = { ...given.submission("complete"), mayRequestCopy: true };
    server.use(
      ...given.theLinkOpens(anonymousSession([done])),
      given.theImportIs(given.imported()),
    );

    visit("/linked");

    expect(await screen.findByText("Your records have been sent")).toBeVisible();
    expect(window.location.pathname).toBe("/submission");
  });
});
