import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { PendingJob } from "../../api/pending-jobs.ts";
import { aJob } from "../../testing/a-workspace.ts";
import { accessibilityFaults } from "../../testing/accessibility.ts";
import { bff, server } from "../../testing/bff.ts";
import { render } from "../../testing/render.tsx";
import { WatchImports } from "./watch-imports.tsx";

const failed = aJob({
  financialRecordId: "f",
  workspaceName: "Marlow",
  datasourceNameId: "xero",
  connectionId: "00000000-0000-4000-8000-000000000500",
  status: {
    outcome: "Error",
    errorCode: "Disconnected",
    errorDescription: "Xero was disconnected during import",
  },
});
const succeeded = aJob({
  financialRecordId: "s",
  workspaceName: "Bluestem",
  finishedAt: "2025-10-14T09:42:00Z",
  status: { outcome: "Success" },
});

describe("WatchImports", () => {
  it("says of each import how it is going, or how it went", async () => {
    theJobsAre([aJob(), succeeded, failed]);
    show();

    const list = await screen.findByRole("region", { name: "Running imports" });

    expect(list).toHaveTextContent("Importing from NetSuite");
    expect(list).toHaveTextContent("Finished 9:42 AM, NetSuite");
    expect(list).toHaveTextContent("Xero was disconnected during import");
    expect(within(list).getByRole("link", { name: "Bluestem" })).toBeInTheDocument();
    expect(within(list).queryByRole("link", { name: /Tidewater/ })).not.toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("isn't there when there are none", async () => {
    const asked = theJobsAre([]);
    show();

    await vi.waitFor(() => expect(asked.count).toBe(1));
    expect(screen.queryByRole("region")).not.toBeInTheDocument();
  });

  it("opens to the steps, with their counts", async () => {
    theJobsAre([aJob()]);
    const { user } = show();

    await user.click(await screen.findByRole("button", { name: "Details" }));

    expect(screen.getByRole("list", { name: "Steps of the import" })).toHaveTextContent(
      "12,400 of 48,210",
    );
  });

  it("forgets what was dismissed, here and after a reload", async () => {
    theJobsAre([succeeded]);
    const { user } = show();

    await user.click(await screen.findByRole("button", { name: "Dismiss Bluestem" }));

    expect(screen.queryByRole("region")).not.toBeInTheDocument();
    expect(window.localStorage.getItem("tieout.dismissedImports")).toBe("s");
  });

  it("dismisses all that have ended when there are more than two", async () => {
    theJobsAre([aJob(), succeeded, failed]);
    const { user } = show();

    await user.click(await screen.findByRole("button", { name: "Dismiss all" }));

    expect(screen.getByText("Importing from NetSuite")).toBeInTheDocument();
    expect(screen.queryByText("Marlow")).not.toBeInTheDocument();
  });

  it("retries over the same connection, only when it was disconnected", async () => {
    theJobsAre([failed]);
    const bodies: unknown[] = [];
    server.use(
      bff.post(
        "/{workspaceId}/Submissions/{submissionId}/imports",
        async ({ request, response }) => {
          bodies.push(await request.json());
          return response(200).json({
            financialRecordId: failed.financialRecordId,
            submissionId: failed.submissionId,
          });
        },
      ),
    );
    const { user } = show();

    await user.click(await screen.findByRole("button", { name: "Retry" }));

    await vi.waitFor(() => expect(bodies).toEqual([{ connectionId: failed.connectionId }]));
  });

  it("says so when there is nothing to retry", async () => {
    const { connectionId: _, ...withoutConnection } = failed;
    theJobsAre([withoutConnection]);
    const { user } = show();

    await user.click(await screen.findByRole("button", { name: "Retry" }));

    expect(screen.getByText(/can’t be found/)).toBeInTheDocument();
  });
});

const show = () => render(<WatchImports workspaceAddress={(id) => `/w/${id}`} />);

function theJobsAre(jobs: readonly PendingJob[]) {
  const asked = { count: 0 };
  server.use(
    bff.get("/submissions/listpending", ({ response }) => {
      asked.count += 1;
      return response(200).json(jobs);
    }),
  );
  return asked;
}
