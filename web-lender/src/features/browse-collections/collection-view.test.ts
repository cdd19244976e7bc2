import { parseDay } from "@tieout/core/calendar/day";
import { describe, expect, it } from "vitest";
import { changed, queryOf, rangeOf, sortedBy, startingView } from "./collection-view.ts";

const today = parseDay("2026-03-15");
if (!today) throw new Error("no day");
const usual = startingView("allrange", today);

describe("queryOf", () => {
  it("begins with the newest of all that aren't deleted (S-U37, S-U38, S-U39, S-U42, S-U43)", () => {
    expect(queryOf(usual, "w")).toEqual({
      ...{ entityId: "w", itemsPerPage: 25 },
      statuses: ["complete", "incomplete"],
      sources: ["secure-link", "direct", "anonymous"],
      ordering: { field: "collected", direction: "descending" },
    });
  });

  it("takes both ends of a range, by the reader's own midnights (S-U35, S-U41)", () => {
    const { startCreationDate, endCreationDate } = queryOf(
      startingView("currentmonthrange", today),
      undefined,
    );

    expect(new Date(startCreationDate ?? "")).toEqual(new Date(2026, 2, 1));
    expect(new Date(endCreationDate ?? "")).toEqual(new Date(2026, 3, 1));
  });
});

describe("a view that is changed", () => {
  const third = { ...usual, page: 3, cursor: "c" };

  it("begins at its first page", () => {
    expect(changed(third, { range: rangeOf("ytdrange", today) })).toMatchObject({
      ...{ page: 1, cursor: undefined },
      range: { from: "2026-01-01", to: "2026-03-15" },
    });
  });

  it("turns round on the same column, and starts words at A (S-U44)", () => {
    expect(sortedBy(third, "collected").direction).toBe("ascending");
    expect(sortedBy(third, "package").direction).toBe("ascending");
    expect(sortedBy(third, "revisions").direction).toBe("descending");
  });
});
