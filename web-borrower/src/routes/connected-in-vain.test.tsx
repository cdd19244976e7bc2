import { screen, waitFor } from "@testing-library/react";
import { consentMinutes } from "@tieout/core/connection";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import { readVisit, rememberVisit } from "../api/visit.ts";
import { bff, server } from "../testing/bff.ts";
import * as given from "../testing/given.ts";
import { visit } from "../testing/visit.tsx";

describe("coming back from a package's page", () => {
  it("says in the specification's words that the import could not begin (S-T19, S-M6, S-M8)", async () => {
    server.use(
      ...given.theLinkOpens(),
      given.theConnectionIs(),
      bff.post("/{workspaceId}/Submissions/{submissionId}/imports", ({ response }) =>
        response(409).json(given.problem(409, "limit-reached", "No collections are left.")),
      ),
    );
    const { user } = visit("/connected?state=abc");

    await user.click(await screen.findByRole("button", { name: "Yes, share these records" }));

    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(
      "An error has occurred beginning financial import. Please wait a moment and try again.",
    );
    expect(alert).toHaveTextContent("Additional information: No collections are left.");
  });

  it("reports a connection without an id, and lets one connect anew (S-T18)", async () => {
    const reports: unknown[] = [];
    rememberVisit({ connectionRequestId: given.connectionRequestId, accountingPackage: "example" });
    const { connectionId: _, ...withoutId } = given.connection();
    server.use(
      ...given.theLinkOpens(),
      given.theConnectionIs(withoutId),
      bff.post("/errorreports", async ({ request, response }) => {
        reports.push(await request.json());
        return response(204).empty();
      }),
    );
    const { user } = visit("/connected?state=abc");

    await user.click(await screen.findByRole("button", { name: "Yes, share these records" }));

    expect(await screen.findByRole("button", { name: "DEX" })).toBeEnabled();
    await waitFor(() =>
      expect(reports).toMatchObject([{ message: "A connection came back without its id" }]),
    );
    expect(readVisit()).not.toHaveProperty("connectionRequestId");
    expect(readVisit()).not.toHaveProperty("accountingPackage");
  });

  it("says how long a sign-in may take, as long as it does", async () => {
    server.use(
      ...given.theLinkOpens(),
      given.theConnectionIs(given.connection({ status: "Error", errorCode: "RequestExpired" })),
    );
    visit("/connected?state=abc");

    expect(
      await screen.findByText(`Finish the sign-in in one go, within ${consentMinutes} minutes.`),
    ).toBeVisible();
  });

  it("leads from a failure to what is agreed to by connecting again", async () => {
    const failed = given.connection({ status: "Error", errorCode: "DatasourceUnresponsive" });
    server.use(...given.theLinkOpens(), given.theConnectionIs(failed));
    const { user } = visit("/connected?state=abc");

    await user.click(await screen.findByRole("button", { name: "Try again" }));

    expect(await screen.findByRole("dialog", { name: "Before you connect DEX" })).toBeVisible();
  });

  it("leads back to the packages, calmly, when the visitor turned back", async () => {
    const turnedBack = given.connection({ status: "Error", errorCode: "UserCancelled" });
    server.use(...given.theLinkOpens(), given.theConnectionIs(turnedBack));

    visit("/connected?state=abc");

    expect(await screen.findByText("You came back from DEX before you finished.")).toBeVisible();
    expect(screen.getByRole("button", { name: "DEX" })).toBeEnabled();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it.each([
    ["InsufficientUserPermissions", "may not read everything that was asked for in DEX"],
    ["DatasourceUnresponsive", "DEX did not answer."],
    ["RequestExpired", "The sign-in took longer than it may, so it was stopped."],
    ["RequestNonceAlreadyUsed", "This sign-in was used once already."],
    ["InternalError", "Something went wrong on our side while connecting to DEX."],
  ] as const)("explains %s, and what to do about it", async (errorCode, says) => {
    const failed = given.connection({
      status: "Error",
      errorCode,
      errorDescription: "The company file is locked.",
    });
    server.use(...given.theLinkOpens(), given.theConnectionIs(failed));

    const { container } = visit("/connected?state=abc");

    expect(
      await screen.findByRole("heading", { level: 1, name: "We could not connect DEX" }),
    ).toBeVisible();
    expect(screen.getByText(new RegExp(says))).toHaveTextContent(
      "Your books have not been changed, and your lender has not received anything.",
    );
    expect(screen.getByText("The company file is locked.")).toBeVisible();
    expect(screen.getByText("9D3C-5B1A, October 14, 2025, 1:30 PM")).toBeVisible();
    expect(screen.getByRole("button", { name: "Try again" })).toBeEnabled();
    expect(screen.getByRole("button", { name: "Choose another package" })).toBeEnabled();
    expect(await accessibilityFaults(container)).toEqual([]);
  });
});
