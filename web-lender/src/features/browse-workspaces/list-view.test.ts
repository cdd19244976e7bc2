import { describe, expect, it } from "vitest";
import { type ListView, queryOf, sortedBy, startingView } from "./list-view.ts";

describe("queryOf", () => {
  it.each([
    { term: "", filters: undefined },
    { term: "   ", filters: undefined },
    { term: "ti", filters: [{ field: "displayName", operator: "startsWith", value: "ti" }] },
    { term: "🚤🚤", filters: [{ field: "displayName", operator: "startsWith", value: "🚤🚤" }] },
    { term: "tid", filters: [{ field: "displayName", operator: "contains", value: "tid" }] },
    { term: " tide ", filters: [{ field: "displayName", operator: "contains", value: "tide" }] },
  ])("asks for \u201c$term\u201d", ({ term, filters }) => {
    expect(queryOf(aView({ term })).filters).toEqual(filters);
  });

  it("asks for 25 at a time, in the order of the view (P-K1, P-A26)", () => {
    expect(queryOf(aView({ page: 2, field: "displayName", direction: "ascending" }))).toEqual({
      itemsPerPage: 25,
      pageNumber: 2,
      ordering: { field: "displayName", direction: "ascending" },
    });
  });
});

describe("sortedBy", () => {
  it("turns the order round when it is the same column", () => {
    expect(sortedBy(aView({ page: 4 }), "lastActivityTime")).toEqual(
      aView({ direction: "ascending" }),
    );
  });

  it("starts names at A, and dates at the newest", () => {
    const byName = sortedBy(aView({}), "displayName");

    expect(byName.direction).toBe("ascending");
    expect(sortedBy(byName, "lastSyncTime").direction).toBe("descending");
  });
});

const aView = (over: Partial<ListView>): ListView => ({ ...startingView, ...over });
