import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Day } from "../calendar/day.ts";
import { collectionGroups } from "../submission-request/submission-request.ts";
import type { Consent, ConsentScope } from "./consent.ts";
import {
  canBeAskedForMore,
  isAllAllowable,
  isSameWider,
  widened,
  widerThan,
  widerThings,
  widerWords,
} from "./wider.ts";

const agreed: ConsentScope = {
  groups: ["financial-statements"],
  bases: ["accrual"],
  anonymize: true,
  fullFiscalYears: 2,
  fromDay: "2024-01-01" as Day,
  throughDay: "2026-02-28" as Day,
};

const scopes: fc.Arbitrary<ConsentScope> = fc.record({
  groups: fc.subarray([...collectionGroups], { minLength: 1 }),
  bases: fc.subarray(["accrual", "cash"] as const, { minLength: 1 }),
  anonymize: fc.boolean(),
  fullFiscalYears: fc.integer({ min: 0, max: 10 }),
  throughDay: fc.constant("2026-02-28" as Day),
});

describe("widerThan", () => {
  it("names exactly what wasn't agreed to", () => {
    const asked: ConsentScope = {
      ...agreed,
      groups: ["financial-statements", "accounts-payable"],
      anonymize: false,
      fullFiscalYears: 3,
    };

    expect(widerThan(agreed, asked)).toEqual({
      groups: ["accounts-payable"],
      bases: [],
      names: true,
      memos: true,
      fullFiscalYears: 3,
    });
    expect(widerThan(asked, agreed)).toBeUndefined();
    expect(widerThan(agreed, { ...agreed, throughDay: "2026-03-31" as Day })).toBeUndefined();
  });

  it("names memos, which come with the ledger's names or with the ledger itself", () => {
    const bills: ConsentScope = { ...agreed, groups: ["accounts-payable"] };
    const named = { anonymize: false } as const;

    expect(widerThan(agreed, { ...agreed, ...named })).toMatchObject({ names: true, memos: true });
    expect(widerThan(bills, { ...bills, ...named })).not.toHaveProperty("memos");
    expect(widerThan({ ...bills, ...named }, { ...agreed, ...named })).toMatchObject({
      memos: true,
    });
    expect(widerThan(bills, agreed)).not.toHaveProperty("memos");
    expect(
      widerThan({ ...agreed, ...named }, { ...agreed, ...named, groups: ["transactions"] }),
    ).not.toHaveProperty("memos");
  });
});

describe("canBeAskedForMore", () => {
  const now = new Date("2026-06-02T12:00:00Z");
  const given: Consent & { givenBy: "borrower" | "lender"; emailAddress?: string } = {
    scope: agreed,
    term: { kind: "until", day: "2027-03-04" as Day },
    expiresAt: new Date("2027-03-05T12:00:00Z"),
    liveAt: new Date("2026-03-04T10:00:00Z"),
    ...{ givenBy: "borrower", emailAddress: "rosa@tidewater.com" },
  };
  const { emailAddress: _, ...withoutAddress } = given;

  it.each<[string, Parameters<typeof canBeAskedForMore>[0], boolean]>([
    ["somebody who allowed updates", given, true],
    ["nobody without a proved address", withoutAddress, false],
    ["nobody who agreed once", { ...given, term: { kind: "once" } }, false],
    ["nobody who ended it", { ...given, endedAt: now }, false],
    ["nobody while it's paused", { ...given, pausedAt: now }, false],
    ["nobody whose permission was replaced", { ...given, supersededAt: now }, false],
    ["no user of the lender's", { ...given, givenBy: "lender" }, false],
  ])("asks %s", (_who, consent, expected) => {
    expect(canBeAskedForMore(consent, now)).toBe(expected);
  });
});

describe("isAllAllowable", () => {
  const later = {
    code: "later-days" as const,
    agreed: "2026-05-31" as Day,
    wanted: "2026-06-02" as Day,
  };

  it("leaves a read to a new sign-in that no wider permission allows", () => {
    expect(isAllAllowable([{ code: "names" }, { code: "bases", bases: ["cash"] }])).toBe(true);
    expect(isAllAllowable([{ code: "names" }, later])).toBe(false);
    expect(isAllAllowable([{ code: "other-company", part: "name" }])).toBe(false);
  });
});

describe("isSameWider", () => {
  const bills = { groups: ["accounts-payable", "transactions"], bases: [], names: false } as const;

  it("knows the same ask again in any order, and tells any other", () => {
    expect(isSameWider(bills, { ...bills, groups: ["transactions", "accounts-payable"] })).toBe(
      true,
    );
    for (const other of [
      { ...bills, groups: ["transactions"] as const },
      { ...bills, bases: ["cash"] as const },
      { ...bills, names: true },
      { ...bills, fullFiscalYears: 3 },
    ]) {
      expect(isSameWider(bills, other)).toBe(false);
    }
  });
});

describe("widened", () => {
  it("allows what was asked and what was agreed before, and nothing else", () => {
    fc.assert(
      fc.property(scopes, scopes, (before, asked) => {
        const more = widerThan(before, asked);
        if (!more) return;
        const after = widened(before, more);

        expect(widerThan(after, asked)).toBeUndefined();
        expect(widerThan(after, before)).toBeUndefined();
        for (const group of after.groups) {
          expect([...before.groups, ...asked.groups]).toContain(group);
        }
        expect(after.fullFiscalYears).toBe(Math.max(before.fullFiscalYears, asked.fullFiscalYears));
        expect(after.throughDay).toBe(before.throughDay);
      }),
    );
  });

  it("keeps the first day unless more years are asked for", () => {
    const more = { groups: [], bases: [], names: true } as const;

    expect(widened(agreed, more)).toEqual({ ...agreed, anonymize: false });
    expect(widened(agreed, { ...more, fullFiscalYears: 4 }).fromDay).toBeUndefined();
  });
});

describe("widerWords", () => {
  const bills = { groups: ["accounts-payable"], bases: [], names: false } as const;

  it.each([
    ["en", "Copperfield asks for more: open supplier bills. Everything else stays the same."],
    [
      "es",
      "Copperfield también pide las facturas de proveedores pendientes. Todo lo demás sigue igual.",
    ],
    [
      "fr",
      "Copperfield demande aussi les factures fournisseurs non réglées. Tout le reste est inchangé.",
    ],
  ] as const)("says the difference in %s", (language, words) => {
    expect(widerWords("Copperfield", bills, language)).toBe(words);
  });

  it.each([
    ["en", "all transactions; the ledger’s memos"],
    ["es", "todas las transacciones; los conceptos del libro mayor"],
    ["fr", "toutes les transactions\u202f; les libellés du grand livre"],
  ] as const)("says that memos come with it in %s", (language, things) => {
    const more = { groups: ["transactions"], bases: [], names: false, memos: true } as const;

    expect(widerWords("Copperfield", more, language)).toContain(` ${things}. `);
  });

  it("lists everything that is asked for", () => {
    const more = { groups: ["accounts-payable"], bases: ["cash"], names: true } as const;

    expect(widerThings({ ...more, fullFiscalYears: 3 }, "en")).toBe(
      "open supplier bills; figures on the cash basis; names of customers and suppliers, instead of codes; 3 full fiscal years before this one",
    );
  });
});
