import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aJob } from "../../testing/a-workspace.ts";
import { aProblem, bff, server } from "../../testing/bff.ts";
import { failed, showImports, succeeded, theJobsAre } from "../../testing/running-imports.tsx";

const retryPath = "/{workspaceId}/financialrecords/{financialRecordId}/retryimport";

describe("retrying an import", () => {
  it("is for a disconnected one alone, and takes it off the list (P-U55, P-T18, S-T17)", async () => {
    const unresponsive = aJob({
      ...succeeded,
      status: { outcome: "Error", errorCode: "DatasourceUnresponsive" },
    });
    theJobsAre([failed, unresponsive]);
    const retried = retriesAre(200);
    const { user } = showImports();

    await user.click(await screen.findByRole("button", { name: /Retry/ }));

    await waitFor(() => expect(screen.queryByText("Marlow")).not.toBeInTheDocument());
    expect(retried.ids).toEqual([failed.financialRecordId]);
    expect(screen.getByText("Bluestem")).toBeInTheDocument();
  });

  it("says that the connection has expired, has it renewed first, and then retries (P-T18, P-M31)", async () => {
    theJobsAre([failed]);
    const retried = retriesAre("reconnect-needed", 200);
    const { user } = showImports();

    await user.click(await screen.findByRole("button", { name: /Retry/ }));
    expect(await screen.findByText(expired)).toBeVisible();
    await user.click(await screen.findByRole("button", { name: "Renew Marlow Print" }));

    await waitFor(() => expect(retried.ids).toHaveLength(2));
    expect(screen.queryByRole("button", { name: /Renew/ })).not.toBeInTheDocument();
  });

  it("becomes an error without a retry when there is nothing to retry (P-T19, P-M36)", async () => {
    theJobsAre([failed]);
    retriesAre("no-stored-request");
    const { user } = showImports();

    await user.click(await screen.findByRole("button", { name: /Retry/ }));

    expect(await screen.findByText(/can’t be found/)).toBeInTheDocument();
    expect(screen.queryByText(/was disconnected/)).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /Retry/ })).not.toBeInTheDocument();
  });

  it("says that the connection may have expired when nobody says why (P-M33)", async () => {
    theJobsAre([failed]);
    server.use(bff.post(retryPath, () => Response.error()));
    const { user } = showImports();

    await user.click(await screen.findByRole("button", { name: /Retry/ }));

    expect(
      await screen.findByText(
        "An error has occurred linking financials. The connection may have expired.",
      ),
    ).toBeInTheDocument();
  });

  it("says what lies beyond the permission", async () => {
    theJobsAre([failed]);
    const description = "Sign in again or ask the borrower.";
    server.use(
      bff.post(retryPath, ({ response }) =>
        response(409).json(
          aProblem({
            ...{ status: 409, type: "beyond-consent", description },
            errors: [
              { pointer: "/consent/state", code: "expired", description: "It has run out." },
            ],
          }),
        ),
      ),
    );
    const { user } = showImports();

    await user.click(await screen.findByRole("button", { name: /Retry/ }));

    expect(await screen.findByText(`It has run out. ${description}`)).toBeInTheDocument();
  });
});

const expired =
  "The connection for this company has expired. Unable to import financials at this time.";

/** One answer per retry, in order. */
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
