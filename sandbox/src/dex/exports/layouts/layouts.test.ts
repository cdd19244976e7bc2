import { describe, expect, it } from "vitest";
import { balancesOn, layoutFile, layoutId } from "./layout.ts";
import { layouts } from "./registry.ts";
import { roles } from "./roles.ts";

describe("layouts of packages", () => {
  it("have names of their own", () => {
    const ids = layouts.map(layoutId);

    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(layouts.map((layout) => [layoutId(layout), layout] as const))(
    "%s writes books that balance, and the same bytes every time",
    (_, layout) => {
      const { company } = layout;
      const posted = company.entries.map(({ lines }) => sumOf(lines.map(({ cents }) => cents)));

      expect(sumOf([...company.openings.values()])).toBe(0);
      expect(posted.filter((sum) => sum !== 0)).toEqual([]);
      // Far faster than a comparison that could show where they differ.
      expect(layoutFile(layout).bytes.equals(layoutFile(layout).bytes)).toBe(true);
    },
  );

  it("tell of one business, whose figures don't depend on the package's chart", () => {
    const figures = layouts.map(({ company }) => [...balancesOn(company, company.to)].sort());
    const [first] = figures;

    expect(first?.length).toBe(Object.keys(roles).length - 1);
    for (const one of figures) expect(one).toEqual(first);
  });
});

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);
