import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addRecipient,
  type Candidate,
  defaultActions,
  isSubscribed,
  type NotificationSetting,
  recipientsAtMost,
  removeRecipient,
  whoIsTold,
} from "./notification.ts";

describe("isSubscribed", () => {
  it("asks the workspace's choice, then the one for all, then the style (P-K22)", () => {
    expect(isSubscribed("OptIn", { forWorkspace: true, forAll: false })).toBe(true);
    expect(isSubscribed("OptOut", { forWorkspace: false, forAll: true })).toBe(false);
    expect(isSubscribed("OptIn", { forAll: true })).toBe(true);
    expect([isSubscribed("OptIn", {}), isSubscribed("OptOut", {})]).toEqual([false, true]);
  });

  it("counts in whoever asked for the books, unless they chose otherwise", () => {
    expect(isSubscribed("OptIn", {}, true)).toBe(true);
    expect(isSubscribed("OptIn", { forAll: false }, true)).toBe(false);
    expect(isSubscribed("OptOut", { forWorkspace: false }, true)).toBe(false);
  });
});

describe("whoIsTold", () => {
  const keen = aCandidate({ id: "keen", forAll: true });
  const quiet = aCandidate({ id: "quiet" });
  const addresses = (setting: Partial<NotificationSetting>, candidates = [keen, quiet]) =>
    whoIsTold({ ...append, ...setting }, candidates).map(({ address }) => address);

  it("appends the subscribed to the defaults, or replaces them (P-E37, P-K22)", () => {
    const defaultRecipients = ["ops@copperfield.test"];

    expect(addresses({ defaultRecipients })).toEqual([
      "ops@copperfield.test",
      "keen@copperfield.test",
    ]);
    expect(addresses({ defaultRecipients, defaultAction: "Replace" })).toEqual(defaultRecipients);
    expect(addresses({ defaultRecipients, style: "Disabled" })).toEqual(defaultRecipients);
    expect(addresses({ style: "OptOut" })).toEqual([
      "keen@copperfield.test",
      "quiet@copperfield.test",
    ]);
  });

  it("tells nobody outside its audience, whatever they chose or asked for", () => {
    const outsider = aCandidate({ id: "outsider", inAudience: false, forAll: true });
    const gone = aCandidate({ id: "gone", inAudience: false, asked: true });
    const asker = aCandidate({ id: "asker", asked: true });

    expect(addresses({}, [outsider, gone, asker])).toEqual(["asker@copperfield.test"]);
  });

  it("tells nobody twice, nor of what they did themselves", () => {
    const defaultRecipients = ["KEEN@copperfield.test", "doer@copperfield.test"];
    const doer = aCandidate({ id: "doer", forAll: true, actor: true });

    expect(addresses({ defaultRecipients }, [keen, doer])).toEqual(["KEEN@copperfield.test"]);
  });

  it("knows a default recipient who is a user, and lets nobody else see a name", () => {
    const defaultRecipients = ["keen@copperfield.test", "ops@elsewhere.test"];

    expect(whoIsTold({ ...append, defaultRecipients }, [keen])).toEqual([
      {
        address: "keen@copperfield.test",
        userId: "keen",
        seesNames: true,
        because: "default",
        asked: false,
      },
      { address: "ops@elsewhere.test", seesNames: false, because: "default", asked: false },
    ]);
  });

  it("never tells more than the defaults where choices don't count", () => {
    const candidates = fc.array(
      fc
        .record({ forWorkspace: fc.boolean(), forAll: fc.boolean(), asked: fc.boolean() })
        .map((over) => aCandidate(over)),
    );
    const settings = fc.constantFrom<Partial<NotificationSetting>>(
      { style: "Disabled" },
      { defaultAction: "Replace" },
    );
    fc.assert(
      fc.property(candidates, settings, (all, setting) => {
        expect(whoIsTold({ ...append, ...setting }, all)).toEqual([]);
      }),
    );
  });
});

describe("default recipients", () => {
  it("are well-formed addresses, each once (P-V36)", () => {
    const recipients = ["ops@copperfield.test"];

    expect(addRecipient(recipients, " desk@copperfield.test ")).toEqual({
      result: "added",
      recipients: ["ops@copperfield.test", "desk@copperfield.test"],
    });
    expect(addRecipient(recipients, "not an address")).toEqual({ result: "not-an-address" });
    expect(addRecipient(recipients, "")).toEqual({ result: "not-an-address" });
    expect(addRecipient(recipients, "OPS@copperfield.test")).toEqual({ result: "there-already" });
  });

  it("stay few enough to be read", () => {
    const many = Array.from({ length: recipientsAtMost }, (_, index) => `n${index}@c.test`);

    expect(addRecipient(many, "one@more.test")).toEqual({ result: "too-many" });
    expect(removeRecipient(many, "N0@c.test")).toHaveLength(recipientsAtMost - 1);
  });
});

describe("default actions", () => {
  it("are the specifications' (P-K22)", () => {
    expect(defaultActions).toEqual(["Append", "Replace"]);
  });
});

const append: NotificationSetting = {
  style: "OptIn",
  defaultAction: "Append",
  defaultRecipients: [],
};

function aCandidate(over: Partial<Candidate> = {}): Candidate {
  const id = over.id ?? "somebody";
  return {
    id,
    address: `${id}@copperfield.test`,
    inAudience: true,
    seesNames: true,
    asked: false,
    actor: false,
    ...over,
  };
}
