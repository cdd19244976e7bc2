import type { paths } from "@tieout/openapi/lender";
import { type PagesOf, refused, unanswered } from "@tieout/ui-kit/testing";
import {
  anOverride,
  aPortfolioItem,
  aRiskAnalysis,
  lastRisk,
  marineWholesaler,
  neverAnalyzed,
  notAnalyzed,
} from "../../src/testing/a-risk-analysis.ts";
import { aSubmission, submissionId, workspaceId } from "../../src/testing/a-submission.ts";
import { button, press } from "./press.ts";
import { id } from "./workspace-list-answers.ts";

const details = "GET /{workspaceId}/Submissions/{submissionId}";
const last =
  "GET /Workspaces/{workspaceId}/financialrecords/{financialRecordId}/riskanalysis" as const;
const analyze = "GET /riskcalc/{workspaceId}" as const;
const codes = "GET /Industries/NaicsCodes" as const;
const override =
  "POST /Workspaces/{workspaceId}/financialrecords/{financialRecordId}/riskanalysis/{riskAnalysisId}/overrides" as const;
const portfolio = "GET /Portfolio/RiskAnalyses" as const;
const withOverrides = aRiskAnalysis({
  over: { overrides: [anOverride, { ...anOverride, id: id(77), direction: "Lower" }] },
});
const everyWarning = aRiskAnalysis({
  postalCode: "K1A 0B1",
  over: {
    basis: "cash",
    warnings: [
      { code: "imbalance", values: { day: "2024-12-31", amount: 18_000 } },
      { code: "cash-basis", values: {} },
      { code: "excluded-population", values: { population: "52" } },
      { code: "peers-absent", values: { reason: "postal-code-not-us" } },
      { code: "open-high-findings", values: { count: 2 } },
      { code: "older-than-12-months", values: { periodEnd: "2023-12-31", months: 21 } },
    ],
  },
});

export const riskPages: PagesOf<paths> = {
  "risk analysis": {
    address: `/workspacesubmissiondetails/${workspaceId}/${submissionId}/riskanalysis`,
    answers: {
      [details]: aSubmission(),
      [last]: lastRisk({ analysis: withOverrides }),
      [codes]: [
        marineWholesaler,
        {
          ...{ NaicsCode: "441222", Description: "Boat Dealers" },
          AdditionalDescriptions: ["Marine supply dealers"],
        },
      ],
    },
    seen: "Last analyzed",
    asks: {
      [details]: "This data collection could not be retrieved",
      [last]: "The risk analysis could not be loaded",
    },
    states: {
      "never analyzed": { answers: { [last]: neverAnalyzed }, seen: "Not analyzed yet" },
      "finding a code": {
        answers: { [last]: neverAnalyzed },
        act: async (page) => {
          await page.getByRole("combobox", { name: "NAICS code" }).pressSequentially("marine");
        },
        seen: (page) => page.getByRole("option", { name: /Boat Dealers/ }),
      },
      "no code found": {
        answers: { [last]: neverAnalyzed, [codes]: [] },
        act: async (page) => {
          await page.getByRole("combobox", { name: "NAICS code" }).pressSequentially("zzz");
        },
        seen: "No NAICS code matches",
      },
      "a wrong postal code": {
        act: async (page) => {
          await page.getByRole("textbox", { name: "Postal code" }).fill("ABCDE");
        },
        seen: "Invalid postal code",
      },
      "without a code": {
        answers: { [last]: neverAnalyzed },
        opens: {
          source: "features/analyze-risk/analyze-risk.tsx",
          by: button("Analyze"),
        },
        seen: "Continue without a NAICS code?",
      },
      analyzing: {
        answers: { [analyze]: unanswered },
        act: press("Re-analyze"),
        seen: "Analyzing…",
      },
      "not analyzed": {
        answers: { [analyze]: notAnalyzed },
        act: press("Re-analyze"),
        seen: "The books have no full fiscal year",
      },
      "the call failed": {
        answers: { [analyze]: refused(503) },
        act: press("Re-analyze"),
        seen: "Unable to generate financial score",
      },
      "statements changed": {
        answers: { [last]: lastRisk({ isStale: true }) },
        seen: "Statements have changed",
      },
      "every warning, no peers": {
        answers: { [last]: lastRisk({ analysis: everyWarning }) },
        seen: "Unable to compare against peer companies.",
      },
      "without a prior year": {
        answers: { [last]: lastRisk({ analysis: aRiskAnalysis({ withoutPriorYear: true }) }) },
        seen: "Not in the books, counted with 0 points",
      },
      "everything open": { act: press("Expand all"), seen: "Collapse all" },
      "read by keys": {
        act: async (page) => {
          const reader = page.getByRole("slider", { name: "Horizon to read" }).first();
          await reader.press("ArrowLeft");
          await reader.press("ArrowLeft");
        },
        seen: (page) => page.getByRole("slider", { name: "Horizon to read" }).first(),
      },
      "a move tried": {
        act: async (page) => {
          await page.getByRole("textbox", { name: "Amount" }).fill("250,000");
        },
        seen: (page) => page.getByRole("table", { name: "What-if probabilities of default" }),
      },
      "a move refused": {
        act: async (page) => {
          await page.getByRole("textbox", { name: "Amount" }).fill("1,000");
          await page.getByRole("textbox", { name: "Interest a year" }).fill("9,000,000");
        },
        seen: "Cash would fall below zero.",
      },
      overriding: {
        opens: {
          source: "features/override-risk/override-dialog.tsx",
          by: button("Record override"),
        },
        seen: "Record an override",
      },
      "an override incomplete": {
        act: async (page) => {
          await press("Record override")(page);
          await page
            .getByRole("dialog")
            .getByRole("button", { name: "Record override" })
            .press("Enter");
        },
        seen: "Choose higher or lower.",
      },
      "an override refused": {
        answers: { [override]: refused(409, { description: "Another analysis is newer." }) },
        act: async (page) => {
          await press("Record override")(page);
          const dialog = page.getByRole("dialog");
          await dialog.getByRole("radio", { name: "Higher" }).press("Space");
          await dialog.getByRole("textbox", { name: "Reason" }).fill("Lost a customer.");
          await dialog.getByRole("button", { name: "Record override" }).press("Enter");
        },
        seen: "Another analysis is newer.",
      },
    },
  },
  "risk portfolio": {
    address: "/portfolio",
    answers: {
      [portfolio]: {
        items: [
          aPortfolioItem({
            ...{ workspaceId: id(1), displayName: "Harrow Creek Millworks", pd1: 6.8, pd5: 24.13 },
            ...({ peerScore: 12, change: { pd1: 1.42, pd5: 3.9 }, overridden: "Higher" } as const),
          }),
          aPortfolioItem({
            ...{ workspaceId: id(2), displayName: "Bluestem Bakery Co.", pd1: 1.18, pd5: 6.98 },
            ...({ change: null, changeAbsent: "no-earlier-analysis", peerScore: null } as const),
            openFindings: { high: 0, medium: 0, low: 0 },
          }),
          aPortfolioItem(),
          aPortfolioItem({
            ...{ workspaceId: id(3), displayName: "Kestrel Freight & Logistics", pd1: 0.21 },
            ...({ change: null, changeAbsent: "other-model", overridden: "Lower" } as const),
          }),
        ],
        nextCursor: "4",
      },
    },
    seen: "Harrow Creek Millworks",
    asks: { [portfolio]: "The portfolio could not be loaded" },
    states: {
      empty: { answers: { [portfolio]: { items: [] } }, seen: "No risk analyses yet" },
    },
  },
};
