import type { Page } from "@playwright/test";
import type { paths } from "@tieout/openapi/borrower";
import { type PagesOf, refused, unanswered } from "@tieout/ui-kit/testing";
import { button } from "../../../web-lender/e2e/states/press.ts";
import { connectionId, session, submission, submissionId } from "../../src/testing/answers.ts";
import { visit } from "./usual.ts";

const trouble = "Try again";
const at = (state: "complete" | "documents" | undefined, documentsSent?: number) => ({
  ...visit,
  "GET /links/session": session(
    state ? [{ ...submission(state), ...(documentsSent && { documentsSent }) }] : [],
    { mayUpload: true },
  ),
});
const source = "features/upload-documents/upload-documents.tsx";
const sent = {
  ...at("complete", 2),
  "GET /documents/{workspaceId}": [
    {
      id: submissionId,
      fileName: "2024 Form 1120-S signed.pdf",
      bytes: 2_516_582,
      mayRemove: true,
    },
    { id: connectionId, fileName: "Lease.pdf", bytes: 1_363_149, mayRemove: false },
  ],
} as const;

export const upload = (name: string) => async (page: Page) => {
  const chosen = { name, mimeType: "application/octet-stream", buffer: Buffer.from("abc") };
  await page.locator("input[type=file]").first().setInputFiles(chosen);
};

export const documents: PagesOf<paths> = {
  documents: {
    address: "/documents",
    answers: sent,
    seen: "Upload additional documents",
    asks: { "GET /links/session": trouble, "GET /documents/{workspaceId}": trouble },
    states: {
      "not uploaded": {
        answers: { "POST /documents/{workspaceId}": refused(500) },
        act: upload("Equipment loan agreement.pdf"),
        seen: "Not uploaded",
      },
      "leaving while one is sent": {
        answers: { "POST /documents/{workspaceId}": unanswered },
        act: upload("Equipment loan agreement.pdf"),
        opens: { source, by: button("Back") },
        seen: "Stop uploading?",
      },
      "removing one": {
        opens: { source, by: button("Remove 2024 Form 1120-S signed.pdf") },
        seen: "Remove 2024 Form 1120-S signed.pdf?",
      },
    },
  },
  "documents without books": {
    address: "/documents",
    answers: at(undefined),
    seen: "Send documents",
    asks: { "GET /links/session": trouble },
  },
  "documents received": {
    address: "/submission-l",
    answers: at("documents", 2),
    seen: "Your documents have been sent",
    asks: { "GET /links/session": trouble },
  },
};
