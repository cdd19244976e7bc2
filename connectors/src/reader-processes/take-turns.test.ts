import { describe, expect, it } from "vitest";
import { takeTurns } from "./process-pool.ts";

describe("takeTurns", () => {
  it("leaves a turn to others, however many files one sender has waiting", async () => {
    const { ask, begun } = aQueue(2);
    for (let file = 0; file < 100; file++) ask(`hostile ${file}`, "hostile");
    await settled();
    expect(begun).toEqual(["hostile 0"]);

    ask("honest", "other");
    await settled();

    expect(begun).toEqual(["hostile 0", "honest"]);
  });

  it("serves senders in turn, and each one's files in the order that they came in", async () => {
    const { ask, begun, finish } = aQueue(1);
    for (const file of ["a1", "a2", "a3", "b1", "b2", "c1"]) ask(file, file[0]);

    for (let file = 0; file < 6; file++) {
      await settled();
      finish();
    }

    expect(begun).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
  });

  it("begins as many as it may where nobody is named, in the order that they came in", async () => {
    const { ask, begun, finish } = aQueue(2);
    for (const file of ["1", "2", "3"]) ask(file);
    await settled();
    expect(begun).toEqual(["1", "2"]);

    finish();
    await settled();

    expect(begun).toEqual(["1", "2", "3"]);
  });

  it("lets a single turn go to whoever is alone", async () => {
    const { ask, begun } = aQueue(1);

    ask("one", "a");
    await settled();

    expect(begun).toEqual(["one"]);
  });
});

function aQueue(atOnce: number) {
  const turns = takeTurns(atOnce);
  const begun: string[] = [];
  const running: (() => void)[] = [];
  return {
    begun,
    ask: (file: string, sender?: string) => {
      void turns.wait(sender).then((end) => {
        begun.push(file);
        running.push(end);
      });
    },
    finish: () => running.shift()?.(),
  };
}

const settled = () => new Promise(setImmediate);
