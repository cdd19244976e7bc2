import { cleanup, screen } from "@testing-library/react";
import { addDays, type Day, parseDay } from "@tieout/core/calendar/day";
import { historyRanges, submissionSources, submissionStatuses } from "@tieout/core/submission";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CollectionQuery } from "../api/past-collections.ts";
import {
  type CollectionView,
  columnsOf,
  longestTerm,
  rangeOf,
  startingView,
} from "../features/browse-collections/collection-view.ts";
import { aRow, History, theBffHas } from "../testing/a-history.tsx";
import { tidewaterId } from "../testing/a-workspace.ts";
import { aProblem, bff, server } from "../testing/bff.ts";
import { render } from "../testing/render.tsx";
import { collectionsIn, searchForCollections } from "./collections-view.tsx";

describe("the view of a history", () => {
  it("keeps what was chosen in its address, for a reload and for who comes back", async () => {
    const asked = theBffHas([aRow()], { nextCursor: "next", total: 30 });
    const { user, history } = render(<History />, { path: "/dcr" });

    await user.click(await screen.findByRole("button", { name: "Deleted" }));
    await user.click(screen.getByRole("button", { name: "Workspace" }));
    await user.click(await screen.findByRole("button", { name: "Next page" }));
    await expect.poll(() => asked.at(-1)?.cursor).toBe("next");
    const last = asked.at(-1);
    const address = history.at(-1) ?? "";
    cleanup();
    render(<History />, { path: address });
    await screen.findByText("26–30 of 30");

    expect(history).toHaveLength(1);
    expect(asked.at(-1)).toEqual(last);
    expect(screen.getByRole("button", { name: "Deleted" })).toBePressed();
  });

  it("begins at its first page again where the way to a later one holds no more", async () => {
    server.use(
      bff.post("/submissions/query", ({ response }) =>
        response(400).json(aProblem({ status: 400, description: "This isn't a cursor of ours." })),
      ),
    );
    const { user, history } = render(<History />, {
      path: "/dcr?sort=status&order=ascending&page=2&cursor=old",
    });
    await screen.findByText("The search failed");
    theBffHas([aRow()]);

    await user.click(screen.getByRole("button", { name: "Try again" }));

    expect(await screen.findByRole("row", { name: /October 14, 2025/ })).toBeVisible();
    expect(history.at(-1)).toBe("/dcr?sort=status&order=ascending");
  });

  it("says that all there is is hidden, and shows it", async () => {
    const hidden = aRow({ label: "Deleted", status: "deleted", deleted: true });
    server.use(
      bff.post("/submissions/query", async ({ request, response }) => {
        const { statuses } = (await request.json()) as CollectionQuery;
        const rows = statuses.includes("deleted") ? [hidden] : [];
        return response(200).json({ rows, total: rows.length, isTotalExact: true });
      }),
    );
    const { user } = render(<History workspaceId={tidewaterId} />);

    expect(await screen.findByText("Every data collection here is hidden")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Show hidden collections" }));

    expect(await screen.findByRole("row", { name: /October 14, 2025/ })).toBeVisible();
  });
});

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
