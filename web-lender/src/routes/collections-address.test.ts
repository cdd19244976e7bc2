import { addDays, type Day, parseDay } from "@tieout/core/calendar";
import { historyRanges, submissionSources, submissionStatuses } from "@tieout/core/submission";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type CollectionView,
  columnsOf,
  longestTerm,
  rangeOf,
  startingView,
} from "../features/browse-collections/collection-view.ts";
import { collectionsIn, searchForCollections } from "./collections-address.ts";

const today = parseDay("2026-03-15") as Day;
const usual = startingView("currentmonthrange", today);
const read = (search: string) => collectionsIn(search, usual, today);
const write = (view: CollectionView, search = "") => searchForCollections(search, view, usual);

describe("the address of a history", () => {
  it("is bare for the usual view", () => {
    expect(write(usual)).toBe("");
    expect(read("")).toEqual(usual);
  });

  it("leads back to any view that it's written for, and keeps what else it says", () => {
    fc.assert(
      fc.property(someView, (view) => {
        expect(read(write(view, "?name=Tidewater"))).toEqual(view);
        expect(new URLSearchParams(write(view, "?name=Tidewater&page=7")).get("name")).toBe(
          "Tidewater",
        );
      }),
    );
  });

  it("means the month it's read in by a month's name", () => {
    const saved = write({ ...usual, range: rangeOf("priormonthrange", today) });
    const later = parseDay("2026-06-02") as Day;

    expect(collectionsIn(saved, startingView("currentmonthrange", later), later).range).toEqual({
      ...{ preset: "priormonthrange", from: "2026-05-01", to: "2026-05-31" },
    });
  });

  it.each([
    "?status=complete,incomplete&source=anonymous,direct,secure-link",
    "?range=soon&sort=password&order=sideways",
    "?range=customrange&from=2026-02-30",
    "?page=-4&cursor=c",
    "?page=2",
  ])("is the usual where it says so, or makes no sense: %s", (search) => {
    expect(read(search)).toEqual(usual);
  });

  it("lets nothing through where it says so", () => {
    expect(read("?status=").filter).toEqual({ ...usual.filter, statuses: [] });
  });

  it("searches for no more than can be searched for", () => {
    expect(read(`?search=${"x".repeat(300)}`).term).toHaveLength(longestTerm);
  });
});

const someDay = fc.integer({ min: 0, max: 9_000 }).map((days) => addDays(today, -days));
const someRange = fc.oneof(
  fc
    .constantFrom(...historyRanges.filter((preset) => preset !== "customrange"))
    .map((preset) => rangeOf(preset, today)),
  fc.tuple(someDay, someDay).map(([one, other]) => ({
    preset: "customrange" as const,
    ...(one < other ? { from: one, to: other } : { from: other, to: one }),
  })),
);
const someView: fc.Arbitrary<CollectionView> = fc
  .record({
    filter: fc.record({
      statuses: fc.subarray([...submissionStatuses]),
      sources: fc.subarray([...submissionSources]),
    }),
    range: someRange,
    term: fc.string({ maxLength: longestTerm, unit: "grapheme-ascii" }),
    column: fc.constantFrom(...columnsOf.global),
    direction: fc.constantFrom("ascending" as const, "descending" as const),
  })
  .chain((view) =>
    fc.constantFrom({ ...view, page: 1 }, { ...view, page: 3, cursor: "eyJhIjoxfQ==" }),
  );
