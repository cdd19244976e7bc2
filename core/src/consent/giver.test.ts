import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { consentsReached, type Given, isOfSameGiver } from "./giver.ts";

const march = (day: number) => new Date(Date.UTC(2026, 2, day));

const owner: Given = {
  id: "owner's",
  givenBy: "borrower",
  linkSessionId: "owner's visit",
  emailAddress: "rosa@tidewater.com",
  emailProof: "code",
  agreedAt: march(4),
};
const bookkeeper: Given = {
  id: "bookkeeper's",
  givenBy: "borrower",
  linkSessionId: "bookkeeper's visit",
  agreedAt: march(1),
};
const lender: Given = { id: "lender's", givenBy: "lender", agreedAt: march(2) };

describe("isOfSameGiver", () => {
  it("knows a person again by the visit, or by a proved address however it's written", () => {
    const laterVisit = { ...owner, linkSessionId: "another visit" };

    expect(isOfSameGiver(owner, laterVisit)).toBe(true);
    expect(isOfSameGiver(owner, { ...laterVisit, emailAddress: "Rosa@Tidewater.com" })).toBe(true);
    expect(isOfSameGiver(bookkeeper, { ...bookkeeper, agreedAt: march(9) })).toBe(true);
    expect(isOfSameGiver(owner, bookkeeper)).toBe(false);
  });

  it("takes two visitors by one mailed link for two: the mail may have been forwarded", () => {
    const mailed: Given = { ...owner, emailProof: "mailed-link" };
    const forwarded: Given = { ...mailed, id: "another's", linkSessionId: "another visit" };

    expect(isOfSameGiver(mailed, forwarded)).toBe(false);
    expect(isOfSameGiver(owner, forwarded)).toBe(false);
    expect(isOfSameGiver(forwarded, owner)).toBe(false);
    expect(consentsReached([mailed, forwarded, owner], [mailed])).toEqual([mailed, owner]);
    expect(isOfSameGiver(mailed, { ...mailed, id: "the visit's second" })).toBe(true);
  });

  it("takes two of whom nothing is known for two", () => {
    const unknown: Given = { id: "unknown", givenBy: "borrower", agreedAt: march(1) };

    expect(isOfSameGiver(unknown, unknown)).toBe(false);
    expect(isOfSameGiver(lender, lender)).toBe(false);
  });
});

describe("consentsReached", () => {
  it("reaches the person's own and earlier ones, and nobody else's", () => {
    const earlier = {
      ...owner,
      id: "earlier",
      linkSessionId: "a visit before",
      agreedAt: march(1),
    };
    const since = { ...owner, id: "since", agreedAt: march(20) };

    expect(consentsReached([since, owner, bookkeeper, lender, earlier], [owner])).toEqual([
      owner,
      earlier,
    ]);
  });

  it("reaches whatever the collection was read under by a borrower, and never a lender's own or a later one", () => {
    const given = fc.record(
      {
        id: fc.uuid(),
        givenBy: fc.constantFrom("borrower" as const, "lender" as const),
        linkSessionId: fc.constantFrom("one", "two", "three"),
        agreedAt: fc.integer({ min: 1, max: 28 }).map(march),
      },
      { requiredKeys: ["id", "givenBy", "agreedAt"] },
    );
    fc.assert(
      fc.property(fc.array(given), fc.array(given, { maxLength: 2 }), (others, own) => {
        const reached = consentsReached([...others, ...own], own);

        for (const each of own) expect(reached.includes(each)).toBe(each.givenBy === "borrower");
        const last = Math.max(...own.map(({ agreedAt }) => agreedAt.getTime()));
        for (const { givenBy, agreedAt } of reached) {
          expect(givenBy).toBe("borrower");
          expect(agreedAt.getTime()).toBeLessThanOrEqual(last);
        }
      }),
    );
  });
});
