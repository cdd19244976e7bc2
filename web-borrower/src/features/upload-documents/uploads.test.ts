import { fileSizeLimit } from "@tieout/web-portal/upload-file";
import { describe, expect, it } from "vitest";
import { aFile } from "../../testing/a-file.ts";
import { nextOf, phaseOf, type Upload, type UploadEvent, uploads } from "./uploads.ts";

describe("uploads", () => {
  it("go one at a time, in the order they were chosen (S-V5)", () => {
    const both = after({ type: "chosen", files: [aFile("a.pdf"), aFile("b.pdf")] });
    const first = nextOf(both);
    const begun = uploads(both, { type: "begun", id: first?.id ?? 0 });

    expect(first?.file.name).toBe("a.pdf");
    expect(nextOf(begun)).toBeUndefined();
    expect(
      nextOf(uploads(begun, { type: "done", id: first?.id ?? 0, documentId: "a" }))?.file.name,
    ).toBe("b.pdf");
  });

  it("are idle, uploading, and then failures or success, with try again (S-T15)", () => {
    const chosen = after({ type: "chosen", files: [aFile("a.pdf")] });
    const begun = uploads(chosen, { type: "begun", id: 1 });
    const sent = uploads(begun, { type: "sent", id: 1, bytes: 1 });
    const failed = uploads(sent, { type: "failed", id: 1, failure: { kind: "cancelled" } });
    const again = uploads(failed, { type: "again", id: 1 });
    const done = uploads(again, { type: "done", id: 1, documentId: "a" });

    expect([[], chosen, begun, sent, failed, again, done].map(phaseOf)).toEqual([
      ...["idle", "uploading", "uploading", "uploading", "failures", "uploading", "success"],
    ]);
  });

  it("refuse 65 MB to the byte before anything is sent (S-V1, S-K1)", () => {
    expect(fileSizeLimit).toBe(68_157_440);
    const chosen = after({
      ...{
        type: "chosen",
        files: [aFile("a.pdf", fileSizeLimit), aFile("b.pdf", fileSizeLimit - 1)],
      },
    });

    expect(chosen.map(({ state }) => state)).toEqual(["failed", "waiting"]);
  });
});

const after = (event: UploadEvent): readonly Upload[] => uploads([], event);
