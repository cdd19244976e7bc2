import { describe, expect, it } from "vitest";
import {
  compareRebuilt,
  isProved,
  type KeptFile,
  type RebuiltFile,
  worstOutcome,
} from "./rebuilt.ts";

describe("a kept file beside its rebuild", () => {
  const kept: KeptFile = { file: "f", parts: "p", content: "c", writerVersion: 2 };
  const rebuilt: RebuiltFile = { file: "f", parts: "p", content: "c", writerVersion: 2 };

  it("is identical byte for byte", () => {
    expect(compareRebuilt(kept, "f", rebuilt)).toBe("identical");
  });

  it("has the same content where only the compressor is another", () => {
    expect(compareRebuilt(kept, "f", { ...rebuilt, file: "g" })).toBe("same-content");
  });

  it("has the same content where another writer says the same in each cell", () => {
    const later = { ...rebuilt, file: "g", parts: "q", writerVersion: 3 };

    expect(compareRebuilt(kept, "f", later)).toBe("same-content");
    expect(compareRebuilt({ ...kept, content: "d" }, "f", later)).toBe("not-comparable");
    expect(compareRebuilt({ file: "f", parts: "p", writerVersion: 2 }, "f", later)).toBe(
      "not-comparable",
    );
  });

  it("is different where the same writer writes something else", () => {
    const other = { ...rebuilt, file: "g", parts: "q", content: "d" };

    expect(compareRebuilt(kept, "f", other)).toBe("different");
  });

  it("was changed or lost in storage, whatever the rebuild gives", () => {
    expect(compareRebuilt(kept, "x", rebuilt)).toBe("file-changed");
    expect(compareRebuilt(kept, "x", { ...rebuilt, file: "x" })).toBe("file-changed");
    expect(compareRebuilt(kept, undefined, rebuilt)).toBe("file-missing");
  });

  it("is vouched for by nothing but its bytes where its own hash wasn't kept", () => {
    const old: KeptFile = { parts: "p", writerVersion: 0 };

    expect(compareRebuilt(old, "f", rebuilt)).toBe("identical");
    expect(compareRebuilt(old, "x", rebuilt)).toBe("not-comparable");
  });
});

describe("several files", () => {
  it("are as bad as the worst of them", () => {
    expect(worstOutcome(["identical", "file-changed", "different"])).toBe("file-changed");
    expect(worstOutcome(["same-content", "identical"])).toBe("same-content");
    expect(worstOutcome([])).toBe("identical");
  });

  it("are proved where each one is", () => {
    const outcomes = ["identical", "same-content"] as const;

    expect([...outcomes, "not-comparable" as const].map(isProved)).toEqual([true, true, false]);
  });
});
