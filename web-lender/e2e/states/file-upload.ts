import type { paths } from "@tieout/openapi/lender";
import { type PagesOf, quiet } from "@tieout/ui-kit/testing";
import {
  aBooksFile,
  aDifferingFile,
  aFecFile,
  aFileWithoutTypes,
  fileImportId,
} from "../../src/testing/a-books-file.ts";
import { aSubmissionRequest, workspaceId } from "../../src/testing/a-submission.ts";
import { button } from "./press.ts";

const asked = "GET /{workspaceId}/SubmissionRequests/{submissionRequestId}";
const trouble = "This page could not be loaded";
const uploading = `/workspacedetails/${workspaceId}/fileupload?rid=41873`;
const workspace = {
  ...{ id: workspaceId, displayName: "Tidewater Marine Supply, Inc.", userCount: 2 },
  workspaceUserCapabilities: ["CanViewWorkspace"],
} as const;

export const fileUpload: PagesOf<paths> = {
  "a file's upload": {
    address: uploading,
    answers: { "GET /Entities/{workspaceId}": workspace, [asked]: aSubmissionRequest },
    seen: "Drop one file.",
    asks: { "GET /Entities/{workspaceId}": trouble, [asked]: quiet },
    states: {
      "its columns": {
        address: `${uploading}&file=${fileImportId}&step=columns`,
        answers: { "GET /Workspaces/{workspaceId}/fileimports/{fileImportId}": aBooksFile() },
        seen: "Columns in the file",
      },
      "a text's columns": {
        address: `${uploading}&file=${fileImportId}&step=columns`,
        answers: {
          "GET /Workspaces/{workspaceId}/fileimports/{fileImportId}": aBooksFile({
            ...{ fileName: "Saldenliste September 2025.csv", encoding: "windows-1252" },
            sheets: [{ sheet: 0, name: "", kind: "trial-balance" }],
          }),
        },
        seen: /Windows-1252/,
      },
      "its account types": {
        address: `${uploading}&file=${fileImportId}&step=types`,
        answers: {
          "GET /Workspaces/{workspaceId}/fileimports/{fileImportId}": aFileWithoutTypes(),
        },
        seen: "Check account types",
      },
      "a finding that differs by nothing": {
        address: `${uploading}&file=${fileImportId}&step=check`,
        answers: { "GET /Workspaces/{workspaceId}/fileimports/{fileImportId}": aFecFile() },
        seen: /Chantier naval Berger SARL/,
      },
      "its check": {
        address: `${uploading}&file=${fileImportId}&step=check`,
        answers: { "GET /Workspaces/{workspaceId}/fileimports/{fileImportId}": aDifferingFile() },
        seen: "Collect with the difference",
      },
      "collecting all the same": {
        address: `${uploading}&file=${fileImportId}&step=check`,
        answers: { "GET /Workspaces/{workspaceId}/fileimports/{fileImportId}": aDifferingFile() },
        opens: {
          source: "../../web-portal/src/import-file/send-books.tsx",
          by: button("Collect with the difference"),
        },
        seen: "Collect although it differs?",
      },
    },
  },
};
