import { rowsOf } from "@tieout/core/book-mapping/testing/rows";
import { describe, expect, it } from "vitest";
import { statementPeriod } from "./statement-period.ts";

describe("the days of a statement", () => {
  it.each([
    ["January - December 2025", "2025-01-01", "2025-12-31"],
    ["January-December, 2025", "2025-01-01", "2025-12-31"],
    ["January 1-December 31, 2025", "2025-01-01", "2025-12-31"],
    ["July 1, 2024 - June 30, 2025", "2024-07-01", "2025-06-30"],
    ["1 July 2024 - 30 June 2025", "2024-07-01", "2025-06-30"],
    ["From Jan 2025 to Dec 2025", "2025-01-01", "2025-12-31"],
    ["July 2024 through June 2025", "2024-07-01", "2025-06-30"],
    ["July - June 2025", "2024-07-01", "2025-06-30"],
    ["01/01/2025 - 31/12/2025", "2025-01-01", "2025-12-31"],
    ["01/01/2025 to 03/31/2025", "2025-01-01", "2025-03-31"],
    ["Del 1 de enero al 31 de diciembre de 2025", "2025-01-01", "2025-12-31"],
    ["Du 01/01/2025 au 31/12/2025", "2025-01-01", "2025-12-31"],
    ["For the year ended 31 December 2025", "2025-01-01", "2025-12-31"],
    ["For the Twelve Months Ending December 31, 2025", "2025-01-01", "2025-12-31"],
    ["For the 3 months ended 31 March 2025", "2025-01-01", "2025-03-31"],
    ["For the month ended 28 February 2025", "2025-02-01", "2025-02-28"],
    ["Exercice clos le 31 décembre 2025", "2025-01-01", "2025-12-31"],
    ["December 2025", "2025-12-01", "2025-12-31"],
    ["As of December 31, 2025", undefined, "2025-12-31"],
    ["As at 31 December 2025", undefined, "2025-12-31"],
    ["Al 31 de diciembre de 2025", undefined, "2025-12-31"],
    ["31/12/2025", undefined, "2025-12-31"],
    ["05/06/2025", undefined, undefined],
    ["Profit and Loss - Standard", undefined, undefined],
    ["Larkspur Supply, LLC", undefined, undefined],
  ])("are those of its title: %s", (title, from, to) => {
    expect(periodOf(`Larkspur Supply, LLC\n${title}\n | Total`)).toEqual(daysOf(from, to));
  });

  it.each([
    ["Jan - Dec 25", "2025-01-01", "2025-12-31"],
    ["Dec 31, 25", undefined, "2025-12-31"],
    ["Jan 2025", "2025-01-01", "2025-01-31"],
  ])("are those of the figures' heading, whatever the title says: %s", (heading, from, to) => {
    expect(periodOf(`As of March 31, 2026\n | ${heading}`)).toEqual(daysOf(from, to));
  });

  it("are a title's that has the heading's last day, or labeled ones", () => {
    const headed = "For the year ended 31 December 2025\nAccount | 31 Dec 2025";
    const labeled = "Start date: | 01/01/2025\nEnd date: | 12/31/2025\nCreated on: | 01/09/2026";
    const numbered = "From: | Month 1, January 2025\nTo: | Month 12, December 2025";

    for (const above of [headed, labeled, numbered]) {
      expect(periodOf(above)).toEqual(daysOf("2025-01-01", "2025-12-31"));
    }
  });
});

const periodOf = (above: string) => statementPeriod(rowsOf(above), 1);

const daysOf = (from: string | undefined, to: string | undefined) => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});
