import { cleanup, screen, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { pass, settled } from "@tieout/web-portal/testing/clock";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { WorkbookRevision } from "../../api/submission.ts";
import {
  collectionBase,
  showCollection,
  statementPath,
  theBffAnswers,
} from "../../testing/a-collection-page.tsx";
import { aRevision, aWorkbook } from "../../testing/a-submission.ts";
import { aProblem, bff, server } from "../../testing/bff.ts";

afterEach(() => {
  vi.useRealTimers();
});

describe("generating workbooks", () => {
  it("generates what is shown, says how far it is, and leads to it (S-E47, S-U65, S-U70, S-U104, S-U105)", async () => {
    const sent = theServerStarts(aRevision({ revisionNumber: 3, outcome: "Pending" }));
    theRevisionIs({ outcome: "Pending" });
    const { user, history } = await openStatements();

    await user.click(screen.getByRole("button", { name: "Generate workbooks" }));
    const panel = await screen.findByRole("region", { name: "Workbooks" });
    expect(within(panel).getByRole("listitem")).toHaveTextContent(
      /^Balance sheetGenerating, started \d+:20 [AP]M$/,
    );
    expect(sent).toEqual([{ spreadVersion: 1 }]);
    expect(screen.getByText("Balance sheet: generating workbooks.")).toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);

    theRevisionIs({ outcome: "Success" });
    await pass(2);
    await user.click(await within(panel).findByRole("link", { name: "Go to revision 3" }));
    expect(history.at(-1)).toBe(`${collectionBase}/overview?highlightrevision=3`);
  });

  it("asks every two seconds while it's pending and not dismissed, and never after (S-T22, S-U107, S-U108)", async () => {
    theServerStarts(aRevision({ revisionNumber: 3, outcome: "Pending" }));
    const asked = theRevisionIs({ outcome: "Pending" });
    const { user } = await openStatements();
    const button = screen.getByRole("button", { name: "Generate workbooks" });

    await user.click(button);
    await settled(() => asked.times === 1);
    await pass(2);
    await settled(() => asked.times === 2);

    await user.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(screen.queryByRole("region", { name: "Workbooks" })).toBeNull();
    expect(button).toHaveFocus();
    await pass(30);
    expect(asked.times).toBe(2);

    await user.click(button);
    await settled(() => asked.times === 3);
    const done = theRevisionIs({ outcome: "Success" });
    await pass(2);
    await settled(() => screen.queryByText("Completed.") !== null);
    await pass(30);
    expect([asked.times, done.times]).toEqual([3, 1]);
  });

  it("says why workbooks failed, joined, or that they did (S-U106)", async () => {
    theServerStarts(aRevision({ revisionNumber: 3, outcome: "Pending" }));
    theRevisionIs({
      outcome: "Error",
      workbooks: [
        aWorkbook({ outcome: "Error", errorDescription: "Statements failed" }),
        aWorkbook({ variantId: "general-ledger" }),
        aWorkbook({ outcome: "Error", basis: "cash", errorDescription: "Cash failed" }),
      ],
    });
    const { user } = await openStatements();

    await user.click(screen.getByRole("button", { name: "Generate workbooks" }));
    await pass(2);
    expect(await screen.findByText("Statements failed, Cash failed")).toBeVisible();

    theRevisionIs({ outcome: "Error", workbooks: [] });
    await user.click(screen.getByRole("button", { name: "Generate workbooks" }));
    await pass(2);
    expect(await screen.findByText("The workbooks could not be generated.")).toBeVisible();
  });

  it("says which revision has the same content already", async () => {
    theServerStarts(aRevision({ revisionNumber: 2 }));
    const { user } = await openStatements();

    await user.click(screen.getByRole("button", { name: "Generate workbooks" }));

    const panel = await screen.findByRole("region", { name: "Workbooks" });
    expect(panel).toHaveTextContent("Revision 2 is already made from these statements.");
    expect(within(panel).getByRole("link", { name: "Go to revision 2" })).toBeVisible();
  });

  it("says why nothing could be started, until the next press (S-M39)", async () => {
    const revisions = "/{workspaceId}/FinancialRecords/{financialRecordId}/workbooks/revisions";
    server.use(
      bff.post(revisions, ({ response }) =>
        response(409).json(
          aProblem({ status: 409, description: "Too many workbooks are being generated at once." }),
        ),
      ),
    );
    const { user } = await openStatements();

    await user.click(screen.getByRole("button", { name: "Generate workbooks" }));
    const panel = await screen.findByRole("region", { name: "Workbooks" });
    expect(panel).toHaveTextContent(
      "The workbooks could not be generated.Too many workbooks are being generated at once.",
    );

    await user.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(panel).not.toBeInTheDocument();
  });

  it("saves first where there are edits, and generates the version that was saved", async () => {
    const sent = theServerStarts(aRevision({ revisionNumber: 3, outcome: "Pending" }));
    theRevisionIs({ outcome: "Pending" });
    server.use(bff.put(statementPath, ({ response }) => response(200).json({ version: 2 })));
    const { user } = await openStatements();
    await user.click(screen.getByRole("combobox", { name: "Number style" }));
    await user.click(await screen.findByRole("option", { name: "Whole numbers" }));

    await user.click(screen.getByRole("button", { name: "Generate workbooks" }));
    const asking = await screen.findByRole("alertdialog", { name: "Save before generating?" });
    expect(asking).toHaveTextContent("You have 1 unsaved change.");
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(within(asking).getByRole("button", { name: "Cancel" }));
    expect(sent).toEqual([]);

    await user.click(screen.getByRole("button", { name: "Generate workbooks" }));
    await user.click(screen.getByRole("button", { name: "Save and generate" }));
    expect(await screen.findByRole("region", { name: "Workbooks" })).toBeVisible();
    expect(sent).toEqual([{ spreadVersion: 2 }]);
  });

  it("generates nothing where the save failed", async () => {
    const sent = theServerStarts(aRevision({ revisionNumber: 3, outcome: "Pending" }));
    server.use(bff.put(statementPath, ({ response }) => response.untyped(Response.error())));
    const { user } = await openStatements();
    await user.click(screen.getByRole("combobox", { name: "Number style" }));
    await user.click(await screen.findByRole("option", { name: "Whole numbers" }));

    await user.click(screen.getByRole("button", { name: "Generate workbooks" }));
    await user.click(screen.getByRole("button", { name: "Save and generate" }));

    expect(await screen.findByText(/^Not saved\./)).toBeVisible();
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(sent).toEqual([]);
  });

  it("goes on with what was pending when the page was left (S-T21)", async () => {
    theServerStarts(aRevision({ revisionNumber: 3, outcome: "Pending" }));
    theRevisionIs({ outcome: "Pending" });
    const { user } = await openStatements();
    await user.click(screen.getByRole("button", { name: "Generate workbooks" }));
    await screen.findByRole("region", { name: "Workbooks" });
    cleanup();
    vi.useRealTimers();

    theRevisionIs({ outcome: "Success" });
    await openStatements();
    expect(await screen.findByRole("link", { name: "Go to revision 3" })).toBeVisible();
    cleanup();
    vi.useRealTimers();

    await openStatements();
    expect(screen.queryByRole("region", { name: "Workbooks" })).toBeNull();
  });

  it("is at the foot of the panel while a figure is open", async () => {
    theServerStarts(aRevision({ revisionNumber: 2 }));
    const { user } = await openStatements();
    await user.click(screen.getByRole("button", { name: "Generate workbooks" }));
    await screen.findByRole("region", { name: "Workbooks" });

    await user.click(
      screen.getByRole("gridcell", { name: "Total inventory, YTD Sep 30, 2025, 1,621,158.00" }),
    );

    const behind = await screen.findByRole("complementary", { name: "What is behind the figure" });
    expect(within(behind).getByRole("region", { name: "Workbooks" })).toBeVisible();
  });
});

async function openStatements() {
  theBffAnswers();
  const shown = showCollection("financialstatements");
  await screen.findByRole("treegrid", { name: "Balance sheet" });
  // Asking again is two seconds away; what else is waited for goes on.
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return shown;
}

/** Returns what was sent. */
function theServerStarts(revision: WorkbookRevision): unknown[] {
  const sent: unknown[] = [];
  server.use(
    bff.post(
      "/{workspaceId}/FinancialRecords/{financialRecordId}/workbooks/revisions",
      async ({ request, response }) => {
        sent.push(await request.json());
        return response(revision.outcome === "Pending" ? 202 : 200).json(revision);
      },
    ),
  );
  return sent;
}

function theRevisionIs(over: Partial<WorkbookRevision>) {
  const asked = { times: 0 };
  server.use(
    bff.get(
      "/{workspaceId}/financialrecords/{financialRecordId}/workbooks/{revision}/status",
      ({ response }) => {
        asked.times += 1;
        return response(200).json(aRevision({ revisionNumber: 3, ...over }));
      },
    ),
  );
  return asked;
}
