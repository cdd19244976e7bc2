import type { VendorAccount } from "@tieout/core/ledger";
import { describe, expect, it } from "vitest";
import { type PullState, pull, type Question } from "./pull.ts";
import type { Spool } from "./spool.ts";

describe("pull", () => {
  it("spools every page of every question, and counts what it read", async () => {
    const { puller, spooled, states } = aPuller();

    const end = await pull(puller, "accounts", [pages([["a", "b"], ["c"]]), pages([["d"]])]);

    expect(spooled()).toEqual([["a", "b"], ["c"], ["d"]]);
    expect(end).toEqual({ question: 2, parts: 3, done: 4, complete: true });
    expect(states.map(({ done }) => done)).toEqual([0, 2, 3, 4, 4]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    "ends in the same spool when it is killed at point %i and taken up again",
    async (killedAt) => {
      const { puller, spooled, killAt } = aPuller();
      const questions = [pages([["a", "b"], ["c"]]), pages([["d"]])];
      killAt(killedAt);

      await expect(pull(puller, "accounts", questions)).rejects.toThrow("killed");
      killAt(0);
      const end = await pull(puller, "accounts", questions);

      expect(spooled()).toEqual([["a", "b"], ["c"], ["d"]]);
      expect(end).toMatchObject({ done: 4, complete: true });
    },
  );

  it("leaves a complete step alone", async () => {
    const { puller } = aPuller();
    await pull(puller, "accounts", [pages([["a"]])]);
    const asked: unknown[] = [];

    await pull(puller, "accounts", [
      async (cursor) => {
        asked.push(cursor);
        return { items: [] };
      },
    ]);

    expect(asked).toEqual([]);
  });
});

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
    },
    read: () => {
      throw new Error("not read here");
    },
  };
  return {
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

const anAccount = (name: string): VendorAccount => ({
  id: name,
  name,
  fullName: name,
  vendorType: "Bank",
  posting: true,
  active: true,
});
