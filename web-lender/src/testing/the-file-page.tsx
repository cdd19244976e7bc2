import { waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect } from "vitest";
import { FileUploadRoute } from "../routes/file-upload.tsx";
import { aBooksFile, filePath } from "./a-books-file.ts";
import { aSubmissionRequest } from "./a-submission.ts";
import { dana, tenantWith } from "./a-tenant.ts";
import { aListItem, tidewaterId } from "./a-workspace.ts";
import { bff, server } from "./bff.ts";
import { render } from "./render.tsx";

const submissionId = "00000000-0000-4000-8000-000000000400";

/** At the page of a file for the request 41873. */
export function atThePage(place = "") {
  return render(<FileUploadRoute workspaceId={tidewaterId} />, {
    path: `/workspacedetails/${tidewaterId}/fileupload?rid=41873${place}`,
    person: dana,
  });
}

/** Any upload becomes this file. */
export function theFileIs(file: ReturnType<typeof aBooksFile>) {
  const { id, displayName, workspaceUserCapabilities } = aListItem();
  server.use(
    bff.get("/tenant/settings", ({ response }) => response(200).json(tenantWith())),
    bff.get("/tenant/safedatacollectionlimit", ({ response }) =>
      response(200).json({ hasLimit: false }),
    ),
    bff.get("/Entities/{workspaceId}", ({ response }) =>
      response(200).json({ id, displayName, workspaceUserCapabilities, userCount: 4 }),
    ),
    bff.get("/{workspaceId}/SubmissionRequests/{submissionRequestId}", ({ response }) =>
      response(200).json(aSubmissionRequest),
    ),
    http.post(filePath, () => HttpResponse.json(aBooksFile({ state: "reading" }), { status: 201 })),
    http.get(`${filePath}/:id`, () => HttpResponse.json(file)),
    http.put(`${filePath}/:id`, () => HttpResponse.json({ ...file, state: "reading" })),
  );
}

/** Gives what it was sent with. */
export function theFileIsSent(): () => Promise<unknown> {
  let sent: unknown;
  server.use(
    http.post(`${filePath}/:id/send`, async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({ financialRecordId: submissionId, submissionId });
    }),
  );
  return () =>
    waitFor(() => {
      expect(sent).toBeDefined();
      return sent;
    });
}
