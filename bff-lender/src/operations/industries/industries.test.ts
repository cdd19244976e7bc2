import { describe, expect } from "vitest";
import { signIn, test } from "../../testing/index.ts";
import type { Wire } from "../wire.ts";

const path = "/Industries/NaicsCodes";

describe("industries of NAICS 2022", () => {
  test("are found by what a business does, with what made them be found first (S-A30, S-E52)", async ({
    as,
    tenant,
  }) => {
    const member = as(await signIn(tenant));
    const found = async (query: string) =>
      listed((await member.GET(path, { params: { query: { query } } })).data);

    const [boats] = await found("boat dealer");
    expect(boats).toEqual({
      NaicsCode: "441222",
      Description: "Boat Dealers",
      AdditionalDescriptions: expect.arrayContaining(["Power boat dealers"]),
    });
    expect(boats?.AdditionalDescriptions[0]).toBe("Boat trailer dealers");
    expect((await found("plumming"))[0]?.NaicsCode).toBe("238220");
    expect((await found("4238")).map(({ NaicsCode }) => NaicsCode)).toEqual([
      "423810",
      "423820",
      "423830",
      "423840",
      "423850",
      "423860",
    ]);
    expect(await found("")).toEqual([]);
    expect(await found("?!*%")).toEqual([]);
  });

  test("are at most 25 with 20 descriptions each, and may be kept for a day by the browser alone", async ({
    as,
    tenant,
  }) => {
    const params = { query: { query: "manufacturing" } };
    const { data, response } = await as(await signIn(tenant)).GET(path, { params });
    const industries = listed(data);

    expect(industries).toHaveLength(25);
    expect(
      Math.max(...industries.map(({ AdditionalDescriptions }) => AdditionalDescriptions.length)),
    ).toBe(20);
    expect(response.headers.get("cache-control")).toBe("private, max-age=86400");
  });

  test("want a query of at most 200 characters, and a session", async ({ as, tenant }) => {
    const member = as(await signIn(tenant));
    const ask = async (letters: number) =>
      (await member.GET(path, { params: { query: { query: "q".repeat(letters) } } })).response
        .status;

    expect([await ask(200), await ask(201)]).toEqual([200, 400]);
    const nobody = await as().GET(path, { params: { query: { query: "boat" } } });
    expect(nobody.response.status).toBe(401);
  });
});

const listed = (data: unknown) => (data ?? []) as readonly Wire["NaicsIndustry"][];
