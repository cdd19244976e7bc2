import { withTenant } from "@tieout/server/database/with-tenant";
import { listPortalTexts } from "@tieout/services/portal-texts/portal-text";
import { findClosedPages, listBannerMessages } from "@tieout/services/tenants/banners";
import { findTenantBrand } from "@tieout/services/tenants/settings";
import { describe, expect } from "vitest";
import { made, test } from "./testing/console.ts";

describe("what a tenant shows and says, by command", () => {
  test("dresses a tenant, and warns of what couldn't be seen (P-A22)", async ({
    console: { type, storage },
    pool,
  }) => {
    const { name, id } = await made(type);

    const dressed = await type(
      "brand",
      name,
      "--primary",
      "#14284B",
      "--font",
      "Source Serif 4",
      "--logo",
      "logo.png",
      "--css=--line=#d0d0d0",
      "--css=--text=#ffffff",
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
    expect(checked[1]).not.toContain("isn't said");
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

  test("says how a banner's paragraphs look, and what hides it (P-E28, P-E30)", async ({
    console: { type },
    pool,
  }) => {
    const { name, id } = await made(type);
    const add = (...more: readonly string[]) =>
      type(
        "banner",
        name,
        "add",
        "--header",
        "Maintenance",
        "--text",
        "Tonight",
        "--text",
        "No.",
        ...more,
      );

    const added = await add(
      "--style",
      "1=bold, size 18",
      "--style",
      "2=italic",
      "--hide-text",
      "Enough of that",
      "--hide-for",
      "30",
    );
    const none = await add("--style", "3=bold");
    const blinking = await add("--style", "1=blink");
    const unsafe = await add("--hide-text", "<b>Enough</b>");

    expect([added[0], none, blinking[0], unsafe]).toEqual([
      0,
      [1, "There is no paragraph 3"],
      2,
      [1, "A banner has no markup"],
    ]);
    expect(await withTenant(pool, id, listBannerMessages)).toMatchObject([
      {
        messageParagraphs: [
          { content: "Tonight", bold: true, fontSize: "18px" },
          { content: "No.", italic: true },
        ],
        hideForeverButtonText: "Enough of that",
        expiresInDays: 30,
      },
    ]);
  });

  test("says how a closed portal's paragraphs look: bold, size, margin (P-N5)", async ({
    console: { type },
    pool,
  }) => {
    const { name, id } = await made(type);
    const paragraphs = async () => (await withTenant(pool, id, findClosedPages)).lender.paragraphs;

    const closed = await type(
      "disable",
      name,
      "lender",
      "--text",
      "Closed.",
      "--text",
      "Call 555 0142.",
      "--style",
      "1=plain, size 18, bottom 20",
      "--style",
      "2=bold",
    );
    const first = await paragraphs();
    const larger = await type("disable", name, "lender", "--style", "2=size 14");
    const none = await type("disable", name, "lender", "--style", "3=bold");
    const huge = await type("disable", name, "lender", "--style", "1=size 73");

    expect([closed[0], larger[0], none, huge[0]]).toEqual([
      0,
      0,
      [1, "There is no paragraph 3"],
      2,
    ]);
    expect(first).toEqual([
      { content: "Closed.", bold: false, fontSize: 18, marginBottom: 20 },
      { content: "Call 555 0142.", bold: true },
    ]);
    expect(await paragraphs()).toEqual([
      first[0],
      { content: "Call 555 0142.", bold: true, fontSize: 14 },
    ]);
  });

  test("says of a closed portal what stands out, what it closes and what goes on (P-N5)", async ({
    console: { type },
    pool,
  }) => {
    const { name, id } = await made(type);
    const pages = () => withTenant(pool, id, findClosedPages);

    const closed = await type(
      "disable",
      name,
      "lender",
      "--text",
      "Closed until Monday.",
      "--text",
      "Call 555 0142.",
      "--strong",
      "555 0142",
      "--affected",
      "Workspaces",
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
});
