import type { paths } from "@tieout/openapi/lender";
import { type PagesOf, quiet } from "@tieout/ui-kit/testing";
import {
  aBooksFile,
  aDifferingFile,
  aFecFile,
  aFileWithoutOpenings,
  aFileWithoutTypes,
  fileImportId,
} from "../../src/testing/a-books-file.ts";
import { aSubmissionRequest, workspaceId } from "../../src/testing/a-submission.ts";
import { button } from "./press.ts";

const asked = "GET /{workspaceId}/SubmissionRequests/{submissionRequestId}";
const trouble = "This page could not be loaded";
const uploading = `/workspacedetails/${workspaceId}/fileupload?rid=41873`;
const second = {
  ...{ id: "5d1f6f0e-6a0f-4a06-8a94-1d2b30b4a911", fileName: "Balances 2024.xlsx" },
  ...{ bytes: 18_432, uploadTime: "2026-03-15T10:00:00Z" },
} as const;
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
      "two statements beside its account types, one of other books": {
        address: `${uploading}&file=${fileImportId}&step=types`,
        answers: {
          "GET /Workspaces/{workspaceId}/fileimports/{fileImportId}": {
            ...aFileWithoutTypes(),
            supporting: [
              { ...second, role: "statements", found: { matched: 42 } },
              {
                ...{ ...second, id: "1f0c55d0-2f9f-4bb5-8a6c-5e4a35cf6f22", role: "statements" },
                ...{ fileName: "Balance sheet.xlsx", problem: { code: "other-books" } },
              },
            ],
          },
        },
        seen: "Most lines of this file aren’t accounts of the books",
      },
      "opening balances in a second file, and other months than asked for": {
        address: `${uploading}&file=${fileImportId}&step=check`,
        answers: {
          "GET /Workspaces/{workspaceId}/fileimports/{fileImportId}": {
            ...aFileWithoutOpenings({ from: "file", fileName: second.fileName }),
            supporting: [{ ...second, role: "openings", found: { matched: 12 } }],
            period: {
              asked: { from: "2024-01-01", upTo: "2026-09-30" },
              covered: { from: "2025-01-01", upTo: "2026-09-30" },
              differences: [
                { code: "starts-later", from: "2024-01-01", upTo: "2024-12-31", months: 12 },
              ],
            },
          },
        },
        seen: "Months are missing",
      },
      "a workbook of several sheets": {
        address: `${uploading}&file=${fileImportId}&step=check`,
        answers: {
          "GET /Workspaces/{workspaceId}/fileimports/{fileImportId}": aBooksFile({
            sheets: ["TB", "Trial balance 2025", "General ledger"].map((name, sheet) => ({
              ...{ sheet, name, kind: "trial-balance", canBeBooks: true },
            })),
          }),
        },
        seen: "Choose another sheet",
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
