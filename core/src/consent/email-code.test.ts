import { describe, expect, it } from "vitest";
import { type CodesMailed, mayMailCode, parseEmailCode } from "./email-code.ts";

describe("parseEmailCode", () => {
  it.each(["482913", " 482 913 ", "482-913", "482\u202f913", "\u200b482913", "４８２９１３"])(
    "reads a code as it's typed or pasted: %j",
    (typed) => {
      expect(parseEmailCode(typed)).toBe("482913");
    },
  );

  it.each(["", "48291", "4829130", "48291a", "code 482913"])("finds none in %j", (typed) => {
    expect(parseEmailCode(typed)).toBeUndefined();
  });
});

describe("mayMailCode", () => {
  const none: CodesMailed = { bySession: 0, toAddress: 0, fromNetwork: 0, inTenant: 0 };

  it.each<[string, CodesMailed, CodesMailed]>([
    ["a session gets five an hour", { ...none, bySession: 4 }, { ...none, bySession: 5 }],
    ["an address gets five from a network", { ...none, toAddress: 4 }, { ...none, toAddress: 5 }],
    ["a network gets sixty", { ...none, fromNetwork: 59 }, { ...none, fromNetwork: 60 }],
    [
      "a tenant's thousand stop further codes",
      { ...none, bySession: 1, inTenant: 999 },
      { ...none, bySession: 1, inTenant: 1_000 },
    ],
  ])("%s", (_, last, over) => {
    expect([mayMailCode(last), mayMailCode(over)]).toEqual([true, false]);
  });

  it("lets a session have its first code, whatever others in the tenant asked for", () => {
    expect(mayMailCode({ ...none, inTenant: 100_000 })).toBe(true);
  });
});
