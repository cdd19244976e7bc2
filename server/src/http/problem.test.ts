import { describe, expect, it } from "vitest";
import { problem, replyInLanguage } from "./problem.ts";

const refusal = problem(415, "media-type", {
  title: "media-type-unreadable",
  detail: { id: "send-media-type", values: { types: "text/csv" } },
});

describe("replyInLanguage", () => {
  it("says a problem and its fields in the caller's language", () => {
    const errors = [
      {
        pointer: "/body/name",
        code: "maxLength",
        description: { id: "too-many-characters", values: { limit: 256 } },
      },
    ] as const;

    expect(replyInLanguage({ ...refusal, body: { ...refusal.body, errors } }, "fr")).toEqual({
      status: 415,
      body: {
        type: "media-type",
        title: "Ne peut pas être lu.",
        status: 415,
        detail: "Envoyez text/csv.",
        description: "Envoyez text/csv.",
        errors: [{ ...errors[0], description: "Contient plus de 256 caractères." }],
      },
    });
  });

  it("keeps what comes beside a problem's texts, and its headers", () => {
    const body = { ...refusal.body, current: { title: "not-found" } };
    const headers = { etag: '"3"' };

    expect(replyInLanguage({ status: 415, body, headers }, "es")).toMatchObject({
      body: { current: { title: "not-found" } },
      headers,
    });
  });

  it.each([
    ["a reply that is no problem", { status: 200, body: { title: "sign-in" } }],
    [
      "a problem that was kept with its sentences",
      { status: 409, body: { type: "taken", title: "Taken.", detail: "Taken.", description: "" } },
    ],
  ])("leaves %s as it is", (_, reply) => {
    expect(replyInLanguage(reply, "fr")).toEqual(reply);
  });
});
