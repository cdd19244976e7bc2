import { screen, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { SessionLost } from "../app/session-lost.tsx";
import { collectionBase, showCollection, theBffAnswers } from "../testing/a-collection-page.tsx";
import { aRevision, aSubmission, submissionId, workspaceId } from "../testing/a-submission.ts";
import { tenantWith } from "../testing/a-tenant.ts";
import { aCollection, someDetails } from "../testing/a-workspace.ts";
import { aProblem, bff, server } from "../testing/bff.ts";
import { render } from "../testing/render.tsx";
import { SubmissionDetailsRoute } from "./submission-details.tsx";

describe("SubmissionDetailsRoute", () => {
  it("leads from the workspaces over the business to the day of the collection (S-U62, S-U59)", async () => {
    theBffAnswers();
    showCollection("overview");

    const trail = await screen.findByRole("navigation", { name: "Breadcrumb" });
    expect(
      within(trail)
        .getAllByRole("listitem")
        .map((step) => step.textContent),
    ).toEqual(["Workspaces", "Tidewater Marine Supply, Inc.", "October 14, 2025"]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("goes to the overview from a part that it doesn't know (S-R3)", async () => {
    theBffAnswers();
    const { history } = showCollection("riskanalysis");

    await expect.poll(() => history.at(-1)).toBe(`${collectionBase}/overview`);
  });

  it("leads from the report, where it was opened from there (S-U63, P-R9)", async () => {
    theBffAnswers();
    render(
      <SubmissionDetailsRoute
        from="list"
        submissionId={submissionId}
        tab="overview"
        workspaceId={workspaceId}
      />,
      { path: `/submissiondetails/${workspaceId}/${submissionId}/overview` },
    );

    const trail = await screen.findByRole("navigation", { name: "Breadcrumb" });
    expect(
      within(trail)
        .getAllByRole("listitem")
        .map((step) => step.textContent),
    ).toEqual(["Workspaces", "Data collection report", "October 14, 2025"]);
  });

  it("names the newest revision to who comes from its making (S-U64)", async () => {
    theBffAnswers();
    server.use(
      bff.get("/{workspaceId}/Submissions/{submissionId}", ({ response }) =>
        response(200).json(
          aSubmission({ workbooks: [aRevision(), aRevision({ revisionNumber: 2 })] }),
        ),
      ),
    );
    showCollection("overview", "?highlightrevision=true");

    const title = await screen.findByRole("heading", { level: 1, name: "October 14, 2025" });
    expect(title.parentElement).toHaveTextContent("Revision 2");
  });

  it("names and opens the revision that the address names", async () => {
    theBffAnswers();
    server.use(
      bff.get("/{workspaceId}/Submissions/{submissionId}", ({ response }) =>
        response(200).json(
          aSubmission({ workbooks: [aRevision(), aRevision({ revisionNumber: 2 })] }),
        ),
      ),
    );
    showCollection("overview", "?highlightrevision=1");

    const title = await screen.findByRole("heading", { level: 1, name: "October 14, 2025" });
    expect(title.parentElement).toHaveTextContent("Revision 1");
    expect(screen.getByRole("list", { name: "Files of revision 1" })).toBeVisible();
  });

  it("asks before it hides, and goes to the workspace then (S-U52, S-U66)", async () => {
    theBffAnswers();
    const calls: string[] = [];
    server.use(
      bff.delete("/submissions/{submissionId}", ({ response }) => {
        calls.push("hidden");
        return response(200).json(aCollection({ deleted: true }));
      }),
    );
    const { user, history } = showCollection("overview");

    await user.click(await screen.findByRole("button", { name: "Hide" }));
    expect(calls).toEqual([]);
    await user.click(await screen.findByRole("button", { name: "Hide data collection" }));

    await expect.poll(() => history.at(-1)).toBe(`/workspacedetails/${workspaceId}/submissionlist`);
    expect(calls).toEqual(["hidden"]);
  });

  it("says what became of statements that were deleted, and when (S-U58)", async () => {
    theBffAnswers();
    const gone = {
      ...{ isDeleted: true, legalHold: false, hasCertificate: true },
      ...{ autoDeleteAt: "2025-11-01T12:00:00Z", deletedAt: "2025-11-02T12:00:00Z" },
    };
    server.use(
      bff.get("/{workspaceId}/Submissions/{submissionId}", ({ response }) =>
        response(200).json(
          aSubmission({ retentionPolicy: gone, financialRecordStatus: "Deleted" }),
        ),
      ),
    );
    const { user, history } = showCollection("financialstatements");

    expect(
      await screen.findByRole("heading", {
        name: "The financial statements were deleted on November 2, 2025",
      }),
    ).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole("link", { name: "Overview" }));
    expect(history.at(-1)).toBe(`${collectionBase}/overview`);
  });

  it("says that statements aren't mapped for what was collected before, and from when (S-M34)", async () => {
    theBffAnswers();
    server.use(
      bff.get("/{workspaceId}/Submissions/{submissionId}", ({ response }) =>
        response(200).json(
          aSubmission({ statements: "mapping-not-enabled", minimumMappingDate: "2025-11-01" }),
        ),
      ),
    );
    showCollection("financialstatements");

    expect(
      await screen.findByRole("heading", { name: "Financial statements are not available" }),
    ).toBeVisible();
    expect(screen.getByText(/^Mapping is not enabled for this submission\./)).toHaveTextContent(
      "It is for those collected after November 1, 2025.",
    );
  });

  it.each([true, false])(
    "has statements where the tenant does: %s (P-E44, S-U60, S-C11)",
    async (has) => {
      theBffAnswers();
      server.use(
        bff.get("/tenant/settings", ({ response }) =>
          response(200).json(tenantWith({ financialStatementsEnabled: has })),
        ),
      );
      showCollection("overview");

      await screen.findByRole("heading", { level: 1, name: "October 14, 2025" });
      expect(screen.queryByRole("link", { name: "Financial statements" }) !== null).toBe(has);
    },
  );

  it.each([400, 404] as const)(
    "goes to the workspace's collections when there is no such collection: %s (S-U69)",
    async (status) => {
      theBffAnswers();
      refuse(status);
      const { history } = showCollection("overview");

      await expect
        .poll(() => history.at(-1))
        .toBe(`/workspacedetails/${workspaceId}/submissionlist`);
    },
  );

  it("says that the collection could not be retrieved to who isn't in its workspace (P-T34, S-C3, S-M25)", async () => {
    theBffAnswers();
    refuse(403);
    server.use(bff.get("/users", ({ response }) => response(200).json([])));
    showCollection("overview");

    expect(
      await screen.findByRole("heading", { name: "This data collection could not be retrieved" }),
    ).toBeVisible();
    expect(screen.getByRole("button", { name: "Request access" })).toBeVisible();
  });

  it("says that it could not be retrieved, with a hint at permissions, where the server fails (S-M25)", async () => {
    theBffAnswers();
    refuse(500);
    showCollection("overview");

    expect(
      await screen.findByRole("heading", { name: "This data collection could not be retrieved" }),
    ).toBeVisible();
    expect(screen.getByText(/check that you have access to its workspace/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Try again" })).toBeEnabled();
  });

  it("lets whoever manages its users add themselves, and then opens (P-T33, S-U67, S-C2)", async () => {
    theBffAnswers();
    const details = someDetails({ id: workspaceId, accessible: true });
    server.use(
      bff.get(
        "/{workspaceId}/Submissions/{submissionId}",
        ({ response }) =>
          response(403).json({ ...aProblem({ status: 403 }), mayAddThemselves: true }),
        { once: true },
      ),
      bff.get("/Entities/{workspaceId}/safedetails", ({ response }) => response(200).json(details)),
      bff.put("/Entities/{workspaceId}/users", ({ response }) => response(200).json(details)),
    );
    const { user } = showCollection("overview");
    await user.click(await screen.findByRole("button", { name: "Add myself" }));

    expect(
      await screen.findByRole("heading", { level: 1, name: "October 14, 2025" }),
    ).toBeVisible();
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  });

  it("asks the same where the refusal came as 401, and calls no session lost for it (X-18)", async () => {
    theBffAnswers();
    server.use(
      bff.get("/{workspaceId}/Submissions/{submissionId}", ({ response }) =>
        response(401).json({
          ...aProblem({ status: 401, type: "workspace-access-required" }),
          mayAddThemselves: true,
        }),
      ),
    );
    render(
      <>
        <SessionLost />
        <SubmissionDetailsRoute
          from="workspace"
          submissionId={submissionId}
          tab="overview"
          workspaceId={workspaceId}
        />
      </>,
      { path: `${collectionBase}/overview` },
    );

    expect(await screen.findByRole("button", { name: "Add myself" })).toBeVisible();
    expect(screen.queryByText(/Your session expired/)).toBeNull();
  });
});

function refuse(status: 400 | 403 | 404 | 500) {
  server.use(
    bff.get("/{workspaceId}/Submissions/{submissionId}", ({ response }) =>
      response.untyped(HttpResponse.json(aProblem({ status }), { status })),
    ),
  );
}
