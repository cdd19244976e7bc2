import type { VendorAccount } from "@tieout/core/ledger/ledger";
import type { ImportPlan } from "@tieout/core/submission-request/submission-request";
import { describe, expect, it } from "vitest";
import { pull, type Question } from "./pull.ts";
import { boundsOf, emptyPagesInARow } from "./pull-bounds.ts";
import { anAccount, aPuller, pages, plan } from "./testing/a-puller.ts";

describe("a package that goes on without end", () => {
  it.each([1, 2, 3, 7, 500])(
    "ends at the first cursor of a cycle of %i that comes again",
    async (length) => {
      const { puller, spooled } = aPuller();
      const cycle: Question<VendorAccount> = async (cursor) => {
        const at = Number(cursor ?? 0);
        return { items: [anAccount(String(at))], next: String((at + 1) % length) };
      };

      await expect(pull(puller, "accounts", [cycle], plan)).rejects.toMatchObject({
        name: "ConnectorError",
        trouble: "endless",
        message: "The package sent the same cursor twice.",
      });
      expect(spooled()).toHaveLength(length);
    },
  );

  it("ends at the same cursor however often the run is killed", async () => {
    const { puller, spooled, killAt } = aPuller();
    const cycle: Question<VendorAccount> = async (cursor) => {
      const at = Number(cursor ?? 0);
      return { items: [anAccount(String(at))], next: String((at + 1) % 9) };
    };
    let killed = 0;
    const run = async (): Promise<unknown> => {
      killAt(4);
      const fault = await pull(puller, "accounts", [cycle], plan).catch((fault) => fault);
      if (fault.message !== "killed") return fault;
      killed += 1;
      return run();
    };

    expect(await run()).toMatchObject({ trouble: "endless" });
    expect([killed > 3, spooled().length]).toEqual([true, 9]);
  });

  it("ends after too many empty pages in a row, and not where they are between others", async () => {
    const endless = aPuller();
    const empty: Question<VendorAccount> = async (cursor) => ({
      items: [],
      next: String(Number(cursor ?? 0) + 1),
    });
    const sparse = Array.from({ length: 3 * emptyPagesInARow }, (_, page) =>
      page % 100 === 99 ? ["a"] : [],
    );

    const refused = pull(endless.puller, "accounts", [empty], plan);
    const taken = pull(aPuller().puller, "accounts", [pages([...sparse, ["z"]])], plan);

    await expect(refused).rejects.toMatchObject({ trouble: "endless" });
    expect(endless.spooled()).toHaveLength(emptyPagesInARow - 1);
    expect(await taken).toMatchObject({ complete: true, done: 7 });
  });

  it("ends at its last page, counted over runs and questions", async () => {
    const { puller, spooled, killAt } = aPuller();
    const bounds = { ...plan.bounds, pages: 5 };
    const questions = [pages([["a"], ["b"], ["c"]]), pages([["d"], ["e"], ["f"]])];
    killAt(6);
    await expect(pull(puller, "accounts", questions, { bounds })).rejects.toThrow("killed");
    killAt(0);

    const refused = pull(puller, "accounts", questions, { bounds });

    await expect(refused).rejects.toMatchObject({
      trouble: "endless",
      message: "The package sent more than 5 pages.",
    });
    expect(spooled()).toHaveLength(5);
    const enough = { bounds: { ...plan.bounds, pages: 6 } };
    expect(await pull(puller, "accounts", questions, enough)).toMatchObject({ complete: true });
  });

  it("ends at its last byte, counted over runs", async () => {
    const { puller, spooled, killAt } = aPuller();
    // The puller's pages take a hundred bytes an item.
    const bounds = { ...plan.bounds, bytes: 350 };
    const questions = [pages([["a"], ["b"], ["c"], ["d"], ["e"]])];
    killAt(4);
    await expect(pull(puller, "accounts", questions, { bounds })).rejects.toThrow("killed");
    killAt(0);

    await expect(pull(puller, "accounts", questions, { bounds })).rejects.toMatchObject({
      trouble: "endless",
      message: "The package sent more than 350 bytes.",
    });
    expect(spooled()).toHaveLength(4);
  });

  it.each([
    ["longer than a package needs", "x".repeat(4_097)],
    ["with a null character", "a\0b"],
    ["with half a letter", "a\ud800b"],
  ])("takes no cursor %s", async (_case, next) => {
    const { puller } = aPuller();

    const refused = pull(puller, "accounts", [async () => ({ items: [], next })], plan);

    await expect(refused).rejects.toMatchObject({ trouble: "bad-data" });
  });
});

describe("boundsOf", () => {
  it("gives a journal more pages for more days, and everything else the same", () => {
    const asked = (from: string, bases: ImportPlan["bases"]) =>
      ({ from, upTo: "2026-06-30", bases, groups: [] }) as unknown as ImportPlan;
    const journal = (from: string, bases: ImportPlan["bases"]) =>
      boundsOf("journal-lines", asked(from, bases)).pages;

    expect([
      journal("2026-06-30", ["accrual"]),
      journal("2026-06-24", ["accrual", "cash"]),
      journal("2016-01-01", ["accrual"]),
    ]).toEqual([1_100, 2_400, 20_000]);
    expect(boundsOf("accounts", asked("2016-01-01", ["accrual"]))).toEqual(
      boundsOf("payables", asked("2026-06-30", ["accrual"])),
    );
  });
});
