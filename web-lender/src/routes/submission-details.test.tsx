import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { inventoryDetail } from "../testing/a-line-detail.ts";
import { aStatement } from "../testing/a-statement.ts";
import {
  aCheck,
  aRevision,
  aSubmission,
  checksWith,
  submissionId,
  workspaceId,
} from "../testing/a-submission.ts";
import { dana, tenantWith } from "../testing/a-tenant.ts";
import { someDetails } from "../testing/a-workspace.ts";
import { accessibilityFaults } from "../testing/accessibility.ts";
import { aProblem, bff, server } from "../testing/bff.ts";
import { render } from "../testing/render.tsx";
import { tidewaterBalanceSheet } from "../testing/tidewater.ts";
import { SubmissionDetailsRoute } from "./submission-details.tsx";

const base = `/workspacesubmissiondetails/${workspaceId}/${submissionId}`;

describe("SubmissionDetailsRoute", () => {
  it("leads from the workspaces over the business to the day of the collection (S-U62, S-U59)", async () => {
    theBffAnswers();
    show("overview");

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
    const { history } = show("riskanalysis");

    await expect.poll(() => history.at(-1)).toBe(`${base}/overview`);
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
          aSubmission({ workbookRevisions: [aRevision(), aRevision({ revisionNumber: 2 })] }),
        ),
      ),
    );
    show("overview", "?highlightrevision=true");

    const title = await screen.findByRole("heading", { level: 1, name: "October 14, 2025" });
    expect(title.parentElement).toHaveTextContent("Revision 2");
  });

  it("asks before it hides, and goes to the workspace then (S-U52, S-U66)", async () => {
    theBffAnswers();
    const calls: string[] = [];
    server.use(
      bff.delete("/submissions/{submissionId}", ({ response }) => {
        calls.push("hidden");
        return response(200).json({ ...aSubmission().submission, deleted: true });
      }),
    );
    const { user, history } = show("overview");

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
          aSubmission({ retentionPolicy: gone }, { financialRecordStatus: "Deleted" }),
        ),
      ),
    );
    const { user, history } = show("financialstatements");

    expect(
      await screen.findByRole("heading", {
        name: "The financial statements were deleted on November 2, 2025",
      }),
    ).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole("link", { name: "Overview" }));
    expect(history.at(-1)).toBe(`${base}/overview`);
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
      show("overview");

      await screen.findByRole("heading", { level: 1, name: "October 14, 2025" });
      expect(screen.queryByRole("link", { name: "Financial statements" }) !== null).toBe(has);
    },
  );

  it("goes to the workspace's collections when there is no such collection (S-U69)", async () => {
    theBffAnswers();
    refuse(404);
    const { history } = show("overview");

    await expect.poll(() => history.at(-1)).toBe(`/workspacedetails/${workspaceId}/submissionlist`);
  });

  it("says that the collection could not be retrieved to who isn't in its workspace (P-T34, S-C3, S-M25)", async () => {
    theBffAnswers();
    refuse(403);
    server.use(bff.get("/users", ({ response }) => response(200).json([])));
    show("overview");

    expect(
      await screen.findByRole("heading", { name: "This data collection could not be retrieved" }),
    ).toBeVisible();
    expect(screen.getByRole("button", { name: "Request access" })).toBeVisible();
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
    const { user } = show("overview");
    await user.click(await screen.findByRole("button", { name: "Add myself" }));

    expect(await screen.findByRole("heading", { level: 1 })).not.toHaveTextContent("retrieved");
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  });
});

describe("the statements of a collection", () => {
  it("open a figure with Enter, keep it in the address, and come back to it with Esc", async () => {
    theBffAnswers();
    const { user, history } = show("financialstatements");

    const grid = await screen.findByRole("treegrid", { name: "Balance sheet" });
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Tidewater Marine Supply, Inc., Balance sheet",
    );
    expect(
      await screen.findByText("Assets equal liabilities and equity in all 4 periods"),
    ).toBeVisible();

    const cell = within(grid).getByRole("gridcell", {
      name: "Total inventory, YTD Sep 30, 2025, 1,621,158.00",
    });
    await user.click(within(grid).getByRole("rowheader", { name: "Total inventory" }));
    await user.keyboard("{End}{Enter}");

    expect(await screen.findByRole("heading", { level: 2, name: "Total inventory" })).toHaveFocus();
    expect(history.at(-1)).toContain("line=15&column=FY%3A2025-09-30");

    await user.keyboard("{Escape}");
    expect(screen.queryByRole("complementary")).toBeNull();
    expect(cell).toHaveFocus();
  });

  it("open a figure that is pressed", async () => {
    theBffAnswers();
    const { user } = show("financialstatements");

    await user.click(
      await screen.findByRole("gridcell", {
        name: "Total inventory, YTD Sep 30, 2025, 1,621,158.00",
      }),
    );

    expect(await screen.findByText("Equals the statement cell, 0 difference")).toBeVisible();
  });

  it("lead from a finding to the line of its account", async () => {
    theBffAnswers();
    const { history } = show("financialstatements", "?seek=9990&day=2025-09-30");

    await expect.poll(() => history.at(-1)).toContain("line=18&column=FY%3A2025-09-30");
  });

  it("change their view in the address, and ask for it", async () => {
    theBffAnswers();
    const asked: string[] = [];
    server.use(
      bff.get(statementPath, ({ request, response }) => {
        asked.push(new URL(request.url).search);
        return response(200).json(aStatement(tidewaterBalanceSheet));
      }),
    );
    const { user, history } = show("financialstatements");

    await user.click(await screen.findByRole("radio", { name: "Income statement" }));

    expect(history.at(-1)).toContain("type=IncomeStatement");
    await expect.poll(() => asked.at(-1)).toContain("financialStatementType=IncomeStatement");
    expect(screen.getByRole("treegrid", { name: "Balance sheet" })).toBeVisible();
  });

  it("find a line by what it is called", async () => {
    theBffAnswers();
    const { user } = show("financialstatements");

    await user.click(await screen.findByRole("button", { name: "Find in statement" }));
    await user.type(screen.getByRole("searchbox", { name: "Find in statement" }), "total");
    expect(screen.getByText("1 of 9")).toBeVisible();

    await user.keyboard("{Enter}");
    expect(screen.getByText("2 of 9")).toBeVisible();
  });

  it("are free of faults that axe knows, with their keys explained", async () => {
    theBffAnswers();
    const { user } = show("financialstatements");
    await screen.findByRole("treegrid", { name: "Balance sheet" });

    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Keyboard shortcuts" }));
    expect(screen.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  });
});

const statementPath =
  "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}/financialstatements";

function show(tab: string, search = "") {
  return render(
    <SubmissionDetailsRoute
      from="workspace"
      submissionId={submissionId}
      tab={tab}
      workspaceId={workspaceId}
    />,
    { path: `${base}/${tab}${search}` },
  );
}

function refuse(status: 403 | 404) {
  server.use(
    bff.get("/{workspaceId}/Submissions/{submissionId}", ({ response }) =>
      response(status).json(aProblem({ status })),
    ),
  );
}

function theBffAnswers() {
  const balances = aCheck({ id: "assets-equal-liabilities-and-equity", category: "statement" });
  server.use(
    bff.get("/tenant/settings", ({ response }) => response(200).json(tenantWith())),
    bff.post("/auth/postlogin", ({ response }) => response(200).json(dana)),
    bff.get("/tenant/safedatacollectionlimit", ({ response }) =>
      response(200).json({ hasLimit: false }),
    ),
    bff.get("/{workspaceId}/Submissions/{submissionId}", ({ response }) =>
      response(200).json(aSubmission()),
    ),
    bff.get(`${statementPath}/lines/{lineItemId}`, ({ response }) =>
      response(200).json(inventoryDetail()),
    ),
    bff.get(statementPath, ({ response }) => response(200).json(aStatement(tidewaterBalanceSheet))),
    bff.get(
      "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}/checks",
      ({ response }) => response(200).json(checksWith([balances])),
    ),
  );
}
