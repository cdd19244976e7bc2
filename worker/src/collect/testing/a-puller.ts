import type { VendorAccount } from "@tieout/core/ledger/ledger";
import type { PullState, Question } from "../pull.ts";
import type { Spool } from "../spool.ts";

export const plan = { bounds: { pages: 10_000, bytes: 1_000_000_000 } };

export function pages(names: string[][]): Question<VendorAccount> {
  return async (cursor) => {
    const page = Number(cursor ?? 0);
    const items = (names[page] ?? []).map(anAccount);
    return page + 1 < names.length ? { items, next: String(page + 1) } : { items };
  };
}

/** Keeps what is spooled and saved; fails before its n-th write or save if told to. */
export function aPuller() {
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

export const anAccount = (name: string): VendorAccount => ({
  id: name,
  name,
  fullName: name,
  vendorType: "Bank",
  posting: true,
  active: true,
});
