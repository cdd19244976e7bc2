import { randomUUID } from "node:crypto";
import { etag } from "@tieout/server/http/etag";
import { describe, expect } from "vitest";
import { signIn, signInAdministrator, test } from "../../testing/index.ts";
import type { Wire } from "../wire.ts";

const all = "/notifications/tenantadministrativesettings";
const one = "/notifications/{notificationId}/{type}";
const recipients = "/notifications/{notificationId}/recipients";
const notificationId = "00000000-0000-4000-8000-000000000101";
const type = "collection-failed";
const path = { notificationId, type } as const;

describe("administrative notification settings", () => {
  test("are for administrators (P-C9, P-C14)", async ({ as, tenant }) => {
    const somebody = as(await signIn(tenant));

    const refused = [
      await somebody.GET(all),
      await somebody.PATCH(one, { params: { path }, ...patchOf("defaultAction", "Replace") }),
      await somebody.POST(recipients, { params: { path }, body: { address: "a@b.test" } }),
      await somebody.DELETE(recipients, { params: { path, query: { address: "a@b.test" } } }),
    ];

    expect(refused.map(({ response, error }) => [response.status, error?.type])).toEqual(
      Array(4).fill([403, "not-allowed"]),
    );
  });

  test("say who is told by default, beside or instead of the others (P-A51, P-E37)", async ({
    as,
    tenant,
  }) => {
    const { data } = await as(await signInAdministrator(tenant)).GET(all);

    expect(data).toHaveLength(7);
    expect(data?.[1]).toEqual({
      id: notificationId,
      type,
      version: 1,
      title: "Data collection failed",
      description: "When an import stops with an error.",
      notificationMethods: [{ type: "Email", style: "OptIn", enabled: false }],
      defaultRecipients: [],
      defaultAction: "Append",
      left: [],
    });
  });

  test("change by a patch, whatever the case of its paths (P-A52, P-K22)", async ({
    as,
    tenant,
  }) => {
    const administrator = await signInAdministrator(tenant);

    const { data, response } = await as(administrator).PATCH(one, {
      params: { path },
      ...patchOf("DEFAULTACTION", "Replace"),
    });
    const { data: listed } = await as(administrator).PATCH(one, {
      params: { path },
      ...patchOf("defaultRecipients", ["ops@copperfield.test", "desk@copperfield.test"]),
    });

    expect(data?.defaultAction).toBe("Replace");
    expect(response.headers.get("etag")).toBe(etag(2));
    expect(listed).toMatchObject({
      defaultAction: "Replace",
      version: 3,
      defaultRecipients: ["ops@copperfield.test", "desk@copperfield.test"],
    });
    const [event] = await tenant.tx((db) =>
      db("auditEvents").where({ action: "notification-setting-changed" }).orderBy("id"),
    );
    expect(event).toMatchObject({ actorId: administrator.userId, details: { type } });
  });

  test("refuse what isn't theirs, and what isn't an address (P-V36)", async ({ as, tenant }) => {
    const administrator = as(await signInAdministrator(tenant));
    const patch = async (name: string, value: string | string[], over = {}) =>
      (
        await administrator.PATCH(one, {
          params: { path: { ...path, ...over } },
          ...patchOf(name, value),
        })
      ).response.status;

    expect([
      await patch("style", "OptOut"),
      await patch("defaultAction", "Shout"),
      await patch("defaultRecipients", ["nobody"]),
      await patch("defaultRecipients", ["a@b.test", "A@b.test"]),
      await patch("defaultAction", "Append", { type: "user-invited" }),
      await patch("defaultAction", "Append", { notificationId: randomUUID() }),
    ]).toEqual([400, 400, 400, 400, 404, 404]);
    const added = await administrator.POST(recipients, {
      params: { path },
      body: { address: "nobody" },
    });
    expect(added.error).toMatchObject({
      status: 400,
      errors: [{ pointer: "/body/address", code: "not-an-address" }],
    });
  });

  test("show what somebody else has made of them meanwhile", async ({ as, tenant }) => {
    const administrator = as(await signInAdministrator(tenant));
    const patch = () =>
      administrator.PATCH(one, {
        params: { path },
        ...patchOf("defaultAction", "Replace", { "if-match": etag(1) }),
      });

    const [first, second] = [await patch(), await patch()];

    expect(first.response.status).toBe(200);
    expect(second.error).toMatchObject({
      status: 412,
      type: "changed-since",
      current: { defaultAction: "Replace", version: 2 },
      changedBy: expect.any(String),
      changedAt: expect.stringMatching(/Z$/),
    });
  });

  test("lose nobody when two add at once, and mind nobody who is gone (P-U90, P-U91)", async ({
    as,
    tenant,
  }) => {
    const administrator = as(await signInAdministrator(tenant));
    const addresses = ["a@c.test", "b@c.test", "c@c.test"];
    await Promise.all(
      addresses.map((address) =>
        administrator.POST(recipients, { params: { path }, body: { address } }),
      ),
    );

    const remove = () =>
      administrator.DELETE(recipients, { params: { path, query: { address: "B@c.test" } } });
    const [removed, again] = [await remove(), await remove()];

    expect(recipientsIn(removed.data)).toEqual(["a@c.test", "c@c.test"]);
    expect(recipientsIn(again.data)).toEqual(["a@c.test", "c@c.test"]);
  });
});

// openapi-fetch's types don't support readonly lists.
const recipientsIn = (data: unknown) =>
  (data as Wire["AdministrativeNotificationSetting"]).defaultRecipients.toSorted();

const patchOf = (name: string, value: string | string[], headers = {}) => ({
  body: [{ op: "replace", path: `/${name}`, value }],
  headers: { "content-type": "application/json-patch+json", ...headers },
});
