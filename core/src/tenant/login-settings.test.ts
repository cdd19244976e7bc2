import { describe, expect, it } from "vitest";
import { defaultLoginSettings, isSecureAddress, readLoginSettings } from "./login-settings.ts";

const advisory = {
  id: "advisory",
  name: "Advisory",
  url: "https://advisory.example/login",
  tenantName: "copperfield-advisory",
};

describe("readLoginSettings", () => {
  it("starts from the defaults (P-E33, P-E34)", () => {
    expect(readLoginSettings({})).toEqual({ settings: defaultLoginSettings, faults: [] });
  });

  it("reads what is configured (P-E33, P-E34)", () => {
    const configured = {
      loginDestinations: [advisory],
      passLoginThrough: true,
      defaultLogin: false,
      welcomeText: ["Good day.", "Choose your team."],
      showSeparatorAfterWelcomeText: true,
      placeLoginAfterWelcomeLine: 1,
      redirectTarget: "https://login.example/",
    };

    expect(readLoginSettings(configured)).toEqual({ settings: configured, faults: [] });
  });

  it("uses the defaults where there would be no way in, and says so (P-T45)", () => {
    const configured = {
      loginDestinations: [advisory],
      passLoginThrough: false,
      defaultLogin: false,
    };

    expect(readLoginSettings(configured)).toEqual({
      settings: defaultLoginSettings,
      faults: ["no-login-offered"],
    });
  });

  it("leads nowhere but to HTTPS, and leaves out what is half said (P-E33)", () => {
    const configured = {
      loginDestinations: [advisory, { ...advisory, url: "http://x.example" }, { id: "half" }],
      redirectTarget: "javascript:alert(1)",
      placeLoginAfterWelcomeLine: -1,
    };

    expect(readLoginSettings(configured)).toEqual({
      settings: { ...defaultLoginSettings, loginDestinations: [advisory] },
      faults: ["unusable-value", "not-https", "incomplete-destination"],
    });
  });

  it.each([
    ["https://login.example", true],
    ["https://login.example/a?b#c", true],
    ["https://user:secret@login.example", false],
    ["//login.example", false],
  ])("asks HTTPS without a password of %s: %s", (address, secure) => {
    expect(isSecureAddress(address)).toBe(secure);
  });
});
