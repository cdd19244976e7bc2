import { describe, expect, it } from "vitest";
import { businessNameFault } from "./text.ts";

describe("businessNameFault", () => {
  it.each([
    "Tidewater Marine Supply, Inc.",
    "St. Mary’s Bakery",
    "A.B.C. Plumbing",
    "3 Brothers & Co.",
    "Åkesson Måleri AB",
    "J. D. Smith L.L.C.",
    "Acme Co.Ltd",
    "J.Crew",
    "Café No.5",
  ])("takes %s (S-U17)", (name) => {
    expect(businessNameFault(name)).toBeUndefined();
  });

  it.each([
    ["", "missing"],
    ["   ", "missing"],
    ["x".repeat(257), "too-long"],
    ["<b>Acme</b>", "unsafe"],
    ["Win at https://evil.test/now", "address"],
    ["www.evil.test", "address"],
    ["Pay bob@evil.test", "address"],
    ["Visit evil.com now", "address"],
    ["evil.co.uk/win", "address"],
    ["Your invoice is at evil.com.", "address"],
    ["EVIL.COM", "address"],
    ["Pay.Evil.Tk today", "address"],
    ["evil.com.mx", "address"],
    ["pay.bank", "address"],
    ["evil．com", "address"],
    ["evil。com", "address"],
  ] as const)("refuses %j as %s (S-U17)", (name, fault) => {
    expect(businessNameFault(name)).toBe(fault);
  });
});
