import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, type Day } from "../calendar/day.ts";
import { defaultSubmissionOptions, type RequestedBooks } from "../submission-request/options.ts";
import { collectionGroups } from "../submission-request/submission-request.ts";
import {
  asAgreed,
  type Beyond,
  type Consent,
  type ConsentCompany,
  consentFor,
  consentState,
  covers,
  endOfOnce,
  mayGoOn,
  type PlannedRead,
  plannedRead,
  scopeOf,
} from "./consent.ts";

const agreedAt = new Date("2026-03-04T10:00:00Z");
const later = (days: number) => new Date(agreedAt.getTime() + days * 86_400_000);
const tidewater: ConsentCompany = {
  accountingPackage: "quickbooksonline",
  organizationId: "9130",
  name: "Tidewater Marine Supply",
  currency: "USD",
};

const once: Consent = {
  scope: {
    groups: ["financial-statements", "accounts-receivable"],
    bases: ["accrual"],
    anonymize: true,
    fullFiscalYears: 2,
    fromDay: "2024-01-01" as Day,
    throughDay: "2026-02-28" as Day,
  },
  term: { kind: "once", submissionId: "s1" },
  company: tidewater,
  expiresAt: endOfOnce(agreedAt),
  liveAt: agreedAt,
};

const within: PlannedRead = {
  submissionId: "s1",
  groups: ["financial-statements", "accounts-receivable"],
  bases: ["accrual"],
  anonymize: true,
  from: "2024-01-01" as Day,
  upTo: "2026-02-28" as Day,
};

const beyond = (
  plan: Partial<PlannedRead>,
  { consent = {}, company = {}, now = later(1) } = {} as {
    readonly consent?: Partial<Consent>;
    readonly company?: Partial<ConsentCompany>;
    readonly now?: Date;
  },
) => covers({ ...once, ...consent }, { ...within, ...plan }, { ...tidewater, ...company }, now);

describe("covers", () => {
  it("finds a read within what was agreed, and a narrower one too", () => {
    expect(beyond({})).toEqual([]);
    expect(
      beyond({
        groups: ["financial-statements"],
        from: "2025-01-01" as Day,
        upTo: "2025-12-31" as Day,
      }),
    ).toEqual([]);
  });

  it.each<[string, Partial<PlannedRead>, Beyond]>([
    [
      "a group",
      { groups: ["financial-statements", "accounts-payable", "transactions"] },
      { code: "groups", groups: ["accounts-payable", "transactions"] },
    ],
    ["a basis", { bases: ["accrual", "cash"] }, { code: "bases", bases: ["cash"] }],
    ["names in place of codes", { anonymize: false }, { code: "names" }],
    [
      "an earlier year",
      { from: "2023-01-01" as Day },
      { code: "earlier-days", agreed: "2024-01-01" as Day, wanted: "2023-01-01" as Day },
    ],
    [
      "a later month: a retry on Jun 10 of what was agreed on Mar 4",
      { upTo: "2026-05-31" as Day },
      { code: "later-days", agreed: "2026-02-28" as Day, wanted: "2026-05-31" as Day },
    ],
    ["another collection", { submissionId: "s2" }, { code: "once" }],
  ])("names %s that nobody agreed to", (_, plan, named) => {
    expect(beyond(plan)).toEqual([named]);
  });

  it("lets codes take the place of names that were agreed to, never the other way", () => {
    const names = { consent: { scope: { ...once.scope, anonymize: false } } };

    expect(beyond({ anonymize: true }, names)).toEqual([]);
    expect(beyond({ anonymize: false }, names)).toEqual([]);
  });

  it.each([
    ["package", { accountingPackage: "xero" }],
    ["organization", { organizationId: "another" }],
    ["name", { name: "Ortega Interiors" }],
    ["currency", { currency: "CAD" }],
  ] as const)("refuses a company with another %s than the one confirmed", (part, company) => {
    expect(beyond({}, { company })).toEqual([{ code: "other-company", part }]);
  });

  it("doesn't know the first day before the fiscal year, and asks again with the exact plan", () => {
    const { from: _, ...withoutFrom } = within;
    expect(covers(once, withoutFrom, tidewater, later(1))).toEqual([]);
    expect(covers(once, { ...withoutFrom, fullFiscalYears: 5 }, tidewater, later(1))).toEqual([
      { code: "earlier-years", agreed: 2, wanted: 5 },
    ]);
  });

  it.each<[string, Partial<Consent>, number, Beyond]>([
    ["while it's paused", { pausedAt: later(1) }, 2, notLive("paused")],
    ["once its record is Created", { usedAt: later(1) }, 2, notLive("used")],
    ["after thirty days", {}, 30, notLive("expired")],
    ["when the borrower has ended it", { endedAt: later(1) }, 2, notLive("ended")],
    ["when a later yes took its place", { supersededAt: later(1) }, 2, notLive("superseded")],
  ])("allows nothing %s", (_, consent, days, named) => {
    expect(beyond({}, { consent, now: later(days) })).toEqual([named]);
  });

  it("until a day goes by the last full month, for any collection", () => {
    const consent: Partial<Consent> = {
      term: { kind: "until", day: "2027-03-04" as Day },
      expiresAt: new Date("2027-03-05T00:00:00Z"),
    };
    const now = new Date("2026-06-02T12:00:00Z");

    expect(beyond({ submissionId: "s2", upTo: "2026-05-31" as Day }, { consent, now })).toEqual([]);
    expect(beyond({ upTo: "2026-06-02" as Day }, { consent, now })).toEqual([
      { code: "later-days", agreed: "2026-05-31", wanted: "2026-06-02" },
    ]);
  });

  it("covers what is narrower than something covered", () => {
    fc.assert(
      fc.property(plans, narrowings, (plan, narrower) => {
        fc.pre(beyond(plan).length === 0);
        const { groups, bases, skippedStart, skippedEnd } = narrower;
        const narrowed = {
          groups: plan.groups.filter((_, i) => groups[i] ?? true),
          bases: plan.bases.filter((_, i) => bases[i] ?? true),
          anonymize: true,
          from: addDays(plan.from, skippedStart),
          upTo: addDays(plan.upTo, -skippedEnd),
        };

        expect(beyond(narrowed)).toEqual([]);
      }),
    );
  });

  it("covers nothing after its end, whatever is planned and however it ended", () => {
    const ends = fc.constantFrom("endedAt", "usedAt", "supersededAt", "pausedAt");
    fc.assert(
      fc.property(plans, ends, fc.integer({ min: 0, max: 400 }), (plan, end, days) => {
        const consent = { ...once, [end]: later(1) };

        expect(covers(consent, plan, tidewater, later(1 + days))).not.toEqual([]);
        expect(covers(once, plan, tidewater, later(30 + days))).not.toEqual([]);
      }),
    );
  });
});

describe("consentFor", () => {
  it("never adds two consents up to a wider one", () => {
    const statements = {
      ...once,
      scope: { ...once.scope, groups: ["financial-statements"] as const },
    };
    const payables = { ...once, scope: { ...once.scope, groups: ["accounts-payable"] as const } };
    const wanted = { ...within, groups: ["financial-statements", "accounts-payable"] as const };

    expect(consentFor([payables, statements], () => wanted, tidewater, later(1)).beyond).toEqual([
      { code: "groups", groups: ["financial-statements"] },
    ]);
    fc.assert(
      fc.property(fc.array(consents, { maxLength: 4 }), plans, (given, plan) => {
        const { consent } = consentFor(given, () => plan, tidewater, later(1));
        const alone = given.filter((each) => covers(each, plan, tidewater, later(1)).length === 0);

        expect(consent).toEqual(alone[0]);
      }),
    );
  });

  it("says that nobody has agreed where nobody has", () => {
    expect(consentFor([], () => within, tidewater, later(1)).beyond).toEqual([
      { code: "no-consent" },
    ]);
  });

  it("tells of the nearest", () => {
    const ended = { ...once, endedAt: later(1), company: { ...tidewater, organizationId: "x" } };

    expect(
      consentFor([ended, once], () => ({ ...within, bases: ["cash"] }), tidewater, later(1)).beyond,
    ).toEqual([{ code: "bases", bases: ["cash"] }]);
  });
});

describe("what a request asks to agree to", () => {
  it("fixes the last day at once, so that what is read later isn't more", () => {
    const request = { ...defaultSubmissionOptions, basis: "CashAndAccrual" } as const;

    const scope = scopeOf(request, "2026-03-04" as Day);
    const june = "2026-06-10" as Day;
    const upTo = (asked: RequestedBooks) => plannedRead(asked, june, "s1").upTo;
    const named = { ...request, mostRecentDay: "2026-05-15" as Day };
    const consent = { ...once, scope };

    expect(scope).toEqual({
      groups: ["financial-statements"],
      bases: ["accrual", "cash"],
      anonymize: false,
      fullFiscalYears: 2,
      throughDay: "2026-02-28",
    });
    expect(upTo(request)).toBe("2026-05-31");
    expect(upTo(asAgreed(request, consent, june))).toBe("2026-02-28");
    expect(upTo(asAgreed(named, consent, june))).toBe("2026-05-15");
  });
});

describe("a consent's state", () => {
  it("goes from agreed to live to its end, which nothing undoes", () => {
    const { liveAt: _, ...agreed } = once;

    expect(covers(agreed, within, tidewater, later(1))).toEqual([notLive("agreed")]);
    expect(consentState(agreed, later(1))).toBe("agreed");
    expect(consentState(once, later(1))).toBe("live");
    expect(consentState({ ...once, endedAt: later(1), usedAt: later(2) }, later(3))).toBe("ended");
    expect(consentState({ ...once, usedAt: later(1) }, later(40))).toBe("used");
  });

  it("lets a read that has its first page outlast the last day, but no end", () => {
    const begun = { hasFirstPage: true, now: later(31) };

    expect(mayGoOn(once, begun)).toBe(true);
    expect(mayGoOn(once, { ...begun, hasFirstPage: false })).toBe(false);
    expect(mayGoOn({ ...once, endedAt: later(2) }, begun)).toBe(false);
    expect(mayGoOn({ ...once, pausedAt: later(2) }, begun)).toBe(false);
    expect(mayGoOn({ ...once, supersededAt: later(2) }, begun)).toBe(false);
  });
});

const plans = fc.record({
  submissionId: fc.constant("s1"),
  groups: fc.subarray([...collectionGroups]),
  bases: fc.subarray(["accrual", "cash"] as const),
  anonymize: fc.boolean(),
  from: fc.integer({ min: -30, max: 400 }).map((days) => addDays("2024-01-01" as Day, days)),
  upTo: fc.integer({ min: -400, max: 30 }).map((days) => addDays("2026-02-28" as Day, days)),
});

const narrowings = fc.record({
  groups: fc.array(fc.boolean(), { maxLength: 4 }),
  bases: fc.array(fc.boolean(), { maxLength: 2 }),
  skippedStart: fc.nat(30),
  skippedEnd: fc.nat(30),
});

const consents = fc.record({ groups: fc.subarray([...collectionGroups]), ended: fc.boolean() }).map(
  ({ groups, ended }): Consent => ({
    ...once,
    scope: { ...once.scope, groups },
    ...(ended && { endedAt: agreedAt }),
  }),
);

function notLive(state: Extract<Beyond, { code: "not-live" }>["state"]): Beyond {
  return { code: "not-live", state };
}
