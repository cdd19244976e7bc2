import { SerializedJson } from "@tieout/server/http/serialized-json";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { KeptReplies } from "./kept-replies.ts";

const reply = (letters: number) => SerializedJson.from("x".repeat(letters));

describe("kept replies", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("hold no more bytes than they may, and let go first of what was asked for longest ago", () => {
    const kept = new KeptReplies({ mostBytes: 250, keptForMs: 1_000 });
    const [one, two, three] = [reply(97), reply(97), reply(97)];

    kept.keep("1", one);
    kept.keep("2", two);
    kept.get("1");
    kept.keep("3", three);

    expect([kept.get("1"), kept.get("2"), kept.get("3")]).toEqual([one, undefined, three]);
    expect(kept.bytes).toBe(200);
    kept.keep("4", reply(400));
    expect([kept.get("4"), kept.bytes]).toEqual([undefined, 200]);
  });

  test("count what is kept again under its key once", () => {
    const kept = new KeptReplies({ mostBytes: 300, keptForMs: 1_000 });
    kept.keep("1", reply(97));
    const newer = reply(47);
    kept.keep("1", newer);

    expect([kept.get("1"), kept.bytes]).toEqual([newer, 50]);
  });

  test("leave memory when their time is over, asked for or not", () => {
    const kept = new KeptReplies({ mostBytes: 300, keptForMs: 1_000 });
    kept.keep("1", reply(97));

    vi.advanceTimersByTime(999);
    expect(kept.get("1")).toBeDefined();
    vi.advanceTimersByTime(1);
    expect([kept.get("1"), kept.bytes]).toEqual([undefined, 0]);
  });
});
