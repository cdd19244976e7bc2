import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { longEnvelopes } from "./long-envelopes.ts";
import { readEnvelope, strangersLimit } from "./read-envelope.ts";

describe("long envelopes", () => {
  it("have places for a few, and for fewer of one network", () => {
    const long = longEnvelopes();
    const bodies = Array.from({ length: 6 }, () => Readable.from([]));
    const networks = ["10.0.0", "10.0.0", "10.0.0", "10.0.1", "10.0.2", "10.0.3"];

    const taken = bodies.map((body, at) => long.enter(body, networks[at] ?? ""));
    for (const body of bodies.slice(0, 1)) long.leave(body);

    expect(taken).toEqual([true, true, false, true, true, false]);
    expect(long.enter(Readable.from([]), "10.0.3")).toBe(true);
  });

  it("are read to their end, whoever sends them, and kept only where there is a place", async () => {
    const long = longEnvelopes({ altogether: 1, fromOneNetwork: 1 });
    const first = bodyOf(strangersLimit * 2);
    const read = (body: Readable, isKnown = true) =>
      readEnvelope(body, {
        mayBeLong: async () => isKnown,
        longest: strangersLimit * 3,
        long,
        network: "10.0.0",
      });

    const kept = await read(first);
    const second = bodyOf(strangersLimit * 2);
    const full = await read(second);
    long.leave(first);
    const longer = await read(bodyOf(strangersLimit * 4));
    const stranger = await read(bodyOf(strangersLimit * 2), false);
    const short = await read(bodyOf(10), false);

    expect(kept).toEqual({ result: "read", envelope: "x".repeat(strangersLimit * 2) });
    expect(second.readableEnded).toBe(true);
    expect([full, longer, stranger]).toEqual([
      { result: "too-many" },
      { result: "too-long" },
      { result: "too-long" },
    ]);
    expect(short).toEqual({ result: "read", envelope: "xxxxxxxxxx" });
  });
});

const bodyOf = (length: number) =>
  Readable.from(
    Array.from({ length: Math.ceil(length / chunk) }, (_, at) =>
      Buffer.alloc(Math.min(chunk, length - at * chunk), "x"),
    ),
  );

const chunk = 65_536;
