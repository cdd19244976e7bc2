import { describe, expect, it } from "vitest";
import { secret, session, submission } from "../testing/answers.ts";
import { isWhole, standingOf } from "./link-session.ts";

const firstVisit = { choosesAgain: false, mayShareAgain: false };
const again = { choosesAgain: true, mayShareAgain: true };

describe("standingOf", () => {
  it.each([
    { so: "nothing was begun", submissions: [], standing: "choosing" },
    { so: "one was left open", submissions: [submission("open")], standing: "choosing" },
    { so: "books are read", submissions: [submission("importing")], standing: "importing" },
    { so: "books were read", submissions: [submission("complete")], standing: "complete" },
    { so: "it failed", submissions: [submission("failed")], standing: "failed" },
    {
      so: "another was begun after one was read, and left open",
      submissions: [submission("open"), submission("complete")],
      standing: "complete",
    },
  ])("is $standing when $so", ({ submissions, standing }) => {
    expect(standingOf(session(submissions), firstVisit)).toBe(standing);
  });

  it("lets one choose again after a failure, and after books were read only if that's allowed", () => {
    const read = session([submission("complete")]);

    expect(standingOf(session([submission("failed")]), again)).toBe("choosing");
    expect(standingOf(read, again)).toBe("choosing");
    expect(standingOf(read, { ...again, mayShareAgain: false })).toBe("complete");
  });

  it("lets nobody choose while books are being read", () => {
    expect(standingOf(session([submission("importing")]), again)).toBe("importing");
  });
});

describe("isWhole", () => {
  it("takes 32 bytes in base64url, and nothing that was cut or lengthened", () => {
    expect(isWhole(secret)).toBe(true);
    expect(isWhole(secret.slice(0, -1))).toBe(false);
    expect(isWhole(`${secret}.`)).toBe(false);
  });
});
