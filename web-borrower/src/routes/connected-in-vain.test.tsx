import { screen, waitFor } from "@testing-library/react";
import { consentMinutes } from "@tieout/core/connection";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { HttpResponse, http } from "msw";
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

  it("says in another browser than the one that was sent to the package that it goes on there (D-2)", async () => {
    const noSession = () => HttpResponse.json(given.problem(401, "no-session"), { status: 401 });
    server.use(
      given.theTenantIs(),
      http.get("*/links/session", noSession),
      http.post("*/ConnectionRequests/claim", noSession),
    );

    visit("/connected?state=abc");

    expect(
      await screen.findByRole("heading", { name: "You started in another browser" }),
    ).toBeVisible();
    expect(screen.getByText(/^Nothing has been shared\./)).toBeVisible();
  });

  it.each([
    ["is given back", given.problem(404, "not-found")],
    [
      "is to be given back",
      {
        ...given.problem(409, "beyond-consent"),
        errors: [{ pointer: "/consent/state", code: "expired", description: "It expired." }],
      },
    ],
  ])(
    "says that the sign-in took too long where it %s, and offers to sign in again",
    async (_, late) => {
      server.use(
        ...given.theLinkOpens(),
        given.theConnectionIs(),
        http.post("/api/:workspaceId/Submissions/:submissionId/imports", () =>
          HttpResponse.json(late, { status: late.status }),
        ),
      );
      const { user } = visit("/connected?state=abc");

      await user.click(await screen.findByRole("button", { name: "Yes, share these records" }));

      expect(await screen.findByText(/The sign-in took longer than it may/)).toBeVisible();
      expect(screen.getByRole("button", { name: "Try again" })).toBeEnabled();
    },
  );

  it("asks for the link again when the session is over", async () => {
    server.use(
      given.theTenantIs(),
      bff.get("/links/session", ({ response }) =>
        response(401).json(given.problem(401, "no-session")),
      ),
      bff.post("/ConnectionRequests/claim", ({ response }) =>
        response(401).json(given.problem(401, "no-session")),
      ),
    );

    rememberVisit({ connectionRequestId: given.connection().id });

    visit("/connected?state=abc");

    expect(await screen.findByRole("heading", { name: "Open your link again" })).toBeVisible();
  });
});
