import { describe, expect, it } from "vitest";
import { type Layout, layoutId } from "../../../sandbox/src/dex/exports/layouts/layout.ts";
import { layouts } from "../../../sandbox/src/dex/exports/layouts/registry.ts";
import { figuresRead, figuresWritten, readLayout } from "../book-formats/testing/read-layout.ts";

const packages = ["QuickBooks Online", "QuickBooks Desktop", "Xero", "Sage Intacct"];

const isBooks = ({ package: name, report }: Layout) =>
  packages.includes(name) &&
  !["profit-and-loss", "balance-sheet", "chart-of-accounts"].includes(report);

describe("exports of packages, read unaided", () => {
  it.each(layouts.filter(isBooks).map((layout) => [layoutId(layout), layout] as const))(
    "%s",
    async (_, layout) => {
      const reading = await readLayout(layout);
      const { report } = reading;

      expect(figuresRead(layout, reading)).toEqual(figuresWritten(layout));
      expect(report.asks.filter((ask) => ask !== "currency" && ask !== "fiscal-year-end")).toEqual(
        [],
      );
      expect(report.findings).toMatchObject({ differs: false, rejectedBooks: 0 });
    },
  );
});
