import { parseDay } from "@tieout/core/calendar";
import { describe, expect, it } from "vitest";
import type { PastCollection } from "../../api/past-collections.ts";
import { aCollection } from "../../testing/a-workspace.ts";
import {
  type CollectionFilter,
  filtered,
  rangeOf,
  stateOf,
  usualFilter,
} from "./collection-filter.ts";
import { inOrder, orderedBy, usualOrder } from "./collection-order.ts";

const today = parseDay("2026-03-15");
if (!today) throw new Error("no day");

describe("stateOf", () => {
  it.each([
    { over: {}, state: "complete" },
    { over: { financialRecordStatus: "Pending" }, state: "incomplete" },
    { over: { financialRecordStatus: "ImportError" }, state: "incomplete" },
    { over: { financialRecordStatus: "None" }, state: "incomplete" },
    { over: { financialRecordStatus: "Deleted" }, state: "deleted" },
    { over: { deleted: true }, state: "deleted" },
  ] as const)("is $state for $over", ({ over, state }) => {
    expect(stateOf(aCollection(over))).toBe(state);
  });
});

describe("rangeOf", () => {
  it.each([
    { name: "all", from: undefined, to: undefined },
    { name: "currentMonth", from: "2026-03-01", to: "2026-03-15" },
    { name: "priorMonth", from: "2026-02-01", to: "2026-02-28" },
    { name: "yearToDate", from: "2026-01-01", to: "2026-03-15" },
  ] as const)("means $from to $to by $name", ({ name, from, to }) => {
    expect(rangeOf(name, today)).toEqual({ preset: name, ...(from && { from, to }) });
  });
});

describe("filtered", () => {
  it("leaves deleted ones out until they are asked for", () => {
    const deleted = aCollection({ deleted: true });

    expect(through([deleted])).toEqual([]);
    expect(through([deleted], { states: new Set(["deleted"]) })).toEqual([deleted]);
  });

  it("lets only the chosen sources through", () => {
    const direct = aCollection({ source: "direct" });

    expect(through([direct, aCollection()], { sources: new Set(["direct"]) })).toEqual([direct]);
  });

  it("takes both ends of a range, by the reader's own day", () => {
    const late = aCollection({ creationTime: "2026-03-01T02:00:00Z" });
    const march = { range: { preset: "custom", from: "2026-03-01", to: "2026-03-01" } };

    expect(filtered([late], { ...usualFilter, ...march }, () => 0)).toEqual([late]);
    expect(filtered([late], { ...usualFilter, ...march }, () => 300)).toEqual([]);
  });
});

describe("the order", () => {
  const older = aCollection({ creationTime: "2024-01-01T00:00:00Z", workbookRevisions: 10 });
  const newer = aCollection({ creationTime: "2025-01-01T00:00:00Z", workbookRevisions: 9 });

  it("is newest first", () => {
    expect(inOrder([older, newer], usualOrder)).toEqual([newer, older]);
  });

  it("counts revisions as numbers", () => {
    const order = orderedBy(usualOrder, "revisions");

    expect(inOrder([newer, older], order)).toEqual([older, newer]);
  });

  it("turns round on the same column, and starts words at A", () => {
    expect(orderedBy(usualOrder, "collected").direction).toBe("ascending");
    expect(orderedBy(usualOrder, "package").direction).toBe("ascending");
  });
});

const through = (collections: readonly PastCollection[], over: Partial<CollectionFilter> = {}) =>
  filtered(collections, { ...usualFilter, ...over }, () => 0);
