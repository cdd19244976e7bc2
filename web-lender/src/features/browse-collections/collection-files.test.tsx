import { screen, waitFor } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type SubmissionDetails, submissionDetails } from "../../api/submission.ts";
import { aSubmission, submissionId, workspaceId } from "../../testing/a-submission.ts";
import { bff, server } from "../../testing/bff.ts";
import { ReadAnew } from "../../testing/read-anew.tsx";
import { render } from "../../testing/render.tsx";
import { CollectionFiles } from "./collection-files.tsx";

afterEach(() => vi.restoreAllMocks());

describe("an opened row of a history", () => {
  it("has its files chosen by keyboard, and downloads them with their size told (S-U44, S-U56)", async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    const { user } = show(aSubmission({ documents: [lease] }));

    (await screen.findByRole("checkbox", { name: /Financial statements\.xlsx/ })).focus();
    expect(screen.queryByRole("button", { name: "Download selected" })).toBeNull();
    await user.keyboard(" ");
    screen.getByRole("checkbox", { name: /lease\.pdf/ }).focus();
    await user.keyboard(" ");
    expect(await screen.findByText("2 files selected, 3.6 MB")).toBeVisible();
    screen.getByRole("button", { name: "Download selected" }).focus();
    await user.keyboard("{Enter}");

    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
    expect(saved.mock.contexts.map(String)).toEqual([
      expect.stringMatching(/workbooks\/download\/financial-statements\/1\?basis=accrual$/),
      expect.stringMatching(/\/api\/documents\/.*\/a$/),
    ]);
  });

  it("keeps what it shows where that can't be read once more, and says so (S-M20)", async () => {
    const { user } = show(aSubmission());
    await screen.findByRole("list", { name: "Workbooks" });

    server.use(
      bff.get("/{workspaceId}/Submissions/{submissionId}", ({ response }) =>
        response.untyped(Response.error()),
      ),
    );
    await user.click(screen.getByRole("button", { name: "Read anew" }));

    expect(await screen.findByText(/^The workbooks could not be loaded\./)).toBeVisible();
    expect(screen.getByRole("list", { name: "Workbooks" })).toBeVisible();
  });

  it("says who asked and when, who answered, and for what, where there are no files either (S-U44, S-U53)", async () => {
    const { request } = aSubmission();
    show(
      aSubmission({
        ...{ workbooks: [], documents: [] },
        request: { ...request, requestedTime: "2025-10-13T18:05:00Z" },
      }),
    );

    expect(await screen.findByText("There are no files for this collection.")).toBeVisible();
    const asked = screen.getByRole("region", { name: "Request" });
    expect(asked).toHaveTextContent("Requested byDana WhitfieldOctober 13, 2025");
    expect(asked).toHaveTextContent("Submitted byrlowell@tidewatermarine.com");
    expect(asked).toHaveTextContent("PeriodJan 1, 2022 to Sep 30, 20253 full years and YTD");
    expect(asked).toHaveTextContent("BasisAccrualLast full month");
    expect(asked).toHaveTextContent("DataStatements, AR, APNames anonymized");
    expect(await accessibilityFaults()).toEqual([]);
  });
});

const lease = {
  ...{ id: "a", fileName: "lease.pdf", isDeleted: false, bytes: 2_400_000 },
  ...({ uploadTime: "2025-10-14T13:50:00Z", scanState: "clean", uploadedBy: "borrower" } as const),
};

function show(details: SubmissionDetails) {
  server.use(
    bff.get("/{workspaceId}/Submissions/{submissionId}", ({ response }) =>
      response(200).json(details),
    ),
  );
  const path = { workspaceId, submissionId };
  return render(
    <>
      <CollectionFiles {...path} />
      <ReadAnew what={submissionDetails(path).queryKey} />
    </>,
  );
}
