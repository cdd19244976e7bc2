import { onlineManager } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it, vi } from "vitest";
import { readVisit } from "../api/visit.ts";
import { bff, server } from "../testing/bff.ts";
import * as given from "../testing/given.ts";
import { consentPage, theWayIsPrepared } from "../testing/package-prepared.ts";
import { connect, visit } from "../testing/visit.tsx";

const linked = `/linked?rid=7#${given.secret}`;

describe("saying whose books these are", () => {
  it("comes before the packages where the lender wants that, and axe finds nothing (S-U14, P-E57)", async () => {
    server.use(...theLenderCollectsIt());

    const { container } = visit(linked);

    expect(await screen.findByRole("textbox", { name: "Business name" })).toBeVisible();
    expect(screen.getByText("What will be shared")).toBeVisible();
    expect(screen.queryByRole("button", { name: "DEX" })).toBeNull();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it("stays, with what was typed, where a phone loses its network and what it asks then fails", async () => {
    let isAway = false;
    const asked = vi.fn();
    server.use(
      bff.get("/Entities/{workspaceId}/safedetails", ({ response }) => {
        asked();
        if (isAway) return response(404).json(given.problem(404, "not-found"));
        const displayName = "Tidewater Marine Supply, Inc.";
        return response(200).json({ id: given.workspaceId, displayName });
      }),
      ...theLenderCollectsIt(),
    );
    const { user } = visit(linked);
    const name = await screen.findByRole("textbox", { name: "Business name" });
    await user.type(name, "Tidewater");

    isAway = true;
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await user.type(name, " Marine");

    expect(asked).toHaveBeenCalledTimes(1);
    expect(name).toHaveValue("Tidewater Marine");
    expect(name).toBeVisible();
  });

  it("isn't asked where the lender doesn't collect it (P-E57)", async () => {
    server.use(...given.theLinkOpens());

    visit(linked);

    expect(await screen.findByRole("button", { name: "DEX" })).toBeVisible();
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("goes on with a name and an address alone, and says field by field what is wrong (S-U17, S-V6, S-V19)", async () => {
    server.use(...theLenderCollectsIt());
    const { user, container } = visit(linked);
    const name = await screen.findByRole("textbox", { name: "Business name" });
    const email = screen.getByRole("textbox", { name: "Business email" });
    const goOn = screen.getByRole("button", { name: "Continue" });

    await user.click(goOn);
    expect(name).toHaveAccessibleDescription("Enter your business name.");
    expect(email).toHaveAccessibleDescription("Enter your business email.");
    expect(name).toHaveFocus();

    await user.type(name, "<b>Tidewater</b>");
    await user.type(email, "rosa@tidewater");
    await user.click(goOn);
    expect(name).toHaveAccessibleDescription("Use letters, numbers and punctuation only.");
    expect(email).toHaveAccessibleDescription(
      "This email is missing the part after the dot, such as .com.",
    );
    expect(await accessibilityFaults(container)).toEqual([]);

    await user.clear(name);
    await user.type(name, "Tidewater");
    await user.click(goOn);
    expect(email).toHaveFocus();
    expect(screen.queryByRole("button", { name: "DEX" })).toBeNull();
  });

  it("travels with the submission, is kept for this session, and can be changed (S-U18, S-G11, S-E29, P-E75, P-C18)", async () => {
    const asked: unknown[] = [];
    server.use(...theLenderCollectsIt(), ...theWayIsPrepared(asked));
    const { user, leaveFor } = visit(linked);

    await user.type(await screen.findByRole("textbox", { name: "Business name" }), " Tidewater ");
    // Pasted text begins with a space.
    await user.type(
      screen.getByRole("textbox", { name: "Business email" }),
      "  rosa@tidewater.com",
    );
    expect(screen.getByRole("textbox", { name: "Business email" })).toHaveValue(
      "rosa@tidewater.com",
    );
    await user.keyboard("{Enter}");
    expect(await screen.findByText("rosa@tidewater.com", { exact: false })).toHaveFocus();
    await connect(user, "DEX");

    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(consentPage));
    const metadata = [
      { name: "borrowerBusinessName", value: "Tidewater", type: "text" },
      { name: "borrowerBusinessEmail", value: "rosa@tidewater.com", type: "email" },
    ];
    expect(asked).toMatchObject([
      { requestId: 7, submissionMetadata: metadata },
      { initialMetadata: metadata },
    ]);
    expect(readVisit()).toMatchObject({
      business: { name: "Tidewater", email: "rosa@tidewater.com" },
      sharedLinkCompanyName: "Tidewater Marine Supply, Inc.",
      sharedLinkApplicationId: 7,
    });
    expect(window.localStorage.length).toBe(0);
  });

  it("is where Back leads, with what was said, and Forward leads on again", async () => {
    server.use(...theLenderCollectsIt());
    const { user } = visit(linked);
    await user.type(await screen.findByRole("textbox", { name: "Business name" }), "Tidewater");
    await user.type(
      screen.getByRole("textbox", { name: "Business email" }),
      "rosa@tidewater.com{Enter}",
    );
    await screen.findByRole("button", { name: "DEX" });

    window.history.back();
    const name = await screen.findByRole("textbox", { name: "Business name" });
    expect(name).toHaveValue("Tidewater");
    expect(screen.queryByRole("button", { name: "DEX" })).toBeNull();

    window.history.forward();
    expect(await screen.findByRole("button", { name: "DEX" })).toBeVisible();
    expect(window.location.search).toBe("?rid=7");
  });

  it("is asked of who tries again what another visitor began (P-E57, S-T17)", async () => {
    const failed = given.importing({ outcome: "Error", errorCode: "DatasourceUnresponsive" });
    server.use(given.theImportIs(failed), ...theLenderCollectsIt([given.submission("failed")]));
    const { user } = visit(linked);

    await user.click(await screen.findByRole("button", { name: "Try again" }));

    expect(await screen.findByRole("textbox", { name: "Business name" })).toBeVisible();
  });

  it("is asked once a session; changed, it begins anew what was begun under the other name", async () => {
    const asked: unknown[] = [];
    server.use(...theLenderCollectsIt([given.submission("open")]), ...theWayIsPrepared(asked));
    window.sessionStorage.setItem(
      "tieout.visit",
      JSON.stringify({
        ...{ workspaceId: given.workspaceId, sharedLinkApplicationId: 7 },
        ...{ submissionId: given.submissionId },
        business: { name: "Tidewater", email: "rosa@tidewater.com" },
      }),
    );
    const { user, leaveFor } = visit(linked);

    await user.click(await screen.findByRole("button", { name: "Change" }));
    const name = await screen.findByRole("textbox", { name: "Business name" });
    expect(name).toHaveFocus();
    expect(name).toHaveValue("Tidewater");
    await user.type(name, " Marine");
    await user.click(screen.getByRole("button", { name: "Continue" }));
    await connect(user, "DEX");

    await waitFor(() => expect(leaveFor).toHaveBeenCalled());
    expect(asked[0]).toMatchObject({
      submissionMetadata: [{ value: "Tidewater Marine" }, { value: "rosa@tidewater.com" }],
    });
  });
});

const theLenderCollectsIt = (submissions: Parameters<typeof given.session>[0] = []) =>
  given.theLinkOpens(
    given.session(submissions),
    given.settings({ alwaysCollectBorrowerBusinessInfo: true }),
  );
