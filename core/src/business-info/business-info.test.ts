import { describe, expect, it } from "vitest";
import {
  businessInfoFaults,
  businessInfoMetadata,
  businessInfoOf,
  metadataFaults,
  readBusinessInfo,
} from "./business-info.ts";

describe("businessInfoFaults", () => {
  it.each([
    { name: "", email: "rosa@tidewater.com", faults: { name: "missing" } },
    { name: "   ", email: "rosa@tidewater.com", faults: { name: "missing" } },
    { name: "Tidewater", email: "", faults: { email: "missing" } },
    { name: "Tidewater", email: "rosa", faults: { email: "malformed" } },
    { name: "Tidewater", email: "rosa@tidewater", faults: { email: "no-ending" } },
    { name: "Tidewater", email: "rosa@tidewater.", faults: { email: "no-ending" } },
    { name: "Tidewater", email: "@tidewater", faults: { email: "malformed" } },
    { name: "Tidewater", email: "rosa @tidewater.com", faults: { email: "malformed" } },
  ])("wants a name and an address: “$name”, “$email” (S-U17, S-V6)", ({ faults, ...info }) => {
    expect(businessInfoFaults(info)).toEqual(faults);
  });

  it.each(["<b>Tidewater</b>", "Tide &amp; water", "x".repeat(257)])(
    "refuses a name like “%s” (S-V19)",
    (name) => {
      expect(Object.keys(businessInfoFaults({ name, email: "rosa@tidewater.com" }))).toEqual([
        "name",
      ]);
    },
  );

  it("refuses markup in an address as well", () => {
    const email = "<rosa@tidewater.com>";

    expect(businessInfoFaults({ name: "Tidewater", email })).toEqual({ email: "unsafe" });
  });
});

describe("readBusinessInfo", () => {
  it("takes the spaces around both away (S-V7)", () => {
    expect(readBusinessInfo({ name: " Tidewater ", email: "  rosa@tidewater.com " })).toEqual({
      name: "Tidewater",
      email: "rosa@tidewater.com",
    });
  });

  it("reads nothing that is wrong", () => {
    expect(readBusinessInfo({ name: "Tidewater", email: "rosa" })).toBeUndefined();
  });
});

describe("businessInfoMetadata", () => {
  it("has the specification's names, and is read back from them (S-U18, S-E5)", () => {
    const info = { name: "Tidewater", email: "rosa@tidewater.com" };

    const metadata = businessInfoMetadata(info);

    expect(metadata.map(({ name, value }) => [name, value])).toEqual([
      ["borrowerBusinessName", "Tidewater"],
      ["borrowerBusinessEmail", "rosa@tidewater.com"],
    ]);
    expect(businessInfoOf([{ name: "ein", value: "12", type: "text" }, ...metadata])).toEqual(info);
    expect(businessInfoOf([])).toEqual({ name: "", email: "" });
  });
});

describe("metadataFaults", () => {
  const info = businessInfoMetadata({ name: "Tidewater", email: "rosa@tidewater.com" });
  const ein = { name: "ein", value: "12-3456789", type: "text" };

  it("wants the business's name and address where the lender always collects them (P-E57)", () => {
    expect(metadataFaults([], { collectsBusinessInfo: false })).toEqual([]);
    expect(metadataFaults([ein, ...info], { collectsBusinessInfo: true })).toEqual([]);
    expect(metadataFaults([ein], { collectsBusinessInfo: true })).toEqual([
      { fault: "missing" },
      { fault: "missing" },
    ]);
  });

  it("takes a name once, and an address for an address", () => {
    const entry = (name: string, value: string, type: string) => ({ name, value, type });
    const given = [
      ein,
      entry("contact", "rosa", "email"),
      ein,
      ...info,
      entry("cfo", "a@b.co", "email"),
    ];

    expect(metadataFaults(given, { collectsBusinessInfo: false })).toEqual([
      { index: 1, fault: "malformed" },
      { index: 2, fault: "repeated" },
    ]);
  });

  it("finds markup in anything that was given, and where (S-V19)", () => {
    const hostile = { name: "note", value: "<img src=x>", type: "text" };
    const [name, email] = businessInfoMetadata({ name: "<b>T</b>", email: "rosa" });

    expect(metadataFaults([ein, hostile], { collectsBusinessInfo: false })).toEqual([
      { index: 1, fault: "unsafe" },
    ]);
    expect(
      metadataFaults([ein, ...(name && email ? [name, email] : [])], {
        collectsBusinessInfo: false,
      }),
    ).toEqual([
      { index: 1, fault: "unsafe" },
      { index: 2, fault: "malformed" },
    ]);
  });
});
