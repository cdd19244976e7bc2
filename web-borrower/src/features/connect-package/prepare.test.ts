import { HttpResponse, http } from "msw";
import { expect, it } from "vitest";
import { server } from "../../testing/bff.ts";
import * as given from "../../testing/given.ts";
import { prepare } from "./prepare.ts";

const aPackage = {
  accountingPackage: "example",
  words: { version: 1, language: "en", lines: [], text: "", sha256: "" },
} as const;

it.each([
  ["is empty", () => HttpResponse.json({ token: "" })],
  ["isn't there", () => HttpResponse.json({})],
  ["is in an answer of nothing", () => HttpResponse.json(null)],
  ["is in an answer without a body", () => new HttpResponse()],
])("takes a token that %s for an unexpected failure (S-A17)", async (_, answered) => {
  server.use(http.post("*/DelegatedAccessTokens", answered));
  const { workspaceId, submissionId: openSubmissionId } = given;

  await expect(
    prepare({ workspaceId, submissionRequestId: 7, openSubmissionId }, aPackage),
  ).rejects.toMatchObject({ type: "UnexpectedApiFailure", failed: "failedToLink" });
});
