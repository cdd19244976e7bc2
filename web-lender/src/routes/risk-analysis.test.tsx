import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import type { LastRiskAnalysis, RiskAnalysis } from "../api/risk.ts";
import { showCollection, theBffAnswers } from "../testing/a-collection-page.tsx";
import {
  anOverride,
  aRiskAnalysis,
  lastRisk,
  marineWholesaler,
  neverAnalyzed,
  notAnalyzed,
} from "../testing/a-risk-analysis.ts";
import { tenantWith } from "../testing/a-tenant.ts";
import { bff, server } from "../testing/bff.ts";

const risk = "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}/riskanalysis";

/** The tenant has the feature, and analyzing answers `next`; the queries that came are returned. */
function theBffAnalyzes(
  last: LastRiskAnalysis,
  next: RiskAnalysis | "unreachable" = aRiskAnalysis(),
) {
  theBffAnswers();
  const asked: Record<string, string>[] = [];
  let stored = last;
  server.use(
    bff.get("/tenant/settings", ({ response }) =>
      response(200).json(tenantWith({ riskCalcEnabled: true })),
    ),
    bff.get(risk, ({ response }) => response(200).json(stored)),
    bff.get("/Industries/NaicsCodes", ({ response }) => response(200).json([marineWholesaler])),
    bff.get("/riskcalc/{workspaceId}", ({ request, response }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      if (next === "unreachable") return response.untyped(HttpResponse.error());
      if (next.analysis) stored = lastRisk({ analysis: next });
      return response(200).json(next);
    }),
  );
  return asked;
}

describe("RiskAnalysis", () => {
  it("is a tab only where the tenant has it and there are books (S-U61, S-R1, S-R3)", async () => {
    theBffAnalyzes(neverAnalyzed);
    showCollection("overview");
    expect(await screen.findByRole("link", { name: "Risk analysis" })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/riskanalysis$/),
    );
    cleanup();

    theBffAnswers();
    showCollection("overview");
    expect(await screen.findByRole("link", { name: "Financial statements" })).toBeVisible();
    expect(screen.queryByRole("link", { name: "Risk analysis" })).toBeNull();
    cleanup();

    const { history } = showCollection("riskanalysis");
    await waitFor(() => expect(history.at(-1)).toMatch(/\/overview$/));
  });

  it("finds the industry by typing, analyzes with it and the postal code, and shows the result (S-U116, S-U117, S-T33, S-A29, S-A30, S-V24)", async () => {
    const asked = theBffAnalyzes(neverAnalyzed);
    const { user } = showCollection("riskanalysis");
    const picker = await screen.findByRole("combobox", { name: "NAICS code" });
    expect(screen.getByText("Not analyzed yet")).toBeVisible();

    await user.type(picker, "marine");
    expect(await screen.findByRole("option", { name: /^423860/ })).toBeVisible();
    await user.keyboard("{Enter}");
    await user.type(screen.getByRole("textbox", { name: "Postal code" }), "23510");
    await user.click(screen.getByRole("button", { name: "Analyze" }));

    expect(await screen.findByRole("button", { name: "Re-analyze" })).toBeVisible();
    expect(asked).toEqual([
      { financialRecordId: expect.any(String), naicsCode: "423860", postalCode: "23510" },
    ]);
    const chart = screen.getByRole("img", { name: /^Probability of default within 1 to 5 years/ });
    expect(chart).toBeVisible();
    const table = screen.getByRole("table", { name: "Probability of default" });
    for (const row of ["Company, adjusted", "Peers, industry total", "Difference, points"]) {
      expect(within(table).getByRole("row", { name: new RegExp(row) })).toBeVisible();
    }
    expect(screen.getByText(/^Last analyzed .* by Dana Whitfield$/)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("asks whether to continue where no code was picked and what is typed is none (S-T36, S-V20)", async () => {
    const asked = theBffAnalyzes(neverAnalyzed, aRiskAnalysis({ naicsCode: null }));
    const { user } = showCollection("riskanalysis");

    await user.type(await screen.findByRole("combobox", { name: "NAICS code" }), "boats");
    await user.click(screen.getByRole("button", { name: "Analyze" }));
    const question = await screen.findByRole("alertdialog");
    expect(question).toHaveTextContent("“boats” is not a six-digit NAICS code.");
    await user.click(within(question).getByRole("button", { name: "Enter a code" }));
    expect(asked).toEqual([]);

    await user.click(screen.getByRole("button", { name: "Analyze" }));
    await user.click(await screen.findByRole("button", { name: "Continue without a code" }));
    expect(await screen.findByText(/^Unable to compare against peer companies\./)).toBeVisible();
    expect(asked).toEqual([{ financialRecordId: expect.any(String) }]);
  });

  it("takes six typed digits for a code, and keeps the place of who analyzes by Enter (S-K21)", async () => {
    const asked = theBffAnalyzes(neverAnalyzed);
    const { user } = showCollection("riskanalysis");

    await user.type(await screen.findByRole("combobox", { name: "NAICS code" }), "423860");
    await user.type(screen.getByRole("textbox", { name: "Postal code" }), "23510{Enter}");

    await waitFor(() => expect(asked[0]?.naicsCode).toBe("423860"));
    const again = await screen.findByRole("button", { name: "Re-analyze" });
    await waitFor(() => expect(again).toHaveFocus());
    expect(screen.getByText(/^Last analyzed/)).toHaveRole("status");
  });

  it("refuses a postal code of no country, and takes an empty one (S-V21, S-V22, S-V23, S-M47)", async () => {
    theBffAnalyzes(neverAnalyzed);
    const { user } = showCollection("riskanalysis");
    const postal = await screen.findByRole("textbox", { name: "Postal code" });
    expect(screen.getByRole("button", { name: "Analyze" })).toBeEnabled();

    await user.type(postal, "ABCDE");
    expect(postal).toHaveAccessibleDescription("Invalid postal code");
    const analyze = screen.getByRole("button", { name: "Analyze" });
    expect(analyze).toBeDisabled();
    await user.hover(analyze.parentElement ?? analyze);
    expect(await screen.findByRole("tooltip")).toHaveTextContent("Invalid postal code");

    await user.clear(postal);
    expect(screen.getByRole("button", { name: "Analyze" })).toBeEnabled();
  });

  it.each([
    { why: "the outcome is no success", next: notAnalyzed, says: /no full fiscal year/ },
    {
      why: "there is no reason",
      next: { ...notAnalyzed, errorDescription: null },
      says: /^An error occurred retrieving the RiskCalc score/,
    },
    {
      why: "the call fails",
      next: "unreachable" as const,
      says: /^Unable to generate financial score/,
    },
  ])(
    "keeps an error until it's dismissed when $why (S-T33, S-M29, S-M30, S-M31)",
    async ({ next, says }) => {
      theBffAnalyzes(lastRisk(), next);
      const { user } = showCollection("riskanalysis");

      await user.click(await screen.findByRole("button", { name: "Re-analyze" }));
      const alert = await screen.findByRole("alert");
      expect(within(alert).getByText(says)).toBeVisible();
      expect(alert).toHaveTextContent("You may need to re-link financial information");
      expect(screen.getByRole("button", { name: "Re-analyze" })).toBeDisabled();
      await user.click(screen.getByRole("button", { name: "Dismiss" }));

      expect(screen.queryByRole("alert")).toBeNull();
      expect(screen.getByRole("button", { name: "Re-analyze" })).toBeEnabled();
      expect(screen.getByRole("button", { name: "Re-analyze" })).toHaveFocus();
    },
  );

  it("says that statements have changed since (S-T35)", async () => {
    theBffAnalyzes(lastRisk({ isStale: true }));
    showCollection("riskanalysis");

    expect(await screen.findByText("Statements have changed")).toBeVisible();
  });

  it("says why there are no peers, and draws no line for them (S-T34, S-M32, S-M33)", async () => {
    theBffAnalyzes(lastRisk({ analysis: aRiskAnalysis({ postalCode: "K1A 0B1" }) }));
    showCollection("riskanalysis");

    const warning = await screen.findByText(/^Unable to compare against peer companies\./);
    expect(warning.closest("[role=status]")).toHaveTextContent(
      "The NAICS code and/or Postal code supplied above are probably not valid. Reason: the postal code is not in the United States.",
    );
    const table = screen.getByRole("table", { name: "Probability of default" });
    expect(within(table).queryByRole("row", { name: /Peers/ })).toBeNull();
  });

  it("has what was reported beside each input that adjustments change, also what the books hadn't", async () => {
    const { inputs, ...analysis } = aRiskAnalysis();
    const figures = (inputs?.figures ?? []).map((figure) => {
      if (figure.name === "inventory") return { ...figure, wasReported: null };
      return figure.name === "sales" ? { ...figure, priorWasReported: 5_000_000_00 } : figure;
    });
    theBffAnalyzes(
      lastRisk({ analysis: { ...analysis, inputs: inputs && { ...inputs, figures } } }),
    );
    showCollection("riskanalysis");

    const sales = await screen.findByRole("row", { name: /^Sales \S*\d/ });
    expect(sales).toHaveTextContent(/As reported .*5,000,000/);
    expect(screen.getByRole("row", { name: /^Inventory \S*\d/ })).toHaveTextContent(
      "As reported Not in the books",
    );
  });

  it("opens categories one by one or all, with two decimals and negatives in parentheses (S-K22)", async () => {
    theBffAnalyzes(lastRisk());
    const { user } = showCollection("riskanalysis");
    const table = await screen.findByRole("table", { name: "Detailed outputs" });

    expect(within(table).getByRole("button", { name: /^Liquidity/ })).toHaveAttribute(
      "aria-expanded",
      "false",
    );
    await user.click(screen.getByRole("button", { name: "Expand all" }));
    for (const toggle of within(table).getAllByRole("button")) {
      expect(toggle).toHaveAttribute("aria-expanded", "true");
    }
    const quick = within(table).getByRole("row", { name: /Quick ratio/ });
    expect(within(quick).getByText("1.29")).toBeVisible();
    expect(screen.getByRole("button", { name: "Collapse all" })).toBeVisible();
  });

  it("adds up what moved the figure, with absent ratios apart", async () => {
    theBffAnalyzes(lastRisk({ analysis: aRiskAnalysis({ withoutPriorYear: true }) }));
    showCollection("riskanalysis");
    const table = await screen.findByRole("table", { name: "What moved this figure" });

    const rows = within(table)
      .getAllByRole("row")
      .map(({ textContent }) => textContent ?? "");
    const absent = rows.findIndex((text) => text.startsWith("Not in the books"));
    expect(rows[absent + 1]).toMatch(/^Sales growth/);
    expect(within(table).getByRole("row", { name: /^Log-odds, sum/ })).toBeVisible();
  });

  it("records an override beside the figure", async () => {
    theBffAnalyzes(lastRisk());
    const sent: unknown[] = [];
    server.use(
      bff.post(`${risk}/{riskAnalysisId}/overrides`, async ({ request, response }) => {
        sent.push(await request.json());
        return response(201).json(anOverride);
      }),
    );
    const { user } = showCollection("riskanalysis");

    await user.click(await screen.findByRole("button", { name: "Record override" }));
    const dialog = await screen.findByRole("dialog", { name: "Record an override" });
    await user.click(within(dialog).getByRole("button", { name: "Record override" }));
    expect(within(dialog).getByText("Choose higher or lower.")).toBeVisible();
    expect(within(dialog).getByText("Write a reason for the credit file.")).toBeVisible();
    await user.click(within(dialog).getByRole("radio", { name: "Higher" }));
    await user.type(within(dialog).getByRole("textbox", { name: "Reason" }), "Lost a customer.");
    await user.click(within(dialog).getByRole("button", { name: "Record override" }));

    await waitFor(() =>
      expect(sent).toEqual([{ direction: "Higher", reason: "Lost a customer." }]),
    );
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("tries a move without saving it, and says why one can't be made", async () => {
    const asked = theBffAnalyzes(lastRisk());
    const { user } = showCollection("riskanalysis");
    const region = await screen.findByRole("region", { name: "What if" });
    const amount = within(region).getByRole("textbox", { name: "Amount" });

    await user.type(amount, "100,000");
    expect(
      await within(region).findByRole("table", { name: "What-if probabilities of default" }),
    ).toBeVisible();
    await user.click(within(region).getByRole("combobox", { name: "Move" }));
    await user.keyboard("repay{Enter}");
    await user.clear(amount);
    await user.type(amount, "9,000,000");

    expect(await within(region).findByText("Cash would fall below zero.")).toBeVisible();
    await user.click(within(region).getByRole("combobox", { name: "Move" }));
    await user.click(await screen.findByRole("option", { name: "Change receivable days" }));
    expect(within(region).getByText("Enter days to see both probabilities.")).toBeVisible();
    expect(asked).toEqual([]);
  });

  it("links a warning and the inputs to their places", async () => {
    theBffAnalyzes(lastRisk());
    showCollection("riskanalysis");

    expect(await screen.findByRole("link", { name: "Review findings" })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/overview$/),
    );
    expect(screen.getByRole("link", { name: "Open in statements" })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/financialstatements$/),
    );
    expect(screen.getByText(/^1 high finding is open\./)).toBeVisible();
    expect(screen.getByText(/has no current portion/)).toBeVisible();
  });
});
