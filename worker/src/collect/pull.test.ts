import type { VendorAccount } from "@tieout/core/ledger";
import type { ImportPlan } from "@tieout/core/submission-request";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { type PullState, pull, type Question } from "./pull.ts";
import { boundsOf, emptyPagesInARow } from "./pull-bounds.ts";
import type { Spool } from "./spool.ts";

describe("pull", () => {
  it("spools every page of every question, and counts what it read", async () => {
    const { puller, spooled, states } = aPuller();

    const end = await pull(puller, "accounts", [pages([["a", "b"], ["c"]]), pages([["d"]])], plan);

    expect(spooled()).toEqual([["a", "b"], ["c"], ["d"]]);
    expect(end).toMatchObject({ open: [], begun: 2, parts: 3, done: 4, complete: true });
    expect(states.map(({ done }) => done)).toEqual([0, 2, 3, 4, 4]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    "ends in the same spool when it is killed at point %i and taken up again",
    async (killedAt) => {
      const { puller, spooled, killAt } = aPuller();
      const questions = [pages([["a", "b"], ["c"]]), pages([["d"]])];
      killAt(killedAt);

      await expect(pull(puller, "accounts", questions, plan)).rejects.toThrow("killed");
      killAt(0);
      const end = await pull(puller, "accounts", questions, plan);

      expect(spooled()).toEqual([["a", "b"], ["c"], ["d"]]);
      expect(end).toMatchObject({ done: 4, complete: true });
    },
  );

  it("leaves a complete step alone", async () => {
    const { puller } = aPuller();
    await pull(puller, "accounts", [pages([["a"]])], plan);
    const asked: unknown[] = [];

    await pull(
      puller,
      "accounts",
      [
        async (cursor) => {
          asked.push(cursor);
          return { items: [] };
        },
      ],
      plan,
    );

    expect(asked).toEqual([]);
  });
});

describe("pulling ahead", () => {
  it("asks for the next page while one is put away, and not for a third", async () => {
    const { puller, spool, spooled } = aPuller();
    const { put, holdNext } = held();
    const asked: number[] = [];
    const question: Question<VendorAccount> = async (cursor) => {
      const page = Number(cursor ?? 0);
      asked.push(page);
      return page < 3
        ? { items: [anAccount(String(page))], next: String(page + 1) }
        : { items: [anAccount(String(page))] };
    };
    const slow = { ...puller, spool: { ...spool, write: put(spool.write) } };

    const release = holdNext();
    const pulled = pull(slow, "accounts", [question], plan);
    await vi.waitFor(() => expect(asked).toEqual([0, 1]));
    release();
    await pulled;

    expect(spooled()).toEqual([["0"], ["1"], ["2"], ["3"]]);
  });

  it("answers as many questions at once as it may, and holds two pages of each at most", async () => {
    const { puller, spool } = aPuller();
    let [asking, mostAsking, unspooled, mostUnspooled] = [0, 0, 0, 0];
    const question: Question<VendorAccount> = async (cursor) => {
      asking += 1;
      mostAsking = Math.max(mostAsking, asking);
      await Promise.resolve();
      asking -= 1;
      unspooled += 1;
      mostUnspooled = Math.max(mostUnspooled, unspooled);
      const page = Number(cursor ?? 0);
      return page < 9 ? { items: [anAccount("a")], next: String(page + 1) } : { items: [] };
    };
    const write: Spool["write"] = async (...page) => {
      const bytes = await spool.write(...page);
      unspooled -= 1;
      return bytes;
    };
    const questions = Array.from({ length: 7 }, () => question);

    const end = await pull({ ...puller, spool: { ...spool, write } }, "accounts", questions, {
      ...plan,
      atOnce: 2,
    });

    expect([end.done, end.parts, mostAsking]).toEqual([63, 70, 2]);
    expect(mostUnspooled).toBeLessThanOrEqual(4);
  });

  it("puts nothing away any more once one of two questions has failed", async () => {
    const { puller, spool, spooled } = aPuller();
    const { put, holdNext } = held();
    const failing: Question<VendorAccount> = async () => {
      throw new Error("away");
    };
    const release = holdNext();
    const slow = { ...puller, spool: { ...spool, write: put(spool.write) } };

    const pulled = pull(slow, "accounts", [pages([["a"], ["b"], ["c"]]), failing], {
      ...plan,
      atOnce: 2,
    });
    release();

    await expect(pulled).rejects.toThrow("away");
    const kept = spooled().length;
    await new Promise(setImmediate);
    expect(spooled()).toHaveLength(kept);
    expect(kept).toBeLessThan(3);
  });

  it("keeps each page exactly once, wherever and however often it's killed", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 5 }),
        fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 6 }),
        fc.integer({ min: 1, max: 3 }),
        async (lengths, kills, atOnce) => {
          const { puller, spooled, killAt } = aPuller();
          const names = lengths.map((length, question) =>
            Array.from({ length }, (_, page) => [`${question}.${page}`]),
          );
          for (const kill of kills) {
            killAt(kill);
            await pull(puller, "accounts", names.map(pages), { ...plan, atOnce }).catch(() => {});
          }
          killAt(0);

          const end = await pull(puller, "accounts", names.map(pages), { ...plan, atOnce });

          const all = names.flat(2);
          expect(spooled().slice(0, end.parts).flat().toSorted()).toEqual(all.toSorted());
          expect(end).toMatchObject({ open: [], done: all.length, complete: true });
        },
      ),
      { numRuns: 300 },
    );
  });
});

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
    // A page of the puller's is a hundred bytes for each item.
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
      // Days by their form.
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

const plan = { bounds: { pages: 10_000, bytes: 1_000_000_000 } };

/** A question whose pages hold accounts of these names. */
function pages(names: string[][]): Question<VendorAccount> {
  return async (cursor) => {
    const page = Number(cursor ?? 0);
    const items = (names[page] ?? []).map(anAccount);
    return page + 1 < names.length ? { items, next: String(page + 1) } : { items };
  };
}

/** Keeps what is spooled and saved; dies before its n-th write or save, once told to. */
function aPuller() {
  const parts: string[][] = [];
  const states: PullState[] = [];
  let steps = 0;
  let lastStep = 0;
  const live = () => {
    if (++steps === lastStep) throw new Error("killed");
  };
  const spool: Spool = {
    write: async (_step, part, items) => {
      live();
      parts[part] = items.map((item) => (item as VendorAccount).name);
      return 100 * items.length;
    },
    page: () => {
      throw new Error("not read here");
    },
    read: () => {
      throw new Error("not read here");
    },
  };
  return {
    spool,
    puller: {
      spool,
      stateOf: async () => states.at(-1),
      save: async (_step: string, state: PullState) => {
        live();
        states.push(state);
      },
    },
    states,
    spooled: () => parts,
    killAt: (step: number) => {
      steps = 0;
      lastStep = step;
    },
  };
}

/** Lets one write wait until it's released. */
function held() {
  let waiting: Promise<void> | undefined;
  return {
    put:
      (write: Spool["write"]): Spool["write"] =>
      async (...page) => {
        await waiting;
        return write(...page);
      },
    holdNext: () => {
      let release = () => {};
      waiting = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
  };
}

const anAccount = (name: string): VendorAccount => ({
  id: name,
  name,
  fullName: name,
  vendorType: "Bank",
  posting: true,
  active: true,
});
