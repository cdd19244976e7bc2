import { insertUser, insertWorkspace } from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import { signIn, signInAdministrator, test } from "../../testing/index.ts";

describe("a change that says what it was made from", () => {
  test("is made by one of thirty, and the others see what became of it (D-31)", async ({
    as,
    tenant,
  }) => {
    const member = await signIn(tenant);
    const workspaceId = await tenant.tx((db) => insertWorkspace(db, { ownerId: member.userId }));
    const params = { path: { workspaceId } };
    const header = { "If-Match": '"1"' };
    const names = Array.from({ length: 30 }, (_, index) => `Bluestem ${index}`);

    const replies = await Promise.all(
      names.map((value) =>
        as(member).PATCH("/Entities/{workspaceId}", {
          params: { ...params, header },
          body: [{ op: "replace", path: "/displayname", value }],
        }),
      ),
    );

    const saved = replies.filter(({ response }) => response.status === 200);
    const refused = replies.filter(({ response }) => response.status === 412);
    expect([saved.length, refused.length]).toEqual([1, 29]);
    const now = saved[0]?.data?.displayName;
    expect(names).toContain(now);
    const seen = refused.map(({ error }) => error && "current" in error && error.current);
    expect(seen).toEqual(
      refused.map(() => expect.objectContaining({ displayName: now, version: 2 })),
    );
  });

  test("is made from the tag that reading it gave", async ({ as, tenant }) => {
    const member = await signIn(tenant);
    const workspaceId = await tenant.tx((db) => insertWorkspace(db, { ownerId: member.userId }));
    const path = { workspaceId };
    const read = () => as(member).GET("/Entities/{workspaceId}", { params: { path } });
    const rename = (tag: string, value: string) =>
      as(member).PATCH("/Entities/{workspaceId}", {
        params: { path, header: { "If-Match": tag } },
        body: [{ op: "replace", path: "/displayname", value }],
      });

    const tag = (await read()).response.headers.get("etag") ?? "";
    const [first, second] = [await rename(tag, "Bluestem"), await rename(tag, "Bluestone")];

    expect([tag, first.response.status, second.response.status]).toEqual(['"1"', 200, 412]);
    expect((await read()).response.headers.get("etag")).toBe('"2"');
  });

  test.for(['"0"', '"someone else\'s"', "1"])(
    "isn't made for %s, which no version has",
    async (tag, { as, tenant }) => {
      const member = await signIn(tenant);
      const workspaceId = await tenant.tx((db) => insertWorkspace(db, { ownerId: member.userId }));
      const params = { path: { workspaceId }, header: { "If-Match": tag } };

      const text = await as(member).PATCH("/Entities/{workspaceId}", {
        params,
        body: [{ op: "replace", path: "/displayname", value: "Bluestem" }],
      });
      const people = await as(member).PUT("/Entities/{workspaceId}/users", {
        params,
        body: { resourceUsers: [] },
      });

      expect([text.response.status, people.response.status]).toEqual([412, 412]);
    },
  );

  test("changes what it names alone, also without a version", async ({ as, tenant }) => {
    const administrator = as(await signInAdministrator(tenant));
    const userId = await tenant.tx((db) => insertUser(db));
    const change = (path: string, value: string) =>
      administrator.PATCH("/users/{userId}", {
        params: { path: { userId } },
        body: [{ op: "replace", path, value }],
      });

    for (let round = 0; round < 10; round += 1) {
      const replies = await Promise.all([
        change("/firstName", `Priya ${round}`),
        change("/lastName", `Raman ${round}`),
      ]);
      expect(replies.map(({ response }) => response.status)).toEqual([200, 200]);
      expect(
        await tenant.tx((db) => db("users").where({ id: userId }).first("firstName", "lastName")),
      ).toEqual({
        firstName: `Priya ${round}`,
        lastName: `Raman ${round}`,
      });
    }
  });
});
