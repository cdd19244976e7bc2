import { HttpResponse, http } from "msw";
import { expect, it } from "vitest";
import { tidewaterId } from "../../testing/a-workspace.ts";
import { server } from "../../testing/bff.ts";
import { prepareConnection } from "./start-collection.ts";

it.each([
  ["is empty", () => HttpResponse.json({ token: "" })],
  ["isn't there", () => HttpResponse.json({})],
  ["is in an answer of nothing", () => HttpResponse.json(null)],
  ["is in an answer without a body", () => new HttpResponse(null, { status: 204 })],
])("takes a token that %s for an unexpected failure (S-A17)", async (_, answered) => {
  server.use(http.post("*/DelegatedAccessTokens", answered));

  await expect(
    prepareConnection(tidewaterId, {
      accountingPackage: "example",
      ground: { kind: "client-access" },
    }),
  ).rejects.toThrow("UnexpectedApiFailure");
});
