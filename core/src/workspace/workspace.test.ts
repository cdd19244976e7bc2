import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  anonymousLimits,
  backupsUntil,
  beginEdit,
  capabilitiesAfter,
  changesOf,
  countChanges,
  deletedBefore,
  type EditedWorkspace,
  exclude,
  excludeAll,
  faultsOf,
  include,
  lastPage,
  purgedAfter,
  rebase,
  recode,
  removesSelf,
  rename,
  resetEdit,
  unconfirmedUntil,
  workspaceSearch,
} from "./workspace.ts";

it("keeps what nobody has confirmed for a week, and takes in a few of each network (S-G4)", () => {
  expect(unconfirmedUntil(new Date("2026-03-15T09:00:00Z"))).toEqual(
    new Date("2026-03-22T09:00:00Z"),
  );
  expect(anonymousLimits).toEqual({ ofANetworkInAnHour: 5, ofATenantInADay: 100 });
});

const now = new Date("2026-03-15T09:00:00Z");

it("keeps a deleted workspace for 30 days, and backups of it for 35 more", () => {
  expect(purgedAfter(now)).toEqual(new Date("2026-04-14T09:00:00Z"));
  expect(deletedBefore(purgedAfter(now))).toEqual(now);
  expect(backupsUntil(purgedAfter(now))).toEqual(new Date("2026-05-19T09:00:00Z"));
});

describe("editing a workspace", () => {
  it("is no change until something differs from what is saved (P-T29)", () => {
    const edit = anEdit();

    expect(changesOf(edit)).toEqual({ name: false, code: false, added: [], removed: [] });
    expect(countChanges(changesOf(rename(edit, " Tidewater ")))).toBe(0);
    expect(changesOf(rename(edit, "Tidewater Marine"))).toMatchObject({ name: true });
    expect(changesOf(recode(edit, ""))).toMatchObject({ code: true });
  });

  it("lets people in and takes them out, one or many (P-T23, P-T24)", () => {
    const edit = exclude(include(anEdit(), ["kwame", "luis"]), ["priya"]);

    expect(changesOf(edit)).toEqual({
      name: false,
      code: false,
      added: ["kwame", "luis"],
      removed: ["priya"],
    });
    expect(countChanges(changesOf(edit))).toBe(3);
    expect(countChanges(changesOf(include(edit, ["priya"])))).toBe(2);
  });

  it("never takes out the owner (P-U45)", () => {
    expect([...exclude(anEdit(), ["marcus", "dana", "priya"]).users]).toEqual(["marcus"]);
    expect([...anEdit({ users: new Set(["dana"]) }).users]).toEqual(["marcus", "dana"]);
  });

  it("keeps whoever takes out all of them at once (P-T28)", () => {
    const everybody = ["marcus", "dana", "priya"];

    expect([...excludeAll(anEdit(), everybody).users]).toEqual(["marcus", "dana"]);
  });

  it("knows when somebody takes themselves out, and what they may do then (P-T26, P-T27)", () => {
    const held = ["CanViewWorkspace", "CanManageWorkspaceUsers"] as const;
    const without = exclude(anEdit(), ["dana"]);

    expect([removesSelf(anEdit()), removesSelf(without)]).toEqual([false, true]);
    expect(capabilitiesAfter(without, held)).toEqual(["CanManageWorkspaceUsers"]);
    expect(capabilitiesAfter(include(without, ["dana"]), ["CanManageWorkspaceUsers"])).toEqual([
      ...held,
    ]);
  });

  it("keeps what was changed over what somebody else has saved meanwhile, and takes the rest from them", () => {
    const edit = exclude(include(rename(anEdit(), "Tidewater Marine"), ["kwame"]), ["priya"]);
    const users = new Set(["marcus", "dana", "priya", "luis"]);
    const theirs = { displayName: "Theirs", engagementCode: "CF-2", users };

    const mine = rebase(edit, theirs);

    expect(mine).toMatchObject({ displayName: "Tidewater Marine", engagementCode: "CF-2" });
    expect([...mine.users]).toEqual(["marcus", "dana", "luis", "kwame"]);
    expect(changesOf(mine)).toEqual({
      name: true,
      code: false,
      added: ["kwame"],
      removed: ["priya"],
    });
    expect(countChanges(changesOf(rebase(anEdit(), theirs)))).toBe(0);
  });

  it("goes back to what is saved, whatever was done (P-T25, P-T30)", () => {
    const people = fc.subarray(["marcus", "dana", "priya", "kwame", "luis"]);
    fc.assert(
      fc.property(people, people, fc.string(), fc.string(), (some, others, name, code) => {
        const edit = recode(rename(excludeAll(include(anEdit(), some), others), name), code);

        expect(resetEdit(edit)).toEqual(anEdit());
      }),
    );
  });

  it("wants a name, a short code and at least one person (P-V1, P-V2, P-V3, P-V5, P-V8)", () => {
    const nobody = new Set<string>();

    expect(faultsOf(anEdit())).toEqual({ nobody: false });
    expect(faultsOf({ displayName: " ", engagementCode: "<b>", users: nobody })).toEqual({
      name: "missing",
      code: "unsafe",
      nobody: true,
    });
    expect(
      faultsOf({ displayName: "x".repeat(257), engagementCode: "x".repeat(65), users: nobody }),
    ).toMatchObject({ name: "too-long", code: "too-long" });
    expect(
      faultsOf({ displayName: "x".repeat(256), engagementCode: "x".repeat(64), users: nobody }),
    ).toEqual({ nobody: true });
  });
});

const anEdit = (over: Partial<EditedWorkspace> = {}) =>
  beginEdit({
    displayName: "Tidewater",
    engagementCode: "CF-1",
    users: new Set(["marcus", "dana", "priya"]),
    ownerId: "marcus",
    selfId: "dana",
    ...over,
  });

describe("workspaceSearch", () => {
  it("starts with short terms, contains longer ones, and is off without one (P-V11, P-V12, X-16)", () => {
    expect(["", "  ", "ti", " tid ", "🚤🚤"].map(workspaceSearch)).toEqual([
      { match: "all" },
      { match: "all" },
      { match: "starts-with", term: "ti" },
      { match: "contains", term: "tid" },
      { match: "starts-with", term: "🚤🚤" },
    ]);
  });
});

describe("pages", () => {
  it("are the total divided up, rounded up, and at least one (P-V16)", () => {
    expect([0, 1, 25, 26].map((total) => lastPage(total))).toEqual([1, 1, 1, 2]);
  });
});
