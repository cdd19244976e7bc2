import { screen, waitFor, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import { showCollection } from "../testing/a-collection-page.tsx";
import {
  aRiskAnalysis,
  lastRisk,
  marineWholesaler,
  neverAnalyzed,
  notAnalyzed,
} from "../testing/a-risk-analysis.ts";
import { bff, server } from "../testing/bff.ts";
import { theBffAnalyzes } from "../testing/risk-answers.ts";

describe("analyzing on the risk page", () => {
  it("finds the industry by typing, analyzes with it and the postal code, and shows the result (S-U116, S-U117, S-U118, S-U120, S-U122, S-T33, S-A29, S-A30, S-V24)", async () => {
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

  it("searches once when typing has rested for 500 ms (S-U116, S-K15)", async () => {
    theBffAnalyzes(neverAnalyzed);
    const searches: { readonly text: string | null; readonly at: number }[] = [];
    server.use(
      bff.get("/Industries/NaicsCodes", ({ query, response }) => {
        searches.push({ text: query.get("query"), at: performance.now() });
        return response(200).json([marineWholesaler]);
      }),
    );
    const { user } = showCollection("riskanalysis");
    const picker = await screen.findByRole("combobox", { name: "NAICS code" });

    await user.type(picker, "marin");
    const rested = performance.now();
    await user.type(picker, "e");
    expect(await screen.findByRole("option", { name: /^423860/ })).toBeVisible();

    expect(searches).toEqual([{ text: "marine", at: expect.any(Number) }]);
    expect(searches[0]?.at).toBeGreaterThan(rested + 500);
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
    expect(screen.getByRole("button", { name: "Analyze" })).not.toHaveAttribute("aria-disabled");

    await user.type(postal, "ABCDE");
    expect(postal).toHaveAccessibleDescription("Invalid postal code");
    const analyze = screen.getByRole("button", { name: "Analyze" });
    expect(analyze).toHaveAccessibleDescription("Invalid postal code");
    await user.hover(analyze);
    expect(await screen.findByRole("tooltip")).toHaveTextContent("Invalid postal code");

    await user.clear(postal);
    expect(screen.getByRole("button", { name: "Analyze" })).not.toHaveAttribute("aria-disabled");
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
      expect(screen.getByRole("button", { name: "Re-analyze" })).toHaveAccessibleDescription(
        "Dismiss the error first",
      );
      await user.click(screen.getByRole("button", { name: "Dismiss" }));

      expect(screen.queryByRole("alert")).toBeNull();
      expect(screen.getByRole("button", { name: "Re-analyze" })).not.toHaveAttribute(
        "aria-disabled",
      );
      expect(screen.getByRole("button", { name: "Re-analyze" })).toHaveFocus();
    },
  );

  it("reads “Analyzing…” while it works, and then shows the inputs of both years (S-U119, S-U121, S-T35, S-M48)", async () => {
    theBffAnalyzes(lastRisk());
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      bff.get("/riskcalc/{workspaceId}", async ({ response }) => {
        await answered;
        return response(200).json(aRiskAnalysis());
      }),
    );
    const { user } = showCollection("riskanalysis");

    await user.click(await screen.findByRole("button", { name: "Re-analyze" }));
    expect(screen.getByRole("button", { name: "Analyzing…" })).toBeVisible();
    answer();
    expect(await screen.findByRole("button", { name: "Re-analyze" })).toBeVisible();
    const inputs = within(screen.getByRole("table", { name: "Inputs" }));
    expect(inputs.getAllByRole("columnheader", { name: /^FY\d{4}$/ })).toHaveLength(2);
  });
});
