import type { VendorAccount } from "@tieout/core/ledger/ledger";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { pull, type Question } from "./pull.ts";
import type { Spool } from "./spool.ts";
import { anAccount, aPuller, pages, plan } from "./testing/a-puller.ts";

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
