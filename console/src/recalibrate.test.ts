import { randomUUID } from "node:crypto";
import { modelHash, openPd1 } from "@tieout/core/risk/model";
import { restaurant, scored } from "@tieout/core/risk/testing/firms";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { withTenant } from "@tieout/server/database/with-tenant";
import { insertUser } from "@tieout/services/testing/builders";
import { insertAnalyzed, insertManyAnalyzed } from "@tieout/services/testing/insert-analyzed";
import { describe, expect } from "vitest";
import { made, test } from "./testing/console.ts";

describe("the model is recalibrated", () => {
  test("to a lender's own outcomes, as a file that nothing uses", async ({
    console: { type, files },
    pool,
  }) => {
    const { name, id } = await made(type);
    const ids = await restaurants(pool, id, 1_000);
    const lines = ids.map((one, i) => `${one},${i < 20 ? "2026-08-01" : "none"},2026-12-31`);
    files.set("outcomes.csv", ["analysis,default,observed until", ...lines, ""].join("\r\n"));

    const [code, said] = await type("recalibrate", name, "outcomes.csv", "--to", "new.json");

    expect(code).toBe(0);
    expect(said).toContain("1000 statements of 1000 borrowers, of whom 20 defaulted");
    expect(said).toContain("Level 1.2925446 (0.8498339 to 1.7352554), shrunk 1.0771205");
    expect(said).toContain("Year 1: 1000 statements, 20 defaults, 5.57 expected; rate 2.00 %");
    expect(said).toContain("Year 2: nothing observed");
    expect(said).toContain("Nothing uses it yet");
    const model = JSON.parse(files.get("new.json") ?? "{}");
    expect(model.version).toMatch(/^open-pd-1-r[0-9a-f]{8}$/);
    expect(model.intercepts[0]).toBeCloseTo(-2.9421695, 7);
    expect({ ...openPd1, ...model, version: "", intercepts: [], basedOn: "" }).toEqual({
      ...openPd1,
      ...{ version: "", intercepts: [], basedOn: "" },
    });
    expect((await type("audit", name, "--kind", "risk-recalibrated"))[1]).toContain("operator");
  });

  test("where that is warranted, and else says why not", async ({
    console: { type, files },
    pool,
  }) => {
    const { name, id } = await made(type);
    const ids = await restaurants(pool, id, 50);
    files.set("outcomes.csv", ids.map((one) => `${one},none,2026-12-31`).join("\n"));

    const [code, said] = await type("recalibrate", name, "outcomes.csv");

    expect([code, said]).toEqual([
      0,
      expect.stringContaining("No new model: fewer than 10 borrowers defaulted"),
    ]);
    expect([...files.keys()]).toEqual(["outcomes.csv"]);
  });

  test("from the list of analyses that it gives, one a workspace and fiscal year", async ({
    console: { type, files },
    pool,
  }) => {
    const { name, id } = await made(type);
    const ids = await restaurants(pool, id, 3);
    await restaurants(pool, id, 1, "0".repeat(64));
    await withTenant(pool, id, async (db) => {
      const [workspaceId = ""] = ids;
      await db("workspaces").where({ id: workspaceId }).update({ displayName: '=Harbor, "Inc."' });
      const of = { workspaceId, userId: await insertUser(db), pd1: 0.5 };
      const collectedAt = new Date(builtAt.getTime() + 1_000);
      await insertAnalyzed(db, { ...of, modelHash: modelHash(openPd1), collectedAt });
    });

    const [code, listed] = await type("recalibrate", name, "list");
    files.set("outcomes.csv", listed.replaceAll(/^(.{36}),,,/gm, "$1,none,2026-12-31,"));
    const [, said] = await type("recalibrate", name, "outcomes.csv");

    const lines = listed.split("\n");
    expect(code).toBe(0);
    expect(
      lines
        .slice(1)
        .map((line) => line.slice(0, 36))
        .toSorted(),
    ).toEqual(ids.toSorted());
    expect(said).toContain("3 statements of 3 borrowers, of whom 0 defaulted");
  });

  test("without analyses that aren't there, are another tenant's or were withdrawn", async ({
    console: { type, files },
    pool,
  }) => {
    const [{ name, id }, other] = [await made(type), await made(type)];
    const [own = "", withdrawn = ""] = await restaurants(pool, id, 2);
    const [theirs = ""] = await restaurants(pool, other.id, 1);
    await withTenant(pool, id, (db) =>
      db("submissions").where({ id: withdrawn }).update({ withdrawnAt: builtAt }),
    );
    const ids = [own, withdrawn, theirs, randomUUID()];
    files.set("outcomes.csv", ids.map((one) => `${one},none,2026-12-31`).join("\n"));

    const [code, said] = await type("recalibrate", name, "outcomes.csv");

    expect(code).toBe(0);
    expect(said).toContain("Left out 3 whose analysis isn't there, or was withdrawn: line 2, 3, 4");
    expect(said).toContain("1 statements of 1 borrowers");
  });

  test("from no file that says what can't be", async ({ console: { type, files }, pool }) => {
    const { name, id } = await made(type);
    const [own = ""] = await restaurants(pool, id, 1);
    const [scoredElse = ""] = await restaurants(pool, id, 1, "0".repeat(64));
    const answerTo = async (content: string) => {
      files.set("outcomes.csv", content);
      return type("recalibrate", name, "outcomes.csv");
    };

    const unread =
      "isn't the id of an analysis, a day of default or none, and the last day observed";
    const good = `${own},none,2026-12-31`;
    expect(await answerTo("analysis,default,until\n")).toEqual([1, "The file has no outcomes"]);
    expect(await answerTo(`${good}\nnonsense`)).toEqual([1, `Line 2 ${unread}`]);
    expect(await answerTo(`${own},2026-02-30,2026-12-31`)).toEqual([1, `Line 1 ${unread}`]);
    expect(await answerTo(`${own},,`)).toEqual([1, `Line 1 ${unread}`]);
    expect(await answerTo(`${own},2027-01-01,2026-12-31`)).toEqual([
      1,
      "Line 1: the default is after the last day observed",
    ]);
    expect(await answerTo(`\n${good}\n\n${good}`)).toEqual([
      1,
      "Line 4: this borrower's fiscal year is in the file already",
    ]);
    expect(await answerTo(`${scoredElse},none,2026-12-31`)).toEqual([
      1,
      "Line 1: another model than open-pd-1 as it's in use made this analysis",
    ]);
    expect((await type("recalibrate", name))[0]).toBe(2);
  });
});

/** Restaurants with equal scores. */
function restaurants(
  pool: Parameters<typeof withTenant>[0],
  tenantId: string,
  count: number,
  hash = modelHash(openPd1),
): Promise<string[]> {
  const { logOdds } = scored(restaurant, "722511");
  return withTenant(pool, tenantId, async (db) => {
    const userId = await insertUser(db);
    return insertManyAnalyzed(db, { count, userId, modelHash: hash, logOdds });
  });
}
