import { useQuery } from "@tanstack/react-query";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { pass, settled } from "@tieout/web-portal/testing/clock";
import { afterEach, describe, expect, it, vi } from "vitest";
import { collectionLimit } from "../../api/collection-limit.ts";
import { type PendingJob, pendingJobs } from "../../api/pending-jobs.ts";
import { aJob } from "../../testing/a-workspace.ts";
import { bff, server } from "../../testing/bff.ts";
import { failed, showImports, succeeded, theJobsAre } from "../../testing/running-imports.tsx";

afterEach(() => {
  vi.useRealTimers();
});

describe("WatchImports", () => {
  it("says of each import how it is going, or how it went (P-U51, P-U52, P-U53, P-U54, P-M35)", async () => {
    theJobsAre([aJob(), succeeded, failed]);
    showImports();

    const list = await screen.findByRole("region", { name: "Running imports" });

    expect(list).toHaveTextContent("Importing from NetSuite");
    expect(list).toHaveTextContent("Finished 9:42 AM, NetSuite");
    expect(list).toHaveTextContent("Xero was disconnected during import");
    expect(within(list).queryByRole("button", { name: /^Tidewater/ })).not.toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("counts those that run, and is called otherwise once none does", async () => {
    const another = { ...aJob(), financialRecordId: "00000000-0000-4000-8000-00000000000d" };
    theJobsAre([aJob(), another, succeeded, failed]);
    showImports();
    const list = await screen.findByRole("region", { name: "Running imports" });
    expect(within(list).getByRole("heading").parentElement).toHaveTextContent(/^Running imports2/);
    cleanup();

    theJobsAre([succeeded, failed]);
    showImports();
    const ended = await screen.findByRole("region", { name: "Latest imports" });
    expect(within(ended).getByRole("heading").parentElement).toHaveTextContent(
      /^Latest importsChecked/,
    );
    expect(within(ended).getByRole("list", { name: "Latest imports" })).toBeInTheDocument();
  });

  it("leads from a success to its workspace, for whoever may go there (P-U53)", async () => {
    theJobsAre([succeeded]);
    const { user, history } = showImports();

    await user.click(await screen.findByRole("button", { name: "Bluestem" }));

    expect(history.at(-1)).toBe(`/w/${succeeded.workspaceId}`);
  });

  it("isn't there when there are none (P-U23)", async () => {
    const asked = theJobsAre([]);
    showImports();

    await waitFor(() => expect(asked.queries).toEqual(["returnAll=true"]));
    expect(screen.queryByRole("region", { name: /imports$/ })).not.toBeInTheDocument();
  });

  it("shows one workspace's alone on its page, without a heading, and which step it's at (P-U67)", async () => {
    const elsewhere = aJob({
      financialRecordId: "00000000-0000-4000-8000-00000000000e",
      workspaceId: "00000000-0000-4000-8000-0000000000ee",
      workspaceName: "Elsewhere",
    });
    const steps = [
      { step: "accounts", state: "done", done: 80 },
      { step: "journal-lines", state: "running", done: 12_400 },
      { step: "load", state: "waiting", done: 0 },
    ] as const;
    theJobsAre([aJob({ status: { steps: [...steps] } }), elsewhere]);
    showImports({ workspaceId: aJob().workspaceId });

    const list = await screen.findByRole("list", { name: "Running imports" });
    expect(list).toHaveTextContent("Importing from NetSuite, step 2 of 3: journal lines");
    expect(screen.queryByText("Elsewhere")).not.toBeInTheDocument();
    expect(screen.queryByRole("heading")).not.toBeInTheDocument();
  });

  it("opens any job to its details: whose books, and each step with its count (P-U51)", async () => {
    theJobsAre([aJob({ status: { datasetName: "Tidewater books" } }), failed]);
    const { user } = showImports();

    await user.click(await screen.findByRole("button", { name: /^Details of Tidewater/ }));
    await user.click(screen.getByRole("button", { name: "Details of Marlow" }));

    expect(screen.getAllByRole("list", { name: "Steps of the import" })[0]).toHaveTextContent(
      "12,400 of 48,210",
    );
    expect(screen.getByText(/Tidewater books, NetSuite, started/)).toBeInTheDocument();
    expect(screen.getByText(/Marlow Print, Xero, started/)).toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("offers who may only let people in to manage users (P-U56, P-E41)", async () => {
    theJobsAre([
      aJob({ canViewWorkspace: false, canManageWorkspaceUsers: true, status: { steps: [] } }),
      aJob({ ...succeeded, canManageWorkspaceUsers: true }),
    ]);
    showImports();

    const links = await screen.findAllByRole("link", { name: /Manage users/ });

    expect(links.map((link) => link.getAttribute("href"))).toEqual([`/u/${aJob().workspaceId}`]);
  });

  it("forgets what was dismissed, here and after a reload, while the server lists it (P-T17)", async () => {
    window.localStorage.setItem("tieout.dismissedImports", "gone");
    theJobsAre([succeeded]);
    const { user } = showImports();

    await user.click(await screen.findByRole("button", { name: "Dismiss Bluestem" }));

    expect(screen.queryByRole("region", { name: /imports$/ })).not.toBeInTheDocument();
    expect(window.localStorage.getItem("tieout.dismissedImports")).toBe(
      succeeded.financialRecordId,
    );
  });

  it("dismisses all that have ended when there are more than two (P-U57, P-K15)", async () => {
    theJobsAre([aJob(), succeeded, failed]);
    const { user } = showImports();

    await user.click(await screen.findByRole("button", { name: "Dismiss all" }));

    expect(screen.getByText("Importing from NetSuite")).toBeInTheDocument();
    expect(screen.queryByText("Marlow")).not.toBeInTheDocument();
  });

  it("dismisses two one by one (P-U57, P-K15)", async () => {
    theJobsAre([succeeded, failed]);
    showImports();

    expect(await screen.findByRole("button", { name: "Dismiss Bluestem" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Dismiss all" })).not.toBeInTheDocument();
  });

  it("asks before it cancels, and cancels", async () => {
    theJobsAre([aJob()]);
    const cancelled: string[] = [];
    server.use(
      bff.post(
        "/{workspaceId}/financialrecords/{financialRecordId}/cancelimport",
        ({ params, response }) => {
          cancelled.push(params.financialRecordId);
          theJobsAre([]);
          return response(200).json(aJob().status);
        },
      ),
    );
    const { user } = showImports();
    await user.click(await screen.findByRole("button", { name: /Details/ }));

    await user.click(screen.getByRole("button", { name: "Cancel import" }));
    expect(screen.getByRole("button", { name: "Keep importing" })).toHaveFocus();
    expect(cancelled).toEqual([]);
    const dialog = screen.getByRole("alertdialog");
    await user.click(within(dialog).getByRole("button", { name: "Cancel import" }));

    await waitFor(() => expect(cancelled).toEqual([aJob().financialRecordId]));
    await waitFor(() =>
      expect(screen.queryByRole("region", { name: /imports$/ })).not.toBeInTheDocument(),
    );
  });
});

describe("the jobs", () => {
  it("give back what they took of the limit where they fail, and it's read again (D-39)", async () => {
    vi.useFakeTimers();
    const limitIs = (countRemaining: number) =>
      server.use(
        bff.get("/tenant/safedatacollectionlimit", ({ response }) =>
          response(200).json({ hasLimit: true, limit: 5, countRemaining }),
        ),
      );
    theJobsAre([aJob()]);
    limitIs(0);
    showImports({ beside: <Left /> });
    await settled(() => screen.queryByText("0 left") !== null);

    theJobsAre([failed]);
    limitIs(1);
    await pass(5);

    await settled(() => screen.queryByText("1 left") !== null);
  });

  it("are asked every 5 seconds while one runs, and an error stays as it is (P-T13, P-T15, P-T16, P-K2)", async () => {
    vi.useFakeTimers();
    const first = theJobsAre([aJob(), failed]);
    showImports();
    await settled(() => screen.queryByText("Importing from NetSuite") !== null);
    const next = theJobsAre([aJob({ ...succeeded, workspaceName: "Tidewater" }), failed]);

    await pass(4.4);
    expect([first.queries.length, next.queries.length]).toEqual([1, 0]);
    await pass(0.6);
    await settled(() => screen.queryByText("Importing from NetSuite") === null);

    expect(next.queries).toHaveLength(1);
    expect(screen.getByRole("button", { name: "Tidewater" })).toBeVisible();
    expect(screen.getByText(/Xero was disconnected during import/)).toBeVisible();
  });

  it("are asked every 30 seconds while none runs, and ever more slowly while the server fails (P-K2)", () => {
    const intervalOf = (data: readonly PendingJob[], fetchFailureCount = 0) =>
      // The only part of a query that it reads.
      (pendingJobs().refetchInterval as (query: object) => number)({
        state: { data, fetchFailureCount },
      });

    expect(intervalOf([failed, succeeded])).toBe(30_000);
    expect([1, 2, 3, 9].map((failures) => intervalOf([aJob()], failures))).toEqual([
      10_000, 20_000, 30_000, 30_000,
    ]);
  });
});

function Left() {
  const { data } = useQuery(collectionLimit());
  return <p>{data?.remaining} left</p>;
}
