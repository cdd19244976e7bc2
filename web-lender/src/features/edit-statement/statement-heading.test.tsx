import { screen } from "@testing-library/react";
import type { Day } from "@tieout/core/calendar/day";
import { expect, it } from "vitest";
import { render } from "../../testing/render.tsx";
import { Limits } from "./statement-heading.tsx";

const limits = {
  hasGaps: true,
  reportingPeriods: ["FiscalYearsAndYTD"],
  isClosed: false,
  lacksOpenings: false,
} as const;

it("names the days of a file that has balances of a few days alone", () => {
  render(<Limits {...limits} days={["2025-09-30" as Day]} />);

  expect(screen.getByText(/^The file has balances of Sep 30, 2025 alone\./)).toBeVisible();
});

it("doesn't say that books with entries have balances alone, however few their months are", () => {
  render(<Limits {...limits} />);

  expect(screen.getByText(/^The file has no figures for some months\./)).toBeVisible();
});

it("says that there's no balance sheet where a file has no opening balances", () => {
  render(<Limits {...limits} hasGaps={false} lacksOpenings />);

  expect(
    screen.getByText("Balance sheet not available: the file has no opening balances."),
  ).toBeVisible();
});
