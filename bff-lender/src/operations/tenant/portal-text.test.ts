import { describe, expect } from "vitest";
import { signIn, test } from "../../testing/index.ts";

describe("portal text", () => {
  test("is ours where the tenant says nothing, in the language asked for (P-A17, P-A18, P-A19)", async ({
    as,
  }) => {
    const [login, timeout, anonymous] = await Promise.all([
      as().POST("/tenant/portallogintext", { body: { languageCode: "es", locale: "es-MX" } }),
      as().POST("/tenant/portaltimeouttext", { body: { languageCode: "fr", locale: "fr-CA" } }),
      as().POST("/tenant/portalborroweranonymoustext", { body: { languageCode: "de" } }),
    ]);

    expect(login.data).toMatchObject({
      languageCode: "es",
      locale: "es-MX",
      sections: { loginPage: { welcome: "Le damos la bienvenida a Copperfield Capital" } },
    });
    expect(timeout.data?.sections.timeoutMessaging).toMatchObject({
      returnToLogin: "Revenir à la connexion",
    });
    expect(Object.keys(anonymous.data?.sections ?? {})).toEqual([
      "borrowerAnonymousSubmission",
      "borrowerLimit",
    ]);
    expect(anonymous.data?.sections.borrowerLimit).toMatchObject({
      message: "Nothing of yours was sent. Ask Copperfield Capital when you can share your books.",
    });
  });

  test("is the tenant's own for the locale, then the language, then ours (P-E43, P-M40, S-A33)", async ({
    as,
    tenant,
  }) => {
    const common = { tenantId: tenant.id, section: "loginPage", languageCode: "en" };
    await tenant.tx((db) =>
      db("portalTexts").insert([
        { ...common, locale: "", texts: { welcome: "Hello from {tenant}", button: "Enter" } },
        { ...common, locale: "en-GB", texts: { welcome: "Good day", purpose: "<b>Bold</b>" } },
      ]),
    );

    const { data } = await as().POST("/tenant/portallogintext", {
      body: { languageCode: "en", locale: "en-GB" },
    });

    expect(data?.sections.loginPage).toMatchObject({
      welcome: "Good day",
      button: "Enter",
      purpose: "Collect, tie out and review the books of the businesses you lend to.",
    });
  });

  test("has the sections asked for, the app's own as the tenant wrote them (P-A16)", async ({
    as,
    tenant,
  }) => {
    const texts = { "list.title": "Clients" };
    await tenant.tx((db) =>
      db("portalTexts").insert({
        tenantId: tenant.id,
        section: "list",
        languageCode: "en",
        texts,
      }),
    );
    const body = { languageCode: "en", locale: "", sectionIds: ["list", "loginPage", "nothing"] };

    const { data } = await as(await signIn(tenant)).POST("/tenant/portaltext", { body });

    expect(Object.keys(data?.sections ?? {})).toEqual(["list", "loginPage"]);
    expect(data?.sections.list).toEqual(texts);
  });
});
