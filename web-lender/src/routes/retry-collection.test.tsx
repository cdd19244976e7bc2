import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aSubmission, submissionId, workspaceId } from "../testing/a-submission.ts";
import { tenantWith } from "../testing/a-tenant.ts";
import { aProblem, bff, server } from "../testing/bff.ts";
import { render } from "../testing/render.tsx";
import { RetryCollection } from "./retry-collection.tsx";

const connectionId = "00000000-0000-4000-8000-000000000300";
const anotherFile = `/workspacedetails/${workspaceId}/fileupload?sid=${submissionId}`;

describe("a failed collection of a file", () => {
  it("can be read from another file (X-5, S-K23)", async () => {
    show();

    expect(await screen.findByRole("link", { name: "Upload another file" })).toHaveAttribute(
      "href",
      anotherFile,
    );
  });

  it("asks for another file where the old one can't be had any more", async () => {
    server.use(
      bff.post("/{workspaceId}/financialrecords/{financialRecordId}/retryimport", ({ response }) =>
        response(409).json(aProblem({ status: 409, type: "reconnect-needed" })),
      ),
    );
    const { user, history } = show();

    await user.click(await screen.findByRole("button", { name: /Retry/ }));

    await expect.poll(() => history.at(-1)).toBe(anotherFile);
  });

  it("isn't read from another file where files aren't taken", async () => {
    show({ allowExcelFileUpload: false });
    await screen.findByRole("button", { name: /Retry/ });
    expect(screen.queryByRole("link", { name: "Upload another file" })).toBeNull();
  });

  it("from a package is only retried", async () => {
    show({}, "xero");
    await screen.findByRole("button", { name: /Retry/ });
    expect(screen.queryByRole("link", { name: "Upload another file" })).toBeNull();
  });
});

function show(over = {}, datasourceNameId: "fileupload" | "xero" = "fileupload") {
  const tenant = tenantWith({ allowExcelFileUpload: true, ...over });
  server.use(bff.get("/tenant/settings", ({ response }) => response(200).json(tenant)));
  const failed = { datasourceNameId, financialRecordStatus: "ImportError", connectionId } as const;
  return render(<RetryCollection details={aSubmission(failed)} />);
}
