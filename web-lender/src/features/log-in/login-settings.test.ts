import { describe, expect, it } from "vitest";
import { tenantWith } from "../../testing/a-tenant.ts";
import {
  beginningOf,
  type Destination,
  lastTeam,
  loginQueryIn,
  loginTarget,
  rememberTeam,
  welcomeTextOf,
} from "./login-settings.ts";

const team = (id: string): Destination => ({
  ...{ id, name: `Team ${id}`, url: `https://${id}.example`, tenantName: id },
});
const settings = (over: Partial<ReturnType<typeof tenantWith>["multiTenantSettings"]> = {}) => ({
  ...tenantWith().multiTenantSettings,
  ...over,
});

describe("loginTarget", () => {
  it("is this portal's own login where there is nothing to choose", () => {
    expect(loginTarget(settings(), undefined)).toEqual({ to: "provider" });
  });

  it("is the team that was used last (P-U3)", () => {
    const teams = settings({ loginDestinations: [team("a"), team("b")] });
    expect(loginTarget(teams, lastTeam(teams))).toEqual({ to: "provider" });

    rememberTeam(team("b"));
    expect(loginTarget(teams, lastTeam(teams))).toEqual({ to: "team", team: team("b") });

    const others = settings({ loginDestinations: [team("a")] });
    expect(lastTeam(others)).toBeUndefined();
  });

  it("is to be chosen where there are several, and no login of its own (P-E34)", () => {
    const own = { passLoginThrough: true, defaultLogin: false };
    const two = settings({ ...own, loginDestinations: [team("a"), team("b")] });
    const one = settings({ ...own, loginDestinations: [team("a")] });

    expect(loginTarget(two, undefined)).toBeUndefined();
    expect(loginTarget(one, undefined)).toEqual({ to: "team", team: team("a") });
  });
});

describe("beginningOf", () => {
  const redirectTarget = "https://sign-in.example/";

  it.each([
    ["", {}, "shows-itself"],
    ["?login=true", {}, "logs-in"],
    ["?redirected=true", {}, "logs-in"],
    ["", { passLoginThrough: true }, "logs-in"],
    ["", { redirectTarget }, "goes-to-target"],
    ["?login=true", { redirectTarget }, "goes-to-target"],
    ["?redirected=true", { redirectTarget }, "logs-in"],
    ["?error=provider", { redirectTarget, passLoginThrough: true }, "shows-itself"],
    ["?error=unknown&login=true&redirected=true", {}, "shows-itself"],
  ] as const)("with %s and %o, %s (P-U4, P-U6, P-N7, P-E34)", (search, over, beginning) => {
    expect(beginningOf(settings(over), loginQueryIn(search))).toBe(beginning);
  });
});

describe("welcomeTextOf", () => {
  const lines = ["Welcome", "One", "Two"];

  it("stands above the login, its first line as the heading (P-U1)", () => {
    expect(welcomeTextOf(lines)).toEqual({ title: "Welcome", above: ["One", "Two"], below: [] });
  });

  it("has the login after the line that the tenant names (P-E34)", () => {
    expect(welcomeTextOf(lines, 2)).toEqual({ title: "Welcome", above: ["One"], below: ["Two"] });
    expect(welcomeTextOf(lines, 1)).toEqual({ title: "Welcome", above: [], below: ["One", "Two"] });
    expect(welcomeTextOf(lines, 0)).toEqual({ title: "Welcome", above: [], below: ["One", "Two"] });
    expect(welcomeTextOf(lines, 9).above).toEqual(["One", "Two"]);
  });
});
