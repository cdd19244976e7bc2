import { test } from "@tieout/server/database/testing/test-database";
import { describe, expect } from "vitest";
import { insertUser, insertWorkspace } from "../testing/builders.ts";
import { listWorkspacesForPortal } from "./list.ts";

describe("the portal's list", () => {
  test("has the same first page by its usual statement as by the one for any page, searched too", async ({
    tenant,
  }) => {
    const userId = await tenant.tx(async (db) => {
      const id = await insertUser(db);
      for (let n = 0; n < 27; n++) {
        const displayName = `Business ${String(n).padStart(2, "0")}`;
        await insertWorkspace(db, { ownerId: id, displayName });
      }
      return id;
    });
    const names = (page: number, itemsPerPage: number, term?: string) =>
      tenant.tx(async (db) => {
        const { workspaces, total } = await listWorkspacesForPortal(db, {
          userId,
          page,
          itemsPerPage,
          orderBy: "displayName",
          direction: "asc",
          ...(term && { search: { operator: "startsWith", term } }),
        });
        return { total, names: workspaces.map(({ displayName }) => displayName) };
      });

    const [usual, other] = [await names(1, 25), await names(1, 26)];
    expect(usual).toEqual({ total: 27, names: other.names.slice(0, 25) });
    expect(await names(2, 25)).toMatchObject({ names: ["Business 25", "Business 26"] });
    expect(await names(3, 25)).toEqual({ total: 27, names: [] });
    expect(await names(1, 25, "business 1")).toEqual(await names(1, 24, "business 1"));
  });
});
