import { describe, expect, it } from "vitest";
import { originsOf } from "./configuration.ts";

describe("originsOf", () => {
  it("has each tenant's host on this machine, of those too that an operator adds later", () => {
    const origins = originsOf([
      aClient("http://callback.localhost:4000/api/auth/callback", "http://bank.localhost:4000/"),
      aClient("http://callback.localhost:4000/api/auth/callback", "http://other.localhost:4000/"),
    ]);

    expect(origins).toEqual(["http://*.localhost:4000"]);
  });

  it("has other hosts as they are", () => {
    expect(originsOf([aClient("http://127.0.0.1:9/callback", "https://bank.test/bye")])).toEqual([
      "http://127.0.0.1:9",
      "https://bank.test",
    ]);
  });
});

const aClient = (redirectUri: string, postLogoutRedirectUri: string) => ({
  id: "bank",
  secret: "secret",
  name: "Bank",
  tenant: "bank",
  redirectUris: [redirectUri],
  postLogoutRedirectUris: [postLogoutRedirectUri],
});
