import { screen } from "@testing-library/react";
import type { Day } from "@tieout/core/calendar/day";
import { expect, it, vi } from "vitest";
import { statementOf } from "../../spread/use-statement.ts";
import { alderEditor, yearsOf } from "../../testing/alder.ts";
import { render } from "../../testing/render.tsx";
import { Limits, StatementHeading } from "./statement-heading.tsx";

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

it("leads from an income statement to the types of accounts that it leaves out, one by one", async () => {
  const { books, spread } = alderEditor();
  const unknown = { ...spread, classifications: { "6000": "unknown" } } as const;
  const onDialog = vi.fn();
  const viewed = statementOf(books, unknown, yearsOf("IncomeStatement"), "en");

  const { user } = render(<StatementHeading onDialog={onDialog} viewed={viewed} />);

  expect(screen.getByText(/^1 account of unknown type isn’t in this statement/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Set the type of 6000 Wages" }));
  expect(onDialog).toHaveBeenCalledWith({ kind: "classify", node: "account/6000" });
});
