import { describe, expect, it } from "vitest";
import { toMinor } from "../money/money.ts";
import { rememberedIn, typesToForget, typesToRemember } from "./remembered-types.ts";
import type { FileAccountTypes, TypedAccount } from "./typed-account.ts";

describe("types that a workspace remembers", () => {
  const said = account({ id: "a", from: "sender", accountClass: "long_term_debt" });
  const known = typesToRemember(aFile([said]));
  const classIn = (over: Partial<TypedAccount>) =>
    rememberedIn(aFile([account(over)]), known)[0]?.accountClass;

  it("hold for the same number and name, however it's written", () => {
    expect(classIn({ id: "b" })).toBe("long_term_debt");
    expect(classIn({ name: "DÉLTA." })).toBe("long_term_debt");
  });

  it("don't hold by number alone, nor once the name has changed", () => {
    expect(classIn({ name: "Delta deposits" })).toBeUndefined();
  });

  it("hold for the same name in the same block of numbers, and in no other", () => {
    expect(classIn({ number: "2590" })).toBe("long_term_debt");
    expect(classIn({ number: "6590" })).toBeUndefined();
  });

  it("don't hold where the account stands on the other side by more than is material", () => {
    expect(classIn({ balance: toMinor(100_01) })).toBeUndefined();
    expect(classIn({ balance: toMinor(100_00) })).toBe("long_term_debt");
  });

  it("are what senders said, and not that they can't say, nor guesses", () => {
    const others = [
      account({ id: "b", from: "guess" }),
      account({ id: "c", from: "memory" }),
      account({ id: "d", from: "sender", accountClass: "unknown" }),
    ];

    expect(typesToRemember(aFile(others))).toEqual([]);
    expect(known).toEqual([
      { number: "2500", foldedName: "delta", accountClass: "long_term_debt", stood: "credit" },
    ]);
  });

  it("are forgotten once a sender says that they don't know, and not for a guess that nobody knows", () => {
    const unknown = { accountClass: "unknown" } as const;
    const forgotten = (...accounts: TypedAccount[]) => typesToForget(aFile(accounts), known);

    expect(forgotten(account({ from: "sender", ...unknown }))).toEqual(known);
    expect(forgotten(account({ number: "2590", from: "sender", ...unknown }))).toEqual(known);
    expect(forgotten(account({ from: "guess", ...unknown }))).toEqual([]);
    expect(forgotten(account({ from: "memory", accountClass: "long_term_debt" }))).toEqual([]);
    expect(forgotten(account({ number: "6590", from: "sender", ...unknown }))).toEqual([]);
  });

  it("are forgotten wherever the account stands, and kept for another account that they were said of", () => {
    const unknown = { from: "sender", accountClass: "unknown" } as const;
    const turned = account({ balance: toMinor(500_00), ...unknown });
    const renumbered = account({ id: "b", number: "2590", ...unknown });
    const still = account({ from: "memory", accountClass: "long_term_debt" });

    expect(typesToForget(aFile([turned]), known)).toEqual(known);
    expect(typesToForget(aFile([still, renumbered]), known)).toEqual([]);
  });
});

const account = (over: Partial<TypedAccount> = {}): TypedAccount => ({
  ...{ id: "a", number: "2500", name: "Delta", under: [], balance: toMinor(-500_00) },
  ...{ accountClass: "ap", sureness: "unsure", from: "guess" },
  ...over,
});

const aFile = (accounts: readonly TypedAccount[]) =>
  ({ accounts, materiality: toMinor(100_00) }) as FileAccountTypes;
