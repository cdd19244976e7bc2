import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Industry } from "./industry.ts";
import { industrySearch } from "./search-industries.ts";

const industries: readonly Industry[] = [
  anIndustry("238160", "Roofing Contractors", ["Roofing contractors", "Sheet metal roofing"]),
  anIndustry("238220", "Plumbing, Heating, and Air-Conditioning Contractors", ["Plumbers"]),
  anIndustry("336612", "Boat Building", ["Boat yards (i.e., boat manufacturing facilities)"]),
  anIndustry("423830", "Industrial Machinery and Equipment Merchant Wholesalers", ["Winches"]),
  anIndustry("423840", "Industrial Supplies Merchant Wholesalers", ["Abrasives"]),
  anIndustry("423910", "Sporting Goods Merchant Wholesalers", ["Boats, pleasure", "Canoes"]),
  anIndustry("441222", "Boat Dealers", ["Boat dealers, new and used", "Outboard motor dealers"]),
  anIndustry("441340", "Tire Dealers", ["Tire dealers, automotive"]),
  anIndustry("513210", "Software Publishers", ["Software publishers", "Games, computer software"]),
  anIndustry("531120", "Lessors of Nonresidential Buildings (except Miniwarehouses)", []),
  anIndustry("531130", "Lessors of Miniwarehouses and Self-Storage Units", ["Warehousing, self"]),
  anIndustry("722511", "Full-Service Restaurants", ["Bistros", "Pizza parlors, full service"]),
  anIndustry("722513", "Limited-Service Restaurants", ["Cafés, limited service", "Pizza shops"]),
];

const search = industrySearch(industries);
const codes = (query: string, atMost = 25) =>
  search(query, atMost).map(({ industry }) => industry.code);

describe("industrySearch", () => {
  it("finds by the beginning of a code, in order of code", () => {
    expect(codes("4238")).toEqual(["423830", "423840"]);
    expect(codes("722511")).toEqual(["722511"]);
    expect(codes("4")).toEqual(["423830", "423840", "423910", "441222", "441340"]);
    expect(codes("999999")).toEqual([]);
  });

  it("takes a code with its title, as pages show them", () => {
    expect(codes("722511 Full-Service Restaurants")).toEqual(["722511"]);
  });

  it("puts what says just what was asked first, and a title before an entry", () => {
    expect(codes("boat dealers")[0]).toBe("441222");
    expect(codes("boat").slice(0, 2).sort()).toEqual(["336612", "441222"]);
    expect(codes("software publishers")).toEqual(["513210"]);
  });

  it("finds words in any order, in another form, begun, in capitals and with or without accents", () => {
    expect(codes("dealer, BOAT")).toEqual(codes("boat dealers"));
    expect(codes("plumber")).toEqual(["238220"]);
    expect(codes("roofer")).toEqual(["238160"]);
    expect(codes("restau")).toEqual(["722511", "722513"]);
    expect(codes("cafe")).toEqual(["722513"]);
    expect(codes("càfé")).toEqual(["722513"]);
  });

  it("forgives typos: letters replaced, left out, added or swapped", () => {
    expect(codes("plumming")).toEqual(["238220"]);
    expect(codes("software pubisher")).toEqual(["513210"]);
    expect(codes("resturant")).toEqual(["722511", "722513"]);
    expect(codes("rooffing")).toEqual(["238160"]);
    expect(codes("borat dealre")[0]).toBe("441222");
  });

  it("takes no other word for a short one, and doesn't let a word that nothing answers hide the rest", () => {
    expect(codes("tir")).toEqual(["441340"]);
    expect(codes("tyr")).toEqual([]);
    expect(codes("tire qwxzk")).toEqual(["441340"]);
  });

  it("doesn't find an industry by what it excepts", () => {
    expect(codes("miniwarehouses")).toEqual(["531130"]);
  });

  it("puts the entries that were asked for first", () => {
    expect(search("pizza", 5).map(({ index }) => index)).toEqual([
      ["Pizza shops", "Cafés, limited service"],
      ["Pizza parlors, full service", "Bistros"],
    ]);
  });

  it("finds nothing for nothing, and gets through anything", () => {
    expect(["", "   ", "?!()%_*\\", "the", "…"].map((query) => codes(query))).toEqual(
      Array(5).fill([]),
    );
    expect(codes("boat ".repeat(40))).toEqual(codes("boat"));
    expect(codes("q".repeat(200))).toEqual([]);
  });

  it("gives each industry once, with all of its entries, and no more than were asked for", () => {
    const anyQuery = fc.oneof(
      fc.string({ unit: "binary", maxLength: 200 }),
      fc
        .array(fc.constantFrom("boat", "dealr", "42", "pizza", "full"), { maxLength: 12 })
        .map(join),
    );
    fc.assert(
      fc.property(anyQuery, fc.integer({ min: 1, max: 30 }), (query, atMost) => {
        const found = search(query, atMost);

        expect(found.length).toBeLessThanOrEqual(atMost);
        expect(new Set(found.map(({ industry }) => industry.code)).size).toBe(found.length);
        for (const { industry, index } of found)
          expect(index.toSorted()).toEqual(industry.index.toSorted());
      }),
    );
  });

  it("finds the same in whatever order words are typed", () => {
    const words = fc.uniqueArray(
      fc.constantFrom(
        "boat",
        "dealers",
        "full",
        "service",
        "pizza",
        "merchant",
        "supplies",
        "tire",
      ),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(words, fc.infiniteStream(fc.nat()), (typed, order) => {
        const shuffled = typed
          .map((word) => ({ word, place: order.next().value }))
          .toSorted((one, other) => one.place - other.place)
          .map(({ word }) => word);
        expect(codes(shuffled.join(" "))).toEqual(codes(typed.join(" ")));
      }),
    );
  });

  it("finds every industry first by its own title, typed with a typo in its longest word too", () => {
    fc.assert(
      fc.property(fc.constantFrom(...industries), fc.nat(), ({ code, title }, at) => {
        const longest = (title.match(/\p{L}+/gu) ?? []).reduce((one, other) =>
          other.length > one.length ? other : one,
        );
        const place = 1 + (at % (longest.length - 2));
        const mistyped = title.replace(longest, longest.slice(0, place) + longest.slice(place + 1));

        expect(codes(title)[0]).toBe(code);
        expect(codes(mistyped)[0]).toBe(code);
      }),
    );
  });
});

const join = (words: readonly string[]) => words.join(" ");

function anIndustry(code: string, title: string, index: readonly string[]): Industry {
  return { code, title, index, soiLevel: "none" };
}
