import { describe, expect, it } from "vitest";
import { secret, session, submission } from "../testing/answers.ts";
import { isWhole, linkStateOf } from "./link-session.ts";

const firstVisit = { choosesAgain: false, mayShareAgain: false };
const again = { choosesAgain: true, mayShareAgain: true };

describe("linkStateOf", () => {
  it.each([
    { so: "nothing was begun", submissions: [], state: "choosing" },
    { so: "one was left open", submissions: [submission("open")], state: "choosing" },
    { so: "only documents were sent", submissions: [submission("documents")], state: "documents" },
    { so: "books are read", submissions: [submission("importing")], state: "importing" },
    { so: "books were read", submissions: [submission("complete")], state: "complete" },
    { so: "it failed", submissions: [submission("failed")], state: "failed" },
    {
      so: "another was begun after one was read, and left open",
      submissions: [submission("open"), submission("complete")],
      state: "complete",
    },
  ])("is $state when $so", ({ submissions, state }) => {
    expect(linkStateOf(session(submissions), firstVisit)).toBe(state);
  });

  it("lets one choose again after a failure, and after books were read only if that's allowed", () => {
    const read = session([submission("complete")]);

    expect(linkStateOf(session([submission("failed")]), again)).toBe("choosing");
    expect(linkStateOf(session([submission("documents")]), again)).toBe("choosing");
    expect(linkStateOf(read, again)).toBe("choosing");
    expect(linkStateOf(read, { ...again, mayShareAgain: false })).toBe("complete");
  });

  it("lets nobody choose while books are being read", () => {
    expect(linkStateOf(session([submission("importing")]), again)).toBe("importing");
  });
});

describe("isWhole", () => {
  it("takes 32 bytes in base64url, and nothing that was cut or lengthened", () => {
    expect(isWhole(secret)).toBe(true);
    expect(isWhole(secret.slice(0, -1))).toBe(false);
    expect(isWhole(`${secret}.`)).toBe(false);
  });
});
