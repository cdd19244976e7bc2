import { screen, waitFor, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { HttpResponse, http } from "msw";
import { describe, expect, it } from "vitest";
import { aFile } from "../testing/a-file.ts";
import { bff, server } from "../testing/bff.ts";
import { aDocument, documentsPath } from "../testing/documents-sent.ts";
import * as given from "../testing/given.ts";
import { visit } from "../testing/visit.tsx";

describe("documents that are sent along", () => {
  it("can be taken back until their sender is done, and the lender has them after that", async () => {
    const removed: unknown[] = [];
    let isDelivered = false;
    const sent = () => (isDelivered ? { documentsSent: 1 } : {});
    server.use(
      given.theTenantIs(),
      bff.get("/links/session", ({ response }) =>
        response(200).json(
          given.session([{ ...given.submission("complete"), ...sent() }], { mayUpload: true }),
        ),
      ),
      bff.post("/links/session", ({ response }) =>
        response(200).json(
          given.session([{ ...given.submission("complete"), ...sent() }], { mayUpload: true }),
        ),
      ),
      given.theImportIs(given.imported()),
      http.post(documentsPath, async () => HttpResponse.json(aDocument())),
      bff.delete("/documents/{workspaceId}/{submissionId}/{documentId}", ({ params, response }) => {
        removed.push(params);
        return response(204).empty();
      }),
      bff.post("/documents/{workspaceId}/{submissionId}/delivery", ({ response }) => {
        isDelivered = true;
        return response(200).json([]);
      }),
    );
    const { user, container } = visit("/documents");
    const large = aFile("scan.pdf", 68_157_440);
    // One that fails keeps the page open.
    await user.upload(await screen.findByLabelText("Choose files"), [aFile("a.pdf"), large]);

    await user.click(await screen.findByRole("button", { name: "Remove a.pdf" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Remove a.pdf?" });
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(within(dialog).getByRole("button", { name: "Remove" }));

    await waitFor(() => expect(screen.queryByText("a.pdf")).toBeNull());
    expect(removed).toEqual([
      {
        workspaceId: given.workspaceId,
        submissionId: given.submissionId,
        documentId: given.submissionId,
      },
    ]);
    expect(document.body).not.toHaveFocus();
    await user.upload(screen.getByLabelText("Choose files"), aFile("b.pdf"));
    expect(
      await screen.findByText(/You can remove a document until you press “Continue without them”/),
    ).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Continue without them" }));
    expect(await screen.findByText(/1 document sent/)).toBeVisible();
    expect(isDelivered).toBe(true);
  });

  it("that were sent before are listed, and say whether the lender has them", async () => {
    server.use(
      ...given.theLinkOpens(
        given.session([{ ...given.submission("complete"), documentsSent: 2 }], { mayUpload: true }),
      ),
      given.theImportIs(given.imported()),
      bff.get("/documents/{workspaceId}", ({ response }) =>
        response(200).json([
          { id: given.submissionId, fileName: "lease.pdf", bytes: 2_048, mayRemove: false },
          { id: given.connectionId, fileName: "tax.pdf", bytes: 2_048, mayRemove: true },
        ]),
      ),
      bff.delete("/documents/{workspaceId}/{submissionId}/{documentId}", ({ response }) =>
        response(409).json(
          given.problem(409, "document-delivered", "Your lender already has this document."),
        ),
      ),
    );
    const { user } = visit("/documents");

    expect(await screen.findByText("Delivered, 2 KB")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Remove lease.pdf" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Remove tax.pdf" }));
    const dialog = await screen.findByRole("alertdialog");
    await user.click(within(dialog).getByRole("button", { name: "Remove" }));

    expect(await screen.findByText("Your lender already has this document.")).toBeVisible();
    await user.click(within(dialog).getByRole("button", { name: "Keep it" }));
    expect(screen.getByText("tax.pdf")).toBeVisible();
  });
});
