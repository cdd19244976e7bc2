import { screen, waitFor, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { HttpResponse, http } from "msw";
import { describe, expect, it } from "vitest";
import { aBooksFile, aDifferingFile, fileImportId, filePath } from "../testing/a-books-file.ts";
import { aSubmission } from "../testing/a-submission.ts";
import { dana } from "../testing/a-tenant.ts";
import { tidewaterId } from "../testing/a-workspace.ts";
import { aProblem, bff, server } from "../testing/bff.ts";
import { render } from "../testing/render.tsx";
import { atThePage, theFileIs, theFileIsSent } from "../testing/the-file-page.tsx";
import { collectedForOf, FileUploadRoute } from "./file-upload.tsx";

const submissionId = "00000000-0000-4000-8000-000000000400";

describe("books as a file, on the lender's side", () => {
  it("are read, seen, and collected for the request that was made", async () => {
    theFileIs(aBooksFile());
    const { user, history } = atThePage();

    await user.upload(await screen.findByLabelText("Choose a file"), new File(["a"], "tb.xlsx"));
    expect(await screen.findByRole("heading", { name: "Are these columns right?" })).toHaveFocus();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Check the figures" }));
    expect(await screen.findByRole("heading", { name: "The figures tie out" })).toHaveFocus();
    expect(await accessibilityFaults()).toEqual([]);

    const sent = theFileIsSent();
    await user.click(screen.getByRole("button", { name: "Collect these books" }));

    expect(await sent()).toEqual({
      ...{ submissionRequestId: 41873, acceptDifference: false, version: 1 },
    });
    await waitFor(() =>
      expect(history.at(-1)).toBe(`/workspacedetails/${tidewaterId}/submissionlist`),
    );
    expect(screen.getByText("Import started. You can leave this page.")).toBeInTheDocument();
  });

  it("take the place of a file that failed, for the same collection (X-5, S-K23)", async () => {
    theFileIs(aBooksFile());
    theCollectionIs(200);
    const { user } = atThePage(`&sid=${submissionId}&file=${fileImportId}&step=check`);
    await screen.findByRole("heading", { name: "The figures tie out" });

    const sent = theFileIsSent();
    await user.click(screen.getByRole("button", { name: "Collect these books" }));

    expect(await sent()).toEqual({ submissionId, acceptDifference: false, version: 1 });
  });

  it("have no page for a collection that isn't there", async () => {
    theFileIs(aBooksFile());
    theCollectionIs(404);
    const { history } = atThePage(`&sid=${submissionId}`);

    await waitFor(() =>
      expect(history.at(-1)).toBe(`/workspacedetails/${tidewaterId}/submissionlist`),
    );
  });

  it("have no page for a request that was never made", async () => {
    theFileIs(aBooksFile());
    theRequestIsNone();
    const { history } = atThePage();

    await waitFor(() =>
      expect(history.at(-1)).toBe(`/workspacedetails/${tidewaterId}/submissionlist`),
    );
  });

  it("say by a switch how debits are told from credits, and the columns follow", async () => {
    theFileIs(aBooksFile());
    const { user } = atThePage(`&file=${fileImportId}&step=columns`);
    await screen.findByRole("heading", { name: "Are these columns right?" });
    const holds = (heading: string) =>
      screen.getByRole("combobox", { name: `What does ${heading} hold?` }).textContent;

    expect(screen.getByRole("radio", { name: "Two columns" })).toBeChecked();
    const before = [holds("Dr"), holds("Cr")];
    screen.getByRole("radio", { name: "Two columns" }).focus();
    await user.keyboard("{ArrowRight} ");

    expect(before).toEqual(["Debit", "Credit"]);
    expect([holds("Dr"), holds("Cr")]).toEqual(["Amount", "Leave out"]);
    await user.click(screen.getByRole("radio", { name: "Two columns" }));
    expect([holds("Dr"), holds("Cr")]).toEqual(before);
  });

  it("are compared with the months that the request asks for, and collected without them only by choice", async () => {
    const asked: string[] = [];
    const file = aBooksFile({
      ...{ kind: "sie" },
      period: {
        asked: { from: "2024-01-01", upTo: "2026-09-30" },
        covered: { from: "2025-01-01", upTo: "2025-12-31" },
        differences: [{ code: "starts-later", from: "2024-01-01", upTo: "2024-12-31", months: 12 }],
      },
    });
    theFileIs(file);
    server.use(
      http.get(`${filePath}/:id`, ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json(file);
      }),
    );
    const { user } = atThePage(`&file=${fileImportId}&step=check`);

    const question = await screen.findByRole("region", { name: "Months are missing" });
    expect(question).toHaveTextContent("This format has one fiscal year in each file.");
    await user.click(within(question).getByRole("checkbox", { name: "Collect this file anyway" }));
    const sent = theFileIsSent();
    await user.click(screen.getByRole("button", { name: "Collect these books" }));

    expect(await sent()).toEqual({
      ...{ submissionRequestId: 41873, acceptDifference: false, acceptPeriod: true, version: 1 },
      periodSeen: { from: "2024-01-01", upTo: "2026-09-30" },
    });
    expect(asked).toEqual(["?submissionRequestId=41873"]);
  });

  it("with a difference are collected only by somebody who has seen it", async () => {
    theFileIs(aDifferingFile());
    const { user } = atThePage(`&file=${fileImportId}&step=check`);

    expect(
      await screen.findByRole("heading", { name: "Debits and credits differ by 1,240.00" }),
    ).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Collect with the difference" }));
    const dialog = await screen.findByRole("dialog");
    const send = within(dialog).getByRole("button", { name: "Collect with the difference" });
    expect(send).toHaveAccessibleDescription("Tick the box first.");
    await user.click(within(dialog).getByRole("checkbox"));
    const sent = theFileIsSent();
    await user.click(send);

    expect(await sent()).toMatchObject({ acceptDifference: true });
  });

  it("aren't left uncollected by accident, by a link neither", async () => {
    theFileIs(aBooksFile());
    const { user, history } = atThePage(`&file=${fileImportId}&step=columns`);
    await screen.findByRole("heading", { name: "Are these columns right?" });

    await user.click(screen.getByRole("link", { name: "Workspaces" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Leave without collecting?" });
    await user.click(within(dialog).getByRole("button", { name: "Stay here" }));
    await user.click(screen.getByRole("link", { name: "Workspaces" }));
    await user.click(await screen.findByRole("button", { name: "Leave" }));

    await waitFor(() => expect(history.at(-1)).not.toMatch(/fileupload/));
  });

  it("say why they weren't taken (S-V3, S-V4)", async () => {
    theFileIs(aBooksFile());
    server.use(http.post(filePath, () => new HttpResponse(null, { status: 415 })));
    const { user } = atThePage();

    await user.upload(await screen.findByLabelText("Choose a file"), new File(["a"], "tb.xlsx"));

    const table = await screen.findByRole("table", { name: "Not read" });
    expect(table).toHaveTextContent("This type of file is not supported.");
  });

  it("have no page without a request", async () => {
    theFileIs(aBooksFile());
    const { history } = render(<FileUploadRoute workspaceId={tidewaterId} />, {
      path: `/workspacedetails/${tidewaterId}/fileupload`,
      person: dana,
    });

    await waitFor(() =>
      expect(history.at(-1)).toBe(`/workspacedetails/${tidewaterId}/submissionlist`),
    );
  });
});

function theRequestIsNone() {
  server.use(
    bff.get("/{workspaceId}/SubmissionRequests/{submissionRequestId}", ({ response }) =>
      response(404).json(aProblem({ status: 404 })),
    ),
  );
}

function theCollectionIs(status: 200 | 404) {
  server.use(
    bff.get("/{workspaceId}/Submissions/{submissionId}", ({ response }) =>
      status === 200 ? response(200).json(aSubmission()) : response(404).json(aProblem({ status })),
    ),
  );
}

it.each([
  ["rid=41873", { submissionRequestId: 41873 }],
  [`sid=${submissionId}`, { submissionId }],
  [`sid=${submissionId}&rid=41873`, { submissionId }],
  ["sid=../users&rid=41873", { submissionRequestId: 41873 }],
  ["rid=-1", undefined],
  ["rid=1.5", undefined],
  ["", undefined],
])("reads %j as what a file is collected for", (search, collectedFor) => {
  expect(collectedForOf(new URLSearchParams(search))).toEqual(collectedFor);
});
