import { screen, waitFor, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import type { RiskPortfolio } from "../api/risk.ts";
import { aPortfolioItem } from "../testing/a-risk-analysis.ts";
import { dana, tenantWith } from "../testing/a-tenant.ts";
import { aProblem, bff, server } from "../testing/bff.ts";
import { render } from "../testing/render.tsx";
import { RiskPortfolioRoute } from "./risk-portfolio.tsx";

const cursor = "0.0063_6f1b7c52-6f0e-4c0e-9a53-0c8f2f1f7a01";

function show(pages: Readonly<Record<string, RiskPortfolio>>, riskCalcEnabled = true) {
  server.use(
    bff.get("/tenant/settings", ({ response }) =>
      response(200).json(tenantWith({ riskCalcEnabled })),
    ),
    bff.get("/tenant/safedatacollectionlimit", ({ response }) =>
      response(200).json({ hasLimit: false }),
    ),
    bff.get("/Portfolio/RiskAnalyses", ({ query, response }) => {
      const page = pages[query.get("cursor") ?? ""];
      return page ? response(200).json(page) : response(403).json(aProblem({ status: 403 }));
    }),
  );
  return render(<RiskPortfolioRoute />, { path: "/portfolio", person: dana });
}

describe("RiskPortfolioRoute", () => {
  it("lists workspaces with their probabilities, changes in words and open findings, and leads to them", async () => {
    show({ "": { items: [aPortfolioItem({ overridden: "Higher" })] } });

    const row = await screen.findByRole("row", { name: /Tidewater Marine Supply/ });
    expect(row).toHaveTextContent("0.63%");
    expect(row).toHaveTextContent("4.58%");
    expect(row).toHaveTextContent("1 year: 0.12 lower");
    expect(row).toHaveTextContent("5 years: 0.40 lower");
    expect(row).toHaveTextContent("Override: higher");
    expect(within(row).getByRole("link", { name: /^Tidewater/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/riskanalysis$/),
    );
    expect(within(row).getByRole("link", { name: "1 high, 2 medium" })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/overview$/),
    );
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("says why there is no change to tell", async () => {
    show({
      "": { items: [aPortfolioItem({ change: null, changeAbsent: "no-earlier-analysis" })] },
    });

    expect(await screen.findByText("First analysis")).toBeVisible();
  });

  it("shows more on request", async () => {
    const { user } = show({
      "": { items: [aPortfolioItem()], nextCursor: cursor },
      [cursor]: {
        items: [
          aPortfolioItem({
            workspaceId: "6f1b7c52-6f0e-4c0e-9a53-0c8f2f1f7a99",
            displayName: "Alder",
          }),
        ],
      },
    });

    await user.click(await screen.findByRole("button", { name: "Show more" }));
    expect(await screen.findByRole("row", { name: /^Alder/ })).toBeVisible();
    expect(screen.getByRole("row", { name: /^Tidewater/ })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });

  it("says what to do where nothing was analyzed yet", async () => {
    show({ "": { items: [] } });

    expect(await screen.findByRole("heading", { name: "No risk analyses yet" })).toBeVisible();
  });

  it("says that it could not be loaded", async () => {
    show({});

    expect(await screen.findByRole("alert")).toHaveTextContent("The portfolio could not be loaded");
  });

  it("is for tenants that have it", async () => {
    const { history } = show({}, false);

    await waitFor(() => expect(history.at(-1)).toBe("/home/workspacelist"));
  });
});
