import { randomUUID } from "node:crypto";
import { Writable } from "node:stream";
import { expect } from "vitest";
import { test } from "../database/testing/test-database.ts";
import { newSecret } from "../sealing/secrets.ts";
import { openLog } from "./log.ts";

function logged(line: object): string {
  let written = "";
  const destination = new Writable({
    write: (chunk, _, done) => {
      written += chunk;
      done();
    },
  });
  openLog({ level: "trace", service: "test" }, destination).error(line, "fault");
  return written;
}

test("a query's fault is logged without the values of its row", async ({ tenant }) => {
  const domain = `tidewater-${randomUUID()}.test`;
  const insert = (value: string) =>
    tenant.tx((db) => db("tenantEmailDomains").insert({ tenantId: tenant.id, domain: value }));
  await insert(domain);

  const twice = await insert(domain).catch((fault: unknown) => fault);
  const noId = await tenant
    .tx((db) => db("users").where({ id: "12 Harbor Street" }))
    .catch((fault: unknown) => fault);

  // As PostgreSQL tells roles that bypass row-level security.
  const detail = `Key (domain)=(${domain}) already exists.`;
  const text = logged({ err: Object.assign(Object(twice), { detail, where: domain }) });
  expect(text).not.toContain("tidewater");
  expect(JSON.parse(text).err).toMatchObject({ code: "23505", table: "tenant_email_domains" });
  expect(logged({ err: noId })).not.toContain("Harbor");
  expect(JSON.parse(logged({ err: noId })).err.code).toBe("22P02");
});

test("a client's fault is logged without addresses, headers and bodies", () => {
  const { secret } = newSecret();
  const cause = new Error(`GET https://dex.test/books?token=${secret} answered 401`);
  const fault = Object.assign(new Error(`The package refused Bearer ${secret}`, { cause }), {
    config: { headers: { authorization: `Bearer ${secret}` }, url: `https://dex.test/#${secret}` },
    response: { data: secret },
    code: "ERR_BAD_REQUEST",
  });

  const text = logged({ err: fault });

  expect(text).not.toContain(secret);
  expect(JSON.parse(text).err).toMatchObject({
    message: "The package refused Bearer …",
    code: "ERR_BAD_REQUEST",
    cause: { message: "GET /books answered #" },
  });
});

test("a path, a page and what a browser says are logged without secrets, whoever logs them", () => {
  const { secret } = newSecret();

  const text = logged({
    path: `/linked/${secret}`,
    page: `/linked#${secret}`,
    message: `bad ${secret}`,
    stack: `at load (https://a.test/${secret}.js:1:2)`,
  });

  expect(text).not.toContain(secret);
  expect(JSON.parse(text)).toMatchObject({ path: "/linked/#", page: "/linked", message: "bad #" });
});
