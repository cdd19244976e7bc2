import { screen, waitFor } from "@testing-library/react";
import { updatesWords, wordsVersion } from "@tieout/core/consent/words";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import { readVisit, rememberVisit } from "../api/visit.ts";
import { bff, server } from "../testing/bff.ts";
import * as given from "../testing/given.ts";
import { visit } from "../testing/visit.tsx";

const confirmed = {
  connectionId: given.connectionId,
  companyShown: given.connection().datasetName,
};

describe("coming back from a package's page", () => {
  it("asks whether these are the books that were meant, and axe finds nothing", async () => {
    server.use(...given.theLinkOpens(), given.theConnectionIs());

    const { container } = visit("/connected?state=abc");

    expect(
      await screen.findByRole("heading", { name: "Is this Tidewater Marine Supply, Inc.?" }),
    ).toBeVisible();
    expect(screen.getByText(/Nothing has been read yet/)).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it("shows another company's name beside the business's, and lets the borrower choose between named answers (D-9)", async () => {
    const datasetName = "Bluestem Farms LLC";
    server.use(...given.theLinkOpens(), given.theConnectionIs(given.connection({ datasetName })));

    const { container } = visit("/connected?state=abc");

    expect(await screen.findByText("The names differ.")).toBeVisible();
    const names =
      /asked for Tidewater Marine Supply, Inc\., and you signed in to Bluestem Farms LLC/;
    expect(screen.getByText(names)).toBeVisible();
    expect(
      screen.getByRole("button", { name: "Yes, share the records of Bluestem Farms LLC" }),
    ).toBeEnabled();
    expect(screen.getByRole("button", { name: "No, disconnect" })).toBeEnabled();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it("sends the name that was shown with a yes, and offers a reload where the company is another by now", async () => {
    const started: unknown[] = [];
    const datasetName = "Bluestem Farms LLC";
    server.use(
      ...given.theLinkOpens(),
      given.theConnectionIs(given.connection({ datasetName })),
      bff.post(
        "/{workspaceId}/Submissions/{submissionId}/imports",
        async ({ request, response }) => {
          started.push(await request.json());
          return response(409).json(given.problem(409, "company-changed"));
        },
      ),
    );
    const { user } = visit("/connected?state=abc");

    await user.click(
      await screen.findByRole("button", { name: "Yes, share the records of Bluestem Farms LLC" }),
    );

    expect(await screen.findByRole("button", { name: "Reload" })).toBeEnabled();
    expect(started).toEqual([{ connectionId: given.connectionId, companyShown: datasetName }]);
  });

  it("lets the borrower allow updates where the lender asks, once their address is proved; once is preselected", async () => {
    const started: unknown[] = [];
    const email = { emailAddress: "rosa@tidewater.com", isProven: true };
    server.use(
      ...given.theLinkOpens({ ...given.session(), email }, given.settings(), {
        ...given.request(),
        updatesForMonths: 12,
      }),
      given.theConnectionIs(),
      bff.post(
        "/{workspaceId}/Submissions/{submissionId}/imports",
        async ({ request, response }) => {
          started.push(await request.json());
          return response(409).json(given.problem(409, "address-not-proven"));
        },
      ),
    );
    const { container, user } = visit("/connected?state=abc");

    expect(await screen.findByRole("radio", { name: "No, just this once" })).toBeChecked();
    await user.click(screen.getByRole("radio", { name: /^Yes, until / }));
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Yes, share these records" }));

    await waitFor(() =>
      expect(started).toEqual([
        {
          connectionId: given.connectionId,
          companyShown: given.connection().datasetName,
          updatesUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          updatesWords: { version: wordsVersion, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
        },
      ]),
    );
  });

  it("waits for a proved address before updates are allowed, and says so", async () => {
    const started: unknown[] = [];
    server.use(
      ...given.theLinkOpens(given.session(), given.settings(), {
        ...given.request(),
        updatesForMonths: 12,
      }),
      given.theConnectionIs(),
      bff.post(
        "/{workspaceId}/Submissions/{submissionId}/imports",
        async ({ request, response }) => {
          started.push(await request.json());
          return response(409).json(given.problem(409, "address-not-proven"));
        },
      ),
    );
    const { user } = visit("/connected?state=abc");

    await user.click(await screen.findByRole("radio", { name: /^Yes, until / }));
    const yes = screen.getByRole("button", { name: "Yes, share these records" });
    await user.click(yes);

    expect(yes).toHaveAccessibleDescription(/^Confirm your email address first/);
    expect(started).toEqual([]);
    await user.click(screen.getByRole("radio", { name: "No, just this once" }));
    await user.click(yes);
    const { version, sha256 } = updatesWords({ lender: "Copperfield" }, "en");
    await waitFor(() =>
      expect(started).toEqual([{ ...confirmed, updatesWords: { version, sha256 } }]),
    );
  });

  it("takes a name that is written otherwise for the same", async () => {
    const datasetName = "TIDEWATER MARINE SUPPLY";
    server.use(...given.theLinkOpens(), given.theConnectionIs(given.connection({ datasetName })));

    visit("/connected?state=abc");

    expect(await screen.findByRole("button", { name: "Yes, share these records" })).toBeVisible();
    expect(screen.queryByText("The names differ.")).not.toBeInTheDocument();
  });

  it("starts the import on yes, and follows it", async () => {
    const started: unknown[] = [];
    server.use(
      ...given.theLinkOpens(),
      given.theConnectionIs(),
      bff.post(
        "/{workspaceId}/Submissions/{submissionId}/imports",
        async ({ request, response }) => {
          started.push(await request.json());
          server.use(...given.theLinkOpens(given.session([given.submission("importing")])));
          return response(200).json({
            financialRecordId: given.financialRecordId,
            submissionId: given.submissionId,
          });
        },
      ),
      given.theImportIs(given.importing()),
    );
    const { user } = visit("/connected?state=abc");

    await user.click(await screen.findByRole("button", { name: "Yes, share these records" }));

    expect(await screen.findByRole("heading", { name: "Collecting your records" })).toHaveFocus();
    expect(started).toEqual([confirmed]);
    expect(window.location.pathname).toBe("/progress");
  });

  it("says which days and what of them is read", async () => {
    server.use(...given.theLinkOpens(), given.theConnectionIs(given.connection({ scope: aScope })));

    const { container } = visit("/connected?state=abc");

    expect(
      await screen.findByText(
        "Copperfield will read Jan 1, 2023 – Sep 30, 2025. Nothing has been read yet.",
      ),
    ).toBeVisible();
    expect(screen.getByText("Financial statements, with the general ledger")).toBeVisible();
    expect(screen.getByText("Open customer invoices")).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it("takes access back on no, and leads back to the packages", async () => {
    const declined: unknown[] = [];
    server.use(
      bff.delete(
        "/Workspaces/{workspaceId}/ConnectionRequests/{connectionRequestId}",
        ({ params, response }) => {
          declined.push(params.connectionRequestId);
          return response(204).empty();
        },
      ),
      ...given.theLinkOpens(),
      given.theConnectionIs(),
    );
    const { user, leaveFor } = visit("/connected?state=abc");

    await user.click(await screen.findByRole("button", { name: "No, disconnect" }));

    expect(await screen.findByText("Nothing was shared from DEX.")).toBeVisible();
    expect(screen.getByRole("button", { name: "DEX" })).toBeEnabled();
    expect(declined).toEqual([given.connectionRequestId]);
    expect(leaveFor).not.toHaveBeenCalled();
    expect(readVisit()).not.toHaveProperty("connectionRequestId");
  });

  it("leads back all the same if the no didn't reach us, as the server ends the access later", async () => {
    server.use(
      bff.delete("/Workspaces/{workspaceId}/ConnectionRequests/{connectionRequestId}", () =>
        Response.error(),
      ),
      ...given.theLinkOpens(),
      given.theConnectionIs(),
    );
    const { user } = visit("/connected?state=abc");

    await user.click(await screen.findByRole("button", { name: "No, disconnect" }));

    expect(await screen.findByText("Nothing was shared from DEX.")).toBeVisible();
  });

  it("reads again what it took before, when the page is loaded again", async () => {
    rememberVisit({
      workspaceId: given.workspaceId,
      connectionRequestId: given.connectionRequestId,
    });
    server.use(
      ...given.theLinkOpens(),
      bff.post("/ConnectionRequests/claim", ({ response }) =>
        response(409).json(given.problem(409, "already-claimed")),
      ),
      bff.get(
        "/Workspaces/{workspaceId}/ConnectionRequests/{connectionRequestId}",
        ({ response }) => response(200).json(given.connection()),
      ),
    );

    visit("/connected?state=abc");

    expect(await screen.findByRole("button", { name: "Yes, share these records" })).toBeEnabled();
  });
});

const aScope = {
  groups: ["financial-statements", "accounts-receivable"],
  bases: ["accrual"],
  anonymize: true,
  fullFiscalYears: 2,
  fromDay: "2023-01-01",
  throughDay: "2025-09-30",
} as const;
