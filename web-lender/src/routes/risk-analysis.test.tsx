import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { riskPath } from "../api/risk.ts";
import { showCollection, theBffAnswers } from "../testing/a-collection-page.tsx";
import { anOverride, aRiskAnalysis, lastRisk, neverAnalyzed } from "../testing/a-risk-analysis.ts";
import { bff, server } from "../testing/bff.ts";
import { theBffAnalyzes } from "../testing/risk-answers.ts";

describe("RiskAnalysis", () => {
  it("is a tab only where the tenant has it and there are books (P-R13, S-U61, S-C12, S-R1, S-R3)", async () => {
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

  it("opens categories one by one or all, with two decimals and negatives in parentheses (S-U123, S-U124, S-K22)", async () => {
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
      bff.post(`${riskPath}/{riskAnalysisId}/overrides`, async ({ request, response }) => {
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
