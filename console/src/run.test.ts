import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  findClosedPages,
  findTenant,
  findTenantBrand,
  findTenantSettings,
  listPortalTexts,
  withTenant,
} from "@tieout/server/database";
import { builtAt, test as databaseTest } from "@tieout/server/database/testing";
import { parseKeyRing, sealer } from "@tieout/server/sealing";
import { openStorage, type Storage } from "@tieout/server/storage";
import { describe, expect } from "vitest";
import { run } from "./run.ts";

const picture = Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.alloc(64)]);

interface Console {
  /** Gives the exit code and what was said. */
  readonly type: (...words: readonly string[]) => Promise<readonly [number, string]>;
  readonly storage: Storage;
}

const test = databaseTest.extend<{ readonly console: Console }>({
  console: async ({ owner, pool }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "tieout-console-"));
    const storage = openStorage(pathToFileURL(folder).href);
    const keys = sealer(parseKeyRing(`test:${randomBytes(32).toString("base64")}`));
    const type: Console["type"] = async (...words) => {
      const said: string[] = [];
      const code = await run(
        {
          operator: { owner, pool, now: builtAt },
          ...{ sealer: () => keys, storage: () => storage, environment: {} },
          readFile: async (path) => (path === "logo.png" ? picture : Buffer.from("not a picture")),
          readInput: async () => "a-client-secret\n",
          say: (line) => said.push(line),
        },
        words,
      );
      return [code, said.join("\n")];
    };
    await use({ type, storage });
    rmSync(folder, { recursive: true, force: true });
  },
});

describe("the console", () => {
  test("makes a tenant that people can come to", async ({ console: { type }, pool }) => {
    const name = `t-${randomUUID()}`;
    const id = randomUUID();
    const origin = `https://${name}.test`;

    const codes = [
      await type(
        "create",
        name,
        "--id",
        id,
        "--visible-name",
        "Northgate",
        "--time-zone",
        "Europe/Paris",
        "--retention",
        "7 years",
      ),
      await type("host", name, "lender", `https://first.${name}.test`),
      await type("host", name, "lender", origin, "--canonical"),
      await type("alias", name, `${name}-advisory`),
      await type("domains", name, "add", "northgate.example"),
      await type("metadata", name, "add", "branch", "--label", "Branch"),
      await type("limit", name, "40"),
      await type("packages", name, "xero,example", "--except", "xero"),
      await type(
        "provider",
        `${name}-advisory`,
        "--issuer",
        "https://login.test",
        "--client",
        "tieout",
      ),
      await type(
        "administrator",
        name,
        "--email",
        "a@northgate.example",
        "--first",
        "Ada",
        "--last",
        "Roe",
      ),
    ].map(([code]) => code);
    const [, shown] = await type("show", name);

    expect(codes).toEqual(codes.map(() => 0));
    expect(JSON.parse(shown)).toMatchObject({
      ...{ id, name, visibleName: "Northgate", timeZone: "Europe/Paris" },
      names: [name, `${name}-advisory`],
      hosts: [
        { kind: "lender", origin: `https://first.${name}.test`, canonical: false, fallback: false },
        { kind: "lender", origin, canonical: true, fallback: false },
      ],
      emailDomains: ["northgate.example"],
      identityProviders: [{ issuer: "https://login.test", clientId: "tieout" }],
    });
    expect(shown).not.toContain("secret");
    const [people, mails, trail, limits] = await withTenant(pool, id, async (db) => [
      await db("users").select("emailAddress", "status"),
      await db("mailDeliveries").select("kind", "toAddress"),
      await db("auditEvents").where({ actorKind: "operator" }).select("action"),
      await db("collectionLimits").select("collectionLimit"),
    ]);
    expect(people).toEqual([{ emailAddress: "a@northgate.example", status: "PendingInvite" }]);
    expect(mails).toEqual([{ kind: "invitation", toAddress: "a@northgate.example" }]);
    expect(limits).toEqual([{ collectionLimit: 40 }]);
    expect(trail.map(({ action }: { action: string }) => action).toSorted()).toEqual([
      ...["administrator-invited", "collection-limit-changed", "email-domains-changed"],
      ...["identity-provider-saved", "metadata-settings-changed", "tenant-alias-saved"],
      ...["tenant-created", "tenant-host-saved", "tenant-host-saved", "tenant-settings-changed"],
    ]);
  });

  test("chooses what a tenant speaks, among what is spoken (P-G21)", async ({
    console: { type },
    pool,
  }) => {
    const { name, id } = await made(type);
    const spoken = async () => (await withTenant(pool, id, findTenant)).defaultLanguage;
    const before = await spoken();

    const [chosen, refused] = [
      await type("language", name, "fr"),
      await type("language", name, "de"),
    ];

    expect([before, chosen[0], await spoken()]).toEqual(["en", 0, "fr"]);
    expect(refused).toEqual([2, expect.stringContaining("de isn't one of en, es, fr")]);
  });

  test("lists settings with what is usual, and holds them to their form", async ({
    console: { type },
    pool,
  }) => {
    const { name, id } = await made(type);

    const set = await type(
      "settings",
      name,
      "numMonthsInImportYTDDropdown=12",
      "helpCenterLink=https://help.test",
    );
    const wrong = await type("settings", name, "riskCalcEnabled=yes");
    const unknown = await type("settings", name, "colour=red");
    const login = '{"passLoginThrough":false,"defaultLogin":false}';
    const invalid = await type("settings", name, `multiTenantSettings=${login}`);
    const back = await type("settings", name, "helpCenterLink=");

    expect(set[0]).toBe(0);
    expect(set[1]).toContain("numMonthsInImportYTDDropdown = 12  (usually 7)");
    expect(wrong).toEqual([1, "riskCalcEnabled wants true or false"]);
    expect(unknown[0]).toBe(1);
    expect(invalid[1]).toContain("no-login-offered");
    expect(back[1]).toContain("helpCenterLink = nothing");
    const settings = await withTenant(pool, id, findTenantSettings);
    expect(settings.numMonthsInImportYtdDropdown).toBe(12);
    expect(settings).not.toHaveProperty("helpCenterLink");
  });

  test("dresses a tenant, and warns of what couldn't be seen (P-A22)", async ({
    console: { type, storage },
    pool,
  }) => {
    const { name, id } = await made(type);

    const dressed = await type(
      ...["brand", name, "--primary", "#14284B", "--font", "Source Serif 4", "--logo", "logo.png"],
      ...["--css=--line=#d0d0d0", "--css=--text=#ffffff"],
    );
    const wrong = await type("brand", name, "--logo", "notes.txt");
    const brand = await withTenant(pool, id, findTenantBrand);
    const bare = await type("brand", name, "--logo", "none", "--css=--text=");

    expect(dressed[0]).toBe(0);
    expect(dressed[1]).toContain("Warning: --text is left out in light mode");
    expect(wrong).toEqual([1, "A logo is a PNG, a JPEG or a WebP"]);
    expect(brand).toMatchObject({ primaryColor: "#14284b", logoType: "image/png" });
    expect(await storage.exists(brand.logoStorageKey ?? "")).toBe(false);
    expect(bare[1]).not.toContain("Warning");
  });

  test("says things in a tenant's words, where they fit ours (P-M40)", async ({
    console: { type },
    pool,
  }) => {
    const { name, id } = await made(type);

    const said = await type("text", name, "en-GB", "loginPage", "welcome=Good day from {tenant}");
    const app = await type("text", name, "en", "frame", "frame.secure=Nobody reads along");
    const refusals = [
      await type("text", name, "en", "loginPage", "welcome=<b>Hi</b>"),
      await type("text", name, "en", "login", "login.nothing=Hi"),
      await type("text", name, "en", "frame", "frame.secure=Hi {name}"),
    ];
    const checked = await type("check", name);

    expect([said[0], app[0], ...refusals.map(([code]) => code)]).toEqual([0, 0, 1, 1, 1]);
    expect(
      await withTenant(pool, id, (db) =>
        listPortalTexts(db, { languageCode: "en", locale: "en-GB" }),
      ),
    ).toEqual({
      frame: { "frame.secure": "Nobody reads along" },
      loginPage: { welcome: "Good day from {tenant}" },
    });
    expect(checked).toEqual([0, "Everything that is set is used"]);
  });

  test("announces, switches off and on, and lists who is off", async ({ console: { type } }) => {
    const { name } = await made(type);
    await type("host", name, "borrower", `https://share.${name}.test`);

    const [, banner] = await type(
      "banner",
      name,
      "add",
      "--header",
      "Maintenance",
      "--text",
      "Tonight",
    );
    const listed = await type("banner", name, "list");
    const removed = await type("banner", name, "remove", banner);
    await type("disable", name, "borrower", "--text", "We're closed.");
    const [, off] = await type("list");
    await type("enable", name, "borrower");
    const [, on] = await type("list");

    expect(listed[1]).toBe(`${banner}  Maintenance`);
    expect(removed[0]).toBe(0);
    const line = (text: string) => text.split("\n").find((each) => each.startsWith(`${name} `));
    expect(line(off)).toContain("borrower off");
    expect(line(on)).not.toContain("off");
  });

  test("says of a closed portal what stands out, what it closes and what goes on (P-N5)", async ({
    console: { type },
    pool,
  }) => {
    const { name, id } = await made(type);
    const pages = () => withTenant(pool, id, findClosedPages);

    const closed = await type(
      ...["disable", name, "lender", "--text", "Closed until Monday.", "--text", "Call 555 0142."],
      ...["--strong", "555 0142", "--affected", "Workspaces"],
    );
    const first = (await pages()).lender;
    const added = await type("disable", name, "lender", "--not-affected", "Borrower links");
    const wrong = await type("disable", name, "lender", "--text", "Closed.", "--strong", "555");

    expect([closed[0], added[0]]).toEqual([0, 0]);
    expect(first).toEqual({
      paragraphs: [
        { content: "Closed until Monday.", bold: true },
        { content: "Call 555 0142.", bold: false, strong: ["555 0142"] },
      ],
      affected: "Workspaces",
    });
    expect(await pages()).toEqual({
      lender: { ...first, notAffected: "Borrower links" },
      borrower: { paragraphs: [] },
    });
    expect(wrong).toEqual([1, "No paragraph says 555"]);
  });

  test("chooses how long collections are kept, and says for how many (X-22)", async ({
    console: { type },
    pool,
  }) => {
    const { name, id } = await made(type);

    const before = await type("retention", name);
    const chosen = await type("retention", name, "18", "months");
    const wrong = await type("retention", name, "long");

    expect(before).toEqual([0, "Collections are kept for 7 years"]);
    expect(chosen[1]).toBe("Reckoned anew: 0 collections\nCollections are kept for 18 months");
    expect(wrong[0]).toBe(1);
    const trail = await withTenant(pool, id, (db) =>
      db("auditEvents").where({ action: "retention-chosen" }).select("details"),
    );
    expect(trail).toEqual([{ details: { policy: "18 months" } }]);
  });

  test("tells what it doesn't know from what it can't do", async ({ console: { type } }) => {
    const { name } = await made(type);

    const replies = [
      await type("help"),
      await type("fly"),
      await type("show"),
      await type("show", "nobody"),
      await type("limit", name, "many"),
      await type("create", name, "--visible-name", "Again", "--retention", "7 years"),
      await type("create", `${name}-2`, "--visible-name", "Nobody chose"),
      await type("create", `${name}-3`, "--visible-name", "Wrong", "--retention", "a while"),
    ];

    expect(replies.map(([code]) => code)).toEqual([0, 2, 2, 1, 2, 1, 2, 1]);
    expect(replies[6]?.[1]).toContain("--retention is missing");
    expect(replies[7]?.[1]).toBe("a while is no time to keep things for, as 7 years is");
    expect(replies[4]?.[1]).toContain("Usage: limit <tenant> <number>|none");
  });
});

async function made(type: Console["type"]) {
  const [name, id] = [`t-${randomUUID()}`, randomUUID()];
  const words = ["--visible-name", "Northgate", "--retention", "7 years"];
  await type("create", name, "--id", id, ...words);
  return { name, id };
}
