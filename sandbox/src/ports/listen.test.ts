import { describe, expect, it } from "vitest";
import { freePort, listen } from "./listen.ts";

describe("listen", () => {
  it("takes the next port when another has the one it wanted", async () => {
    const wanted = await freePort(0);
    const first = await listen((_request, reply) => reply.end("first"), wanted);

    const second = await listen((_request, reply) => reply.end("second"), wanted);

    expect(first.port).toBe(wanted);
    expect(second.port).toBeGreaterThan(wanted);
    expect(await (await fetch(second.url)).text()).toBe("second");
    await Promise.all([first.stop(), second.stop(), second.stop()]);
  });

  it("gives up after the last port there is", async () => {
    await expect(freePort(65_536)).rejects.toThrow(RangeError);
  });
});
