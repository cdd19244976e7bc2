import { expect, test } from "vitest";
import { readPatch } from "./json-patch.ts";

const names = ["firstName", "metadata"] as const;

test("a patch gives what it replaces, by our names, whatever the case of its paths (P-A5, X-8)", () => {
  const steps = [
    { op: "replace", path: "/firstname", value: "P" },
    { op: "replace", path: "/Metadata", value: [] },
    { op: "replace", path: "/firstName", value: "Priya" },
  ];

  expect(readPatch(steps, names)).toEqual({ firstName: "Priya", metadata: [] });
});

test("a patch that goes elsewhere, or does something else, is refused as a whole (P-A5)", () => {
  const steps = [
    { op: "replace", path: "/firstName", value: "P" },
    { op: "replace", path: "/emailAddress", value: "p@elsewhere.com" },
    { op: "remove", path: "/metadata" },
    { op: "replace", path: "/__proto__", value: {} },
  ];

  const errors = ["/body/1/path", "/body/2/op", "/body/3/path"].map((pointer) =>
    expect.objectContaining({ pointer }),
  );
  expect(() => readPatch(steps, names)).toThrow(
    expect.objectContaining({
      reply: { status: 400, body: expect.objectContaining({ type: "invalid", errors }) },
    }),
  );
});
