import { randomUUID } from "node:crypto";
import { saveAuditEvent } from "@tieout/server/database/audit/audit";
import { withinRateLimit } from "@tieout/server/database/rate-limit/rate-limit";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { test } from "@tieout/server/database/testing/test-database";
import { describe, expect } from "vitest";
import { findMailDelivery, recordMailAttempt, saveMailDelivery } from "./deliveries.ts";

describe("a mail", () => {
  test("keeps its attempts, and forgets its secret once sent", async ({ tenant }) => {
    const id = randomUUID();
    const failure = { result: "failed", error: "busy", final: false, now: builtAt } as const;
    await tenant.tx(async (db) => {
      await saveMailDelivery(db, {
        id,
        kind: "collection-completed",
        toAddress: "dana@copperfield.test",
        language: "en",
        content: { workspace: "Tidewater" },
        now: builtAt,
        sealedSecret: Buffer.from("sealed"),
      });
      await recordMailAttempt(db, id, failure);
    });
    const waiting = await tenant.tx((db) => findMailDelivery(db, id));

    await tenant.tx((db) =>
      recordMailAttempt(db, id, { result: "sent", messageId: "<1@test>", now: builtAt }),
    );

    expect(waiting).toMatchObject({ state: "Queued", attempts: 1 });
    expect(await tenant.tx((db) => findMailDelivery(db, id))).toMatchObject({
      state: "Sent",
      attempts: 2,
      sealedSecret: null,
      content: { workspace: "Tidewater" },
    });
  });

  test("that is given up forgets its secret as well", async ({ tenant }) => {
    const id = randomUUID();
    await tenant.tx((db) =>
      saveMailDelivery(db, {
        id,
        kind: "invitation",
        toAddress: "ada@copperfield.test",
        language: "en",
        content: {},
        sealedSecret: Buffer.from("sealed"),
        now: builtAt,
      }),
    );
    const fail = (final: boolean) =>
      tenant.tx(async (db) => {
        await recordMailAttempt(db, id, { result: "failed", error: "busy", final, now: builtAt });
        return findMailDelivery(db, id);
      });

    const [first, last] = [await fail(false), await fail(true)];

    expect(first).toMatchObject({ state: "Queued", sealedSecret: Buffer.from("sealed") });
    expect(last).toMatchObject({ state: "Failed", sealedSecret: null });
  });
});

describe("a rate limit", () => {
  test("counts each window, network and operation for itself", async ({ tenant }) => {
    const rate = { operation: "open-link", addressPrefix: "10.0.0", limit: 2, windowSeconds: 60 };
    const hit = (over = {}, now = builtAt) =>
      tenant.tx((db) => withinRateLimit(db, { ...rate, ...over }, now));

    const hits = [await hit(), await hit(), await hit()];
    const others = [
      await hit({ addressPrefix: "10.0.1" }),
      await hit({ operation: "sign-in" }),
      await hit({}, new Date(builtAt.getTime() + 60_000)),
    ];

    expect(hits).toEqual([true, true, false]);
    expect(others).toEqual([true, true, true]);
    expect(await tenant.tx((db) => db("rateLimits"))).toHaveLength(3);
  });
});

describe("the audit trail", () => {
  test("can be added to, and neither changed nor taken back", async ({ tenant }) => {
    const event = { at: builtAt, action: "link-shown", actor: { kind: "worker" } } as const;
    await tenant.tx((db) => saveAuditEvent(db, event));

    const change = tenant.tx((db) => db("auditEvents").update({ action: "nothing" }));
    const removal = tenant.tx((db) => db("auditEvents").delete());

    await expect(change).rejects.toThrow("permission denied");
    await expect(removal).rejects.toThrow("permission denied");
    expect(await tenant.tx((db) => db("auditEvents"))).toHaveLength(1);
  });
});
