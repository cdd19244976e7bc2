import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type PendingJob, pendingJobs } from "../../api/pending-jobs.ts";
import { aJob } from "../../testing/a-workspace.ts";
import { accessibilityFaults } from "../../testing/accessibility.ts";
import { aProblem, bff, server } from "../../testing/bff.ts";
import { pass, settled } from "../../testing/clock.ts";
import { render } from "../../testing/render.tsx";
import { WatchImports } from "./watch-imports.tsx";

const retryPath = "/{workspaceId}/financialrecords/{financialRecordId}/retryimport";

const failed = aJob({
  financialRecordId: "00000000-0000-4000-8000-00000000000f",
  workspaceName: "Marlow",
  datasourceNameId: "xero",
  connectionId: "00000000-0000-4000-8000-000000000500",
  status: {
    outcome: "Error",
    errorCode: "Disconnected",
    errorDescription: "Xero was disconnected during import",
    datasetName: "Marlow Print",
  },
});
const succeeded = aJob({
  financialRecordId: "00000000-0000-4000-8000-00000000000a",
  workspaceName: "Bluestem",
  finishedAt: "2025-10-14T09:42:00Z",
  status: { outcome: "Success" },
});

afterEach(() => {
  vi.useRealTimers();
});

describe("WatchImports", () => {
  it("says of each import how it is going, or how it went (P-U51, P-U52, P-U53, P-U54, P-M35)", async () => {
    theJobsAre([aJob(), succeeded, failed]);
    show();

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
    show();
    const list = await screen.findByRole("region", { name: "Running imports" });
    expect(within(list).getByRole("heading").parentElement).toHaveTextContent(/^Running imports2/);
    cleanup();

    theJobsAre([succeeded, failed]);
    show();
    const ended = await screen.findByRole("region", { name: "Latest imports" });
    expect(within(ended).getByRole("heading").parentElement).toHaveTextContent(
      /^Latest importsChecked/,
    );
    expect(within(ended).getByRole("list", { name: "Latest imports" })).toBeInTheDocument();
  });

  it("leads from a success to its workspace, for whoever may go there (P-U53)", async () => {
    theJobsAre([succeeded]);
    const { user, history } = show();

    await user.click(await screen.findByRole("button", { name: "Bluestem" }));

    expect(history.at(-1)).toBe(`/w/${succeeded.workspaceId}`);
  });

  it("isn't there when there are none (P-U23)", async () => {
    const asked = theJobsAre([]);
    show();

    await vi.waitFor(() => expect(asked.queries).toEqual(["returnAll=true"]));
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
    show({ workspaceId: aJob().workspaceId });

    const list = await screen.findByRole("list", { name: "Running imports" });
    expect(list).toHaveTextContent("Importing from NetSuite, step 2 of 3: journal lines");
    expect(screen.queryByText("Elsewhere")).not.toBeInTheDocument();
    expect(screen.queryByRole("heading")).not.toBeInTheDocument();
  });

  it("opens any job to its details: whose books, and each step with its count (P-U51)", async () => {
    theJobsAre([aJob({ status: { datasetName: "Tidewater books" } }), failed]);
    const { user } = show();

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
    show();

    const links = await screen.findAllByRole("link", { name: /Manage users/ });

    expect(links.map((link) => link.getAttribute("href"))).toEqual([`/u/${aJob().workspaceId}`]);
  });

  it("forgets what was dismissed, here and after a reload, while the server lists it (P-T17)", async () => {
    window.localStorage.setItem("tieout.dismissedImports", "gone");
    theJobsAre([succeeded]);
    const { user } = show();

    await user.click(await screen.findByRole("button", { name: "Dismiss Bluestem" }));

    expect(screen.queryByRole("region", { name: /imports$/ })).not.toBeInTheDocument();
    expect(window.localStorage.getItem("tieout.dismissedImports")).toBe(
      succeeded.financialRecordId,
    );
  });

  it("dismisses all that have ended when there are more than two (P-U57, P-K15)", async () => {
    theJobsAre([aJob(), succeeded, failed]);
    const { user } = show();

    await user.click(await screen.findByRole("button", { name: "Dismiss all" }));

    expect(screen.getByText("Importing from NetSuite")).toBeInTheDocument();
    expect(screen.queryByText("Marlow")).not.toBeInTheDocument();
  });

  it("dismisses two one by one (P-U57, P-K15)", async () => {
    theJobsAre([succeeded, failed]);
    show();

    expect(await screen.findByRole("button", { name: "Dismiss Bluestem" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Dismiss all" })).not.toBeInTheDocument();
  });

  it("retries a disconnected one alone, and takes it off the list (P-U55, P-T18, S-T17)", async () => {
    const unresponsive = aJob({
      ...succeeded,
      status: { outcome: "Error", errorCode: "DatasourceUnresponsive" },
    });
    theJobsAre([failed, unresponsive]);
    const retried = retriesAre(200);
    const { user } = show();

    await user.click(await screen.findByRole("button", { name: /Retry/ }));

    await vi.waitFor(() => expect(screen.queryByText("Marlow")).not.toBeInTheDocument());
    expect(retried.ids).toEqual([failed.financialRecordId]);
    expect(screen.getByText("Bluestem")).toBeInTheDocument();
  });

  it("says that the connection has expired, has it renewed first, and then retries (P-T18, P-M31)", async () => {
    theJobsAre([failed]);
    const retried = retriesAre("reconnect-needed", 200);
    const { user } = show();

    await user.click(await screen.findByRole("button", { name: /Retry/ }));
    expect(await screen.findByText(expired)).toBeVisible();
    await user.click(await screen.findByRole("button", { name: "Renew Marlow Print" }));

    await vi.waitFor(() => expect(retried.ids).toHaveLength(2));
    expect(screen.queryByRole("button", { name: /Renew/ })).not.toBeInTheDocument();
  });

  it("becomes an error without a retry when there is nothing to retry (P-T19, P-M36)", async () => {
    theJobsAre([failed]);
    retriesAre("no-stored-request");
    const { user } = show();

    await user.click(await screen.findByRole("button", { name: /Retry/ }));

    expect(await screen.findByText(/can’t be found/)).toBeInTheDocument();
    expect(screen.queryByText(/was disconnected/)).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /Retry/ })).not.toBeInTheDocument();
  });

  it("says that the connection may have expired when nobody says why (P-M33)", async () => {
    theJobsAre([failed]);
    server.use(bff.post(retryPath, () => Response.error()));
    const { user } = show();

    await user.click(await screen.findByRole("button", { name: /Retry/ }));

    expect(
      await screen.findByText(
        "An error has occurred linking financials. The connection may have expired.",
      ),
    ).toBeInTheDocument();
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
    const { user } = show();
    await user.click(await screen.findByRole("button", { name: /Details/ }));

    await user.click(screen.getByRole("button", { name: "Cancel import" }));
    expect(screen.getByRole("button", { name: "Keep importing" })).toHaveFocus();
    expect(cancelled).toEqual([]);
    const dialog = screen.getByRole("alertdialog");
    await user.click(within(dialog).getByRole("button", { name: "Cancel import" }));

    await vi.waitFor(() => expect(cancelled).toEqual([aJob().financialRecordId]));
    await vi.waitFor(() =>
      expect(screen.queryByRole("region", { name: /imports$/ })).not.toBeInTheDocument(),
    );
  });
});

describe("the jobs", () => {
  it("are asked every 5 seconds while one runs, and an error stays as it is (P-T13, P-T15, P-T16, P-K2)", async () => {
    vi.useFakeTimers();
    const first = theJobsAre([aJob(), failed]);
    show();
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
      // Of a query, this is all that it looks at.
      (pendingJobs().refetchInterval as (query: object) => number)({
        state: { data, fetchFailureCount },
      });

    expect(intervalOf([failed, succeeded])).toBe(30_000);
    expect([1, 2, 3, 9].map((failures) => intervalOf([aJob()], failures))).toEqual([
      10_000, 20_000, 30_000, 30_000,
    ]);
  });
});

const show = ({ workspaceId }: { workspaceId?: string } = {}) =>
  render(
    <WatchImports
      {...(workspaceId !== undefined && { workspaceId })}
      addresses={{ workspace: (id) => `/w/${id}`, manageUsers: (id) => `/u/${id}` }}
      relink={({ connection, onRelinked }) => (
        <button type="button" onClick={onRelinked}>
          Renew {connection.datasetName}
        </button>
      )}
    />,
  );

function theJobsAre(jobs: readonly PendingJob[]) {
  const asked = { queries: [] as string[] };
  server.use(
    bff.get("/submissions/listpending", ({ request, response }) => {
      asked.queries.push(new URL(request.url).searchParams.toString());
      return response(200).json(jobs);
    }),
  );
  return asked;
}

const expired =
  "The connection for this company has expired. Unable to import financials at this time.";

/** What retrying answers, one time after the other. */
function retriesAre(...answers: readonly (200 | string)[]) {
  const retried = { ids: [] as string[] };
  server.use(
    bff.post(retryPath, ({ params, response }) => {
      const answer = answers[retried.ids.length] ?? 200;
      retried.ids.push(params.financialRecordId);
      return answer === 200
        ? response(200).json({
            financialRecordId: succeeded.financialRecordId,
            submissionId: failed.submissionId,
          })
        : response(409).json(aProblem({ status: 409, type: String(answer), description: expired }));
    }),
  );
  return retried;
}
